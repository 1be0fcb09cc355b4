import type { SituationTexts } from '../situation-texts.ts'

export const goldAndPolicyTexts = {
  'gold-now': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Buying gold or silver suits you now: take it in small parts over some months, and for keeping, not for a quick gain.',
          hi: 'सोना-चाँदी लेना आपके लिए अभी ठीक है: थोड़ा-थोड़ा कई महीनों में लें, और रखने के लिए, जल्दी मुनाफ़े के लिए नहीं।',
        },
        astra: {
          en: 'Gold stays well with you; buy a little this season with money that is truly spare, and let it lie.',
          hi: 'सोना आपके पास टिकता है; इस मौसम में सच में फ़ालतू पैसे से थोड़ा लें, और पड़ा रहने दें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Take half of what you have in mind now and the rest in some months; where the price goes nobody can tell you.',
          hi: 'जितना सोचा है उसका आधा अभी लें, बाक़ी कुछ महीने बाद; भाव कहाँ जाएगा, यह कोई नहीं बता सकता।',
        },
        astra: {
          en: 'For a wedding buy by and by, gram by gram; for gain alone I’d not hurry, the rate runs without asking us.',
          hi: 'शादी के लिए हो तो ग्राम-ग्राम जोड़ते जाएँ; सिर्फ़ मुनाफ़े के लिए जल्दी न करें।',
        },
      },
      patience: {
        oracle: {
          en: 'Hold back for now: buy only what a fixed date needs, and nothing on loan or out of the monthly expenses.',
          hi: 'अभी हाथ रोकें: तय तारीख़ के लिए जितना ज़रूरी हो उतना ही लें, उधार पर या महीने के ख़र्च से नहीं।',
        },
        astra: {
          en: 'Don’t run after a rising rate just now; keep your ready money, you may want it before you want gold.',
          hi: 'चढ़ते भाव के पीछे अभी न भागें; नक़द पास रखें, सोने से पहले उसकी ज़रूरत पड़ सकती है।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'For saving take coins, a gold fund or ETF rather than ornaments: making charges of 10 to 20 percent don’t come back.',
        hi: 'बचत के लिए गहने से बेहतर सिक्का, गोल्ड फ़ंड या ETF है: 10 से 20 प्रतिशत बनवाई वापस नहीं मिलती।',
      },
      {
        en: 'Buy hallmarked with the HUID number, and keep the bill.',
        hi: 'HUID नंबर वाला हॉलमार्क ही लें, और बिल रखें।',
      },
      {
        en: 'Keep gold and silver together below a fifth of what you have saved.',
        hi: 'सोना-चाँदी मिलाकर कुल बचत के पाँचवें हिस्से से कम रखें।',
        for: ['meeting'],
      },
      {
        en: 'For a daughter’s wedding fix grams for each year, not rupees.',
        hi: 'बेटी की शादी के लिए हर साल रुपये नहीं, ग्राम तय करें।',
        for: ['parent', 'wedding'],
      },
    ],
  },
  'policy-keep-or-buy': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Cover for the life of whoever earns comes first, and cheaply: a term plan; an old policy that has run long, rather keep.',
          hi: 'पहले कमाने वाले के जीवन का बीमा, वह भी सस्ता: टर्म प्लान; पुरानी पॉलिसी लंबी चल चुकी हो तो उसे चलने दें।',
        },
        astra: {
          en: 'Your home has a good hand over it; give it a plain insurance and let savings go elsewhere, each does its work better.',
          hi: 'घर पर हाथ अच्छा है; सादा बीमा लें और बचत अलग रखें, दोनों अपना काम बेहतर करेंगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'Neither buy nor surrender at the agent’s pace: ask for the surrender value and the return in writing, and decide in two weeks.',
          hi: 'एजेंट की जल्दी में न लें, न बंद करें: सरेंडर वैल्यू और रिटर्न लिखित में लें, और दो हफ़्ते में तय करें।',
        },
        astra: {
          en: 'I’d stop putting new money into it and let the old one lie, until the figures are before you on one sheet.',
          hi: 'जब तक आँकड़े एक काग़ज़ पर सामने न हों, नया पैसा न डालें और पुरानी को पड़ी रहने दें।',
        },
      },
      patience: {
        oracle: {
          en: 'No new long policy for now: a premium you can’t pay for twenty years is lost money; keep the one that covers life.',
          hi: 'अभी कोई लंबी पॉलिसी न लें: जो किस्त बीस साल न भर सकें, वह पैसा डूबता है; जान का बीमा करने वाली रखें।',
        },
        astra: {
          en: 'Don’t sign to please a friend or a relative; say you need a month, a good plan will still be there.',
          hi: 'दोस्त या रिश्तेदार का मन रखने को दस्तख़त न करें; एक महीना माँगें, अच्छा प्लान बाद में भी मिलेगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Less than three years paid: closing may be cheaper; more than half paid: making it “paid-up” often loses less.',
        hi: 'तीन साल से कम भरा हो तो बंद करना सस्ता पड़ सकता है; आधे से ज़्यादा भरा हो तो “paid-up” कराने में कम घाटा है।',
      },
      {
        en: 'Life cover of ten to fifteen times the yearly income by a term plan, taken on the insurer’s own site.',
        hi: 'साल की आमदनी का दस-पंद्रह गुना टर्म बीमा, कंपनी की अपनी साइट से।',
      },
      {
        en: 'A daughter under ten: Sukanya is for her saving, insurance for the earning parent.',
        hi: 'बेटी दस साल से छोटी हो तो उसकी बचत सुकन्या में, बीमा कमाने वाले माँ-बाप का।',
        for: ['parent'],
      },
      {
        en: 'A new policy can be given back within thirty days; write and keep the receipt.',
        hi: 'नई पॉलिसी तीस दिन में लौटाई जा सकती है; लिखकर दें और पावती रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
