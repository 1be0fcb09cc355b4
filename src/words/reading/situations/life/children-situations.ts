import type { SituationTexts } from '../situation-texts.ts'

export const childrenSituationTexts = {
  'pregnant-now': {
    state: {
      favourable: {
        oracle: {
          en: 'For these months of pregnancy the chart is calm and on your side; go by your doctor’s word in everything of the body.',
          hi: 'गर्भ के इन महीनों के लिए कुंडली शांत है और आपके साथ है; शरीर की हर बात में डॉक्टर की सुनें।',
        },
        astra: {
          en: 'I see good support around you and the little one, so breathe easy and keep every check-up.',
          hi: 'आपके और नन्हे मेहमान के साथ अच्छा सहारा दिखता है, मन हल्का रखें और हर जाँच समय पर कराएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'The chart shows these months as steady with some tired days, and nothing in it to be afraid of; your doctor leads here.',
          hi: 'ये महीने कुल मिलाकर ठीक दिखते हैं, बीच में कुछ थके हुए दिन हो सकते हैं; डरने की कोई बात कुंडली में नहीं, राह डॉक्टर दिखाएँगे।',
        },
        astra: {
          en: 'Some days will feel heavy and most will not; nothing in your chart asks you to be afraid for the baby.',
          hi: 'कुछ दिन भारी लगेंगे, ज़्यादातर नहीं; बच्चे को लेकर डरने की कोई बात कुंडली नहीं कहती।',
        },
      },
      patience: {
        oracle: {
          en: 'These months ask for rest and company, and the chart says nothing about the baby that should frighten you; keep close to your doctor.',
          hi: 'ये महीने आराम और अपनों का साथ माँगते हैं; बच्चे को लेकर डराने वाली कोई बात कुंडली में नहीं, डॉक्टर के संपर्क में रहें।',
        },
        astra: {
          en: 'Be gentle with yourself, let others carry the load, and let the doctor answer each worry; your chart gives no cause for fear.',
          hi: 'ख़ुद पर बोझ न लें, काम दूसरों को बाँट दें और हर चिंता डॉक्टर से पूछें; कुंडली डर की कोई वजह नहीं देती।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write your questions down before each check-up and ask all of them.',
        hi: 'हर जाँच से पहले अपने सवाल लिख लें और सब पूछ लें।',
      },
      {
        en: 'Keep the hospital’s number and a packed bag ready, and tell two people at home where it is.',
        hi: 'अस्पताल का नंबर और एक भरा हुआ बैग तैयार रखें, और घर में दो लोगों को बता दें।',
      },
      {
        en: 'Bleeding, strong pain or less movement of the baby: go to the hospital at once, without waiting for anybody’s advice.',
        hi: 'ख़ून आए, तेज़ दर्द हो या बच्चे की हलचल कम लगे, तो किसी से पूछे बिना तुरंत अस्पताल जाएँ।',
      },
    ],
  },
  'childless-years': {
    outlook: {
      yes: {
        oracle: {
          en: 'After this long wait, the chart does support a child, and the better time for it is {from} to {to}.',
          hi: 'इतने लंबे इंतज़ार के बाद कुंडली संतान के पक्ष में है, और इसके लिए बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I know how long you have waited; a child does look possible for you, and the hopeful time is {from} to {to}.',
          hi: 'इतने साल का इंतज़ार आसान नहीं होता; आपके लिए संतान की उम्मीद दिखती है, और {from} से {to} तक का समय अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'The chart leaves a child possible after this wait, though not at once; the hopeful stretch is {from} to {to}.',
          hi: 'इंतज़ार के बाद संतान की उम्मीद है, पर तुरंत नहीं; आशा का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A little more patience is asked of you; for a child, {from} to {to} looks kinder than now.',
          hi: 'थोड़ा और सब्र रखना होगा; संतान के लिए अभी से बेहतर समय {from} से {to} तक दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A child is not ruled out after these years, but the chart marks no clear time and leaves much to treatment.',
          hi: 'इन सालों के बाद भी संतान की उम्मीद बाक़ी है, पर कोई साफ़ समय नहीं दिखता; बहुत कुछ इलाज पर है।',
        },
        astra: {
          en: 'The door to a child is not closed for you; I see no fixed time, so let a good doctor’s advice lead.',
          hi: 'संतान की उम्मीद टूटी नहीं है; पक्का समय नहीं दिखता, इसलिए अच्छे डॉक्टर की सलाह से चलें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart gives a child little support, which is a reading and no verdict on your body; the doctor knows more.',
          hi: 'अभी कुंडली संतान में कम साथ देती है; यह सिर्फ़ कुंडली की बात है, शरीर की बात डॉक्टर ज़्यादा जानते हैं।',
        },
        astra: {
          en: 'This waiting hurts, and just now I see no easy support for a child; it says nothing against you, and doctors see further here.',
          hi: 'यह इंतज़ार दुखता है, और अभी संतान के लिए आसान रास्ता नहीं दिखता; इसमें आपकी कोई कमी नहीं, यहाँ डॉक्टर ज़्यादा बता सकते हैं।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A child’s coming late is nobody’s fault; the chart shows only what slows it, and the cause in the body is for a doctor to find.',
        hi: 'बच्चा देर से होना किसी की ग़लती नहीं; कुंडली सिर्फ़ देरी दिखाती है, शरीर में वजह क्या है यह डॉक्टर ही बता सकते हैं।',
      },
      astra: {
        en: 'Please don’t take the blame for this wait for a child: it is not your karma or anyone’s curse, only a delay in the chart.',
        hi: 'बच्चे में देरी का इल्ज़ाम अपने ऊपर मत लीजिए: यह न किसी का श्राप है न आपका पाप, कुंडली में बस देरी है।',
      },
    },
    advice: [
      {
        en: 'Let both husband and wife be tested together: in many couples the cause is found in the man, or in neither.',
        hi: 'जाँच पति-पत्नी दोनों की साथ कराएँ: कई बार वजह पुरुष में होती है, या दोनों में नहीं होती।',
        for: ['untested-couple', 'spouse', 'couple', 'meeting'],
      },
      {
        en: 'Ask the fertility doctor for the chances of each step in your own case before you pay for it.',
        hi: 'हर इलाज से पहले डॉक्टर से पूछें कि आपके मामले में उससे कितनी उम्मीद है, तब पैसे दें।',
      },
      {
        en: 'Decide between the two of you what relatives are told, and let one short answer do for everyone.',
        hi: 'आपस में तय कर लें कि रिश्तेदारों से कितना कहना है, और सबको एक ही छोटा जवाब दें।',
        for: ['couple'],
      },
      {
        en: 'Keep some days of the month free of talk about it, only for each other.',
        hi: 'महीने में कुछ दिन ऐसे रखें जब इस बात की चर्चा न हो, बस एक-दूसरे का साथ हो।',
      },
    ],
  },
  'ivf-result': {
    state: {
      favourable: {
        oracle: {
          en: 'No chart can foretell the result of an IVF cycle, but yours does support children, so go into it with good hope.',
          hi: 'IVF का नतीजा कोई कुंडली नहीं बता सकती, पर आपकी कुंडली संतान के पक्ष में है, इसलिए अच्छी उम्मीद रखें।',
        },
        astra: {
          en: 'I can’t promise you how this IVF will end, nobody can; the chart does stand with you on children, so hope is right.',
          hi: 'IVF सफल होगा, यह वादा कोई नहीं कर सकता; पर संतान के मामले में कुंडली साथ देती है, इसलिए मन में आस रखें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The result of an IVF cycle is not read from a chart; on children yours is mixed, so keep hope, and strength for a second try.',
          hi: 'IVF का नतीजा कुंडली से नहीं पढ़ा जाता; संतान में आपकी कुंडली मिली-जुली है, इसलिए उम्मीद भी रखें और दूसरी कोशिश की हिम्मत भी।',
        },
        astra: {
          en: 'Whether this IVF works I can’t tell you for sure; the chart shows hope and delay together, so don’t let one cycle decide everything.',
          hi: 'यह IVF सफल होगा या नहीं, पक्का नहीं कहा जा सकता; उम्मीद और देरी दोनों दिखती हैं, इसलिए एक ही बार पर सब कुछ न टिकाएँ।',
        },
      },
      patience: {
        oracle: {
          en: 'An IVF result rests on medicine and not on a chart; yours asks for patience with children, so trust your doctor’s figures over mine.',
          hi: 'IVF का नतीजा इलाज पर है, कुंडली पर नहीं; संतान में आपकी कुंडली सब्र माँगती है, इसलिए डॉक्टर की बात को ज़्यादा मानें।',
        },
        astra: {
          en: 'My dear, an IVF cycle is beyond what a chart can see; mine would say be patient, but your doctor’s word counts far more.',
          hi: 'IVF की बात कुंडली से बाहर है; कुंडली सब्र रखने को कहती है, पर यहाँ डॉक्टर की बात कहीं ज़्यादा मायने रखती है।',
        },
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Ask the clinic for its results with couples of your age, and how many cycles it advises for you.',
        hi: 'क्लिनिक से पूछें कि आपकी उम्र के लोगों में कितनी सफलता मिली है, और आपके लिए कितनी कोशिशें ठीक हैं।',
        for: ['couple'],
      },
      {
        en: 'Fix before you begin how many tries your money and your heart can take.',
        hi: 'शुरू करने से पहले तय कर लें कि पैसे और मन दोनों से कितनी कोशिशें हो पाएँगी।',
      },
      {
        en: 'Tell only one or two people the date of the test, so that you need not face questions that day.',
        hi: 'टेस्ट की तारीख़ एक-दो लोगों को ही बताएँ, ताकि उस दिन सबके सवाल न झेलने पड़ें।',
        for: ['meeting'],
      },
      {
        en: 'Keep taking what the doctor has written, on time, and ask the doctor before adding any home remedy.',
        hi: 'डॉक्टर की लिखी चीज़ें समय पर लेते रहें, और कोई घरेलू नुस्खा जोड़ने से पहले डॉक्टर से पूछें।',
      },
    ],
  },
  'second-child': {
    outlook: {
      yes: {
        oracle: {
          en: 'A second child is likely, and the time that suits it best is {from} to {to}.',
          hi: 'दूसरे बच्चे की उम्मीद अच्छी है, और इसके लिए सबसे अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Yes, I see room in your home for a second child, and {from} to {to} is a good time to plan it.',
          hi: 'हाँ, घर में दूसरे बच्चे की जगह बनती दिखती है; {from} से {to} तक का समय सोचने के लिए अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'A second child looks better a little later than now; plan it for {from} to {to}.',
          hi: 'दूसरा बच्चा अभी के बजाय थोड़ा बाद में बेहतर है; {from} से {to} तक का समय सोचें।',
        },
        astra: {
          en: 'Give your first one some more time; for a second child {from} to {to} looks kinder.',
          hi: 'पहले बच्चे को थोड़ा और समय दें; दूसरे बच्चे के लिए {from} से {to} तक का समय ज़्यादा अच्छा है।',
        },
      },
      slow: {
        oracle: {
          en: 'A second child is possible, but the chart marks no special time; health and the two of you decide it.',
          hi: 'दूसरा बच्चा हो सकता है, पर कुंडली कोई ख़ास समय नहीं दिखाती; सेहत और आप दोनों की इच्छा से तय होगा।',
        },
        astra: {
          en: 'It can happen, though no month stands out for a second child; go by your strength, your money and the doctor.',
          hi: 'हो सकता है, पर दूसरे बच्चे के लिए कोई ख़ास महीना नहीं दिखता; ताक़त, ख़र्च और डॉक्टर की सलाह देखकर चलें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart does not favour planning a second child; let health and savings come first.',
          hi: 'अभी दूसरे बच्चे की योजना के लिए समय साथ नहीं देता; पहले सेहत और बचत देख लें।',
        },
        astra: {
          en: 'I would not hurry a second child just now; the one you have needs you, and your body and purse need rest.',
          hi: 'दूसरे बच्चे के लिए अभी जल्दी न करें; जो है उसे आपकी ज़रूरत है, और तन और जेब को भी थोड़ा आराम चाहिए।',
        },
      },
    },
    advice: [
      {
        en: 'Ask a doctor what gap between the two is right for the mother’s health.',
        hi: 'माँ की सेहत के लिए दोनों बच्चों में कितना अंतर ठीक है, यह डॉक्टर से पूछें।',
      },
      {
        en: 'Write down together what a second child would cost in school and care, before you decide.',
        hi: 'फ़ैसले से पहले साथ बैठकर लिखें कि दूसरे बच्चे की देखभाल और पढ़ाई में कितना लगेगा।',
        for: ['parent', 'leaving', 'meeting'],
      },
      {
        en: 'Settle who will look after the older child in the first months.',
        hi: 'पहले कुछ महीने बड़े बच्चे को कौन सँभालेगा, यह पहले तय कर लें।',
        for: ['parent'],
      },
    ],
  },
  adoption: {
    outlook: {
      yes: {
        oracle: {
          en: 'Adopting a child is well supported by the chart, and the papers are likeliest to move between {from} and {to}.',
          hi: 'बच्चा गोद लेने में कुंडली साथ देती है, और काग़ज़ी काम {from} से {to} के बीच आगे बढ़ने की उम्मीद है।',
        },
        astra: {
          en: 'Yes, adopt with an open heart; for a child to come home this way, {from} to {to} looks good.',
          hi: 'हाँ, खुले मन से गोद लें; इस तरह बच्चे के घर आने के लिए {from} से {to} तक का समय अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'Adoption is favoured, though the waiting list takes its time; the better stretch is {from} to {to}.',
          hi: 'गोद लेने की बात बनती है, पर सूची में समय लगेगा; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Put your name down for adoption now and be patient; a child is likelier to come home between {from} and {to}.',
          hi: 'गोद लेने के लिए नाम अभी लिखा दें और सब्र रखें; {from} से {to} के बीच बच्चे के घर आने की उम्मीद ज़्यादा है।',
        },
      },
      slow: {
        oracle: {
          en: 'Adoption is possible for you, but the chart marks no clear time, and the waiting may be long.',
          hi: 'गोद लेना हो सकता है, पर साफ़ समय नहीं दिखता, और इंतज़ार लंबा हो सकता है।',
        },
        astra: {
          en: 'You can go ahead with adoption; only be ready for a long wait, as I see no clear time.',
          hi: 'गोद लेने की ओर बढ़ना ठीक है; बस लंबे इंतज़ार के लिए तैयार रहें, कोई तय समय नहीं दिखता।',
        },
      },
      hard: {
        oracle: {
          en: 'The chart sees hurdles in adoption at present; use the time to bring the whole family to one mind.',
          hi: 'अभी गोद लेने में अड़चनें दिखती हैं; तब तक पूरे परिवार को एक राय पर लाएँ।',
        },
        astra: {
          en: 'Adoption looks uphill just now; first let everyone at home agree, for the child’s sake.',
          hi: 'गोद लेने का रास्ता अभी मुश्किल दिखता है; परिवार में सबकी हाँ हो, बच्चे के लिए यही ज़रूरी है।',
        },
      },
    },
    advice: [
      {
        en: 'Register on the CARA portal yourself, and give money to no agent who promises a child soon.',
        hi: 'CARA पोर्टल पर ख़ुद रजिस्ट्रेशन करें, और जल्दी बच्चा दिलाने वाले किसी एजेंट को पैसे न दें।',
        for: ['parent'],
      },
      {
        en: 'Keep income proof, medical report, marriage and address papers ready for the home visit.',
        hi: 'घर की जाँच के लिए आय, मेडिकल, शादी और पते के काग़ज़ तैयार रखें।',
      },
      {
        en: 'Talk to a family that has adopted; they will tell you what the first year is like.',
        hi: 'किसी ऐसे परिवार से बात करें जिसने बच्चा गोद लिया हो; शुरू का समय कैसा होता है, वे बता देंगे।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
