import type { SituationTexts } from '../situation-texts.ts'

export const debtsAndDuesTexts = {
  'which-loan-first': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Close the one with the highest interest first; you have the strength now to be rid of it entirely.',
          hi: 'जिसका ब्याज सबसे ज़्यादा है, पहले वही बंद करें; अभी उसे पूरा उतारने की ताक़त है।',
        },
        astra: {
          en: 'The costly one first, and at one stroke if you can; the lightness will carry you to the next.',
          hi: 'महँगा वाला पहले, हो सके तो एक ही बार में; वही हल्कापन अगले तक ले जाएगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'Credit card and private lender first, gold next, car after that, home last: the interest decides, and not the size.',
          hi: 'क्रेडिट कार्ड और साहूकार पहले, फिर सोना, फिर गाड़ी, घर सबसे आख़िर: फ़ैसला रक़म नहीं, ब्याज करता है।',
        },
        astra: {
          en: 'If two cost alike, close the smaller; one letter less each month is peace too.',
          hi: 'दो का ब्याज बराबर हो तो छोटा वाला बंद करें; महीने की एक किस्त कम होना भी चैन है।',
        },
      },
      patience: {
        oracle: {
          en: 'Keep three months’ expenses in hand before you close any, for the time is tight; then the costliest by parts.',
          hi: 'समय तंग है, पहले तीन महीने का ख़र्च हाथ में रखें; फिर सबसे महँगा टुकड़ों में चुकाएँ।',
        },
        astra: {
          en: 'Don’t empty the house to please a bank; pay the minimum on all, and the little extra on the worst.',
          hi: 'बैंक को ख़ुश करने में घर ख़ाली न करें; सब पर न्यूनतम दें, और जो थोड़ा बचे, सबसे बुरे पर।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Write each loan on one line: rate, balance, last date; the highest rate goes on top.',
        hi: 'हर क़र्ज़ एक पंक्ति में लिखें: ब्याज दर, बाक़ी, तारीख़; सबसे ऊँची दर सबसे ऊपर।',
        for: ['loan', 'meeting'],
      },
      {
        en: 'Where a thing can be lost, gold or the farm’s limit, keep its date above all.',
        hi: 'जिसमें चीज़ जा सकती हो, सोना या खेत की लिमिट, उसकी तारीख़ सबसे पहले रखें।',
        for: ['meeting'],
      },
      { en: 'Ask for no-dues in writing when one is closed.', hi: 'एक बंद हो तो नो-ड्यूज़ लिखित में लें।' },
    ],
  },
  'loan-waiver': {
    outlook: {
      yes: {
        oracle: {
          en: 'Some relief on the loan is possible, and {from} to {to} is the time to look for it.',
          hi: 'क़र्ज़ में कुछ राहत मुमकिन है, और इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'A little of the weight is lifted, I feel, between {from} and {to}; see that your papers are in the list.',
          hi: '{from} से {to} के बीच बोझ कुछ हल्का होता लगता है; देखें कि सूची में काग़ज़ पूरे हों।',
        },
      },
      later: {
        oracle: {
          en: 'Don’t build on a waiver soon; relief looks likelier between {from} and {to}, perhaps as a settlement.',
          hi: 'जल्दी माफ़ी पर भरोसा न करें; राहत {from} से {to} के बीच ज़्यादा दिखती है, शायद समझौते के रूप में।',
        },
        astra: {
          en: 'Not with this crop; hope for {from} till {to}, and keep the account alive till then.',
          hi: 'इस फ़सल पर नहीं; {from} से {to} की उम्मीद रखें, तब तक खाता चालू रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'A waiver is the government’s to give and no chart shows it; restructuring can be had by asking.',
          hi: 'माफ़ी देना सरकार का काम है, कुंडली नहीं दिखाती; किस्तें नई बँधवाना माँगने से मिल सकता है।',
        },
        astra: {
          en: 'I can’t promise forgiveness of a loan; ask the bank for longer time, that door is open.',
          hi: 'माफ़ी का वादा नहीं किया जा सकता; बैंक से ज़्यादा समय माँगें, वह दरवाज़ा खुला है।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t wait for it: what is left unpaid in hope grows; pay the interest at least, and claim for the crop.',
          hi: 'इसके इंतज़ार में न रहें: उम्मीद में छोड़ा क़र्ज़ बढ़ता है; कम से कम ब्याज दें, और फ़सल का दावा करें।',
        },
        astra: {
          en: 'When field and purse both are empty it is hard to breathe; go to the bank before it comes to you.',
          hi: 'खेत और जेब दोनों ख़ाली हों तो साँस भारी होती है; बैंक आए, उससे पहले आप जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Ask at the branch whether your account falls under any present scheme, and get the answer written.',
        hi: 'शाखा में पूछें कि खाता किसी चालू योजना में आता है या नहीं, जवाब लिखित लें।',
      },
      {
        en: 'Report crop loss within 72 hours under the crop insurance.',
        hi: 'फ़सल का नुक़सान 72 घंटे में फ़सल बीमा में दर्ज कराएँ।',
      },
      {
        en: 'Keep KCC renewed in time; the low interest goes when it lapses.',
        hi: 'KCC समय पर नवीनीकृत रखें; चूकने पर कम ब्याज चला जाता है।',
      },
      {
        en: 'Ask about a one-time settlement if it is already overdue.',
        hi: 'खाता पहले से बक़ाया हो तो एकमुश्त समझौता पूछें।',
      },
    ],
  },
  guarantor: {
    outlook: {
      yes: {
        oracle: {
          en: 'You are likely to come out of it; the turn looks to be between {from} and {to}.',
          hi: 'इससे निकलने के आसार हैं; मोड़ {from} से {to} के बीच दिखता है।',
        },
        astra: {
          en: 'The weight that isn’t yours gets lighter, I feel, from {from} to {to}.',
          hi: 'जो बोझ आपका नहीं, वह {from} से {to} के बीच हल्का होता लगता है।',
        },
      },
      later: {
        oracle: {
          en: 'It drags on for some time; a way out looks likelier between {from} and {to}.',
          hi: 'कुछ समय खिंचेगा; रास्ता {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'They won’t pay of themselves yet; between {from} and {to} pressure begins to tell.',
          hi: 'वे अभी ख़ुद नहीं चुकाएँगे; {from} से {to} के बीच दबाव असर करेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It ends by a settlement with the bank rather than by the other’s conscience; no date shows.',
          hi: 'यह सामने वाले की ईमानदारी से नहीं, बैंक से समझौते से निपटेगा; तारीख़ नहीं दिखती।',
        },
        astra: {
          en: 'I can’t say when they pay; act as if they won’t, and be glad if they do.',
          hi: 'वे कब देंगे, यह नहीं कहा जा सकता; मानकर चलें कि नहीं देंगे, दे दें तो अच्छा।',
        },
      },
      hard: {
        oracle: {
          en: 'If you are only thinking of signing, don’t; if you have signed, expect the bank to come to you, and go to it first.',
          hi: 'दस्तख़त अभी न हुए हों तो न करें; हो चुके हों तो बैंक आप तक आएगा, आप पहले जाएँ।',
        },
        astra: {
          en: 'Trust was used, and that hurts more than the money; save your name with the bank first, then settle with the person.',
          hi: 'भरोसे का फ़ायदा उठाया गया, यह पैसे से ज़्यादा चुभता है; पहले बैंक में अपना नाम बचाएँ, फिर उनसे निपटें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the bank in writing what is due, and for notice to the borrower first.',
        hi: 'बैंक से लिखित में बक़ाया पूछें, और पहले क़र्ज़दार को नोटिस की माँग करें।',
      },
      {
        en: 'What you pay for them you may claim from them in law; keep each receipt.',
        hi: 'उनके लिए जो भरें, उनसे क़ानूनन वसूला जा सकता है; हर रसीद रखें।',
      },
      { en: 'Check your CIBIL report this month.', hi: 'इसी महीने अपनी CIBIL रिपोर्ट देखें।' },
      {
        en: 'Agents may not threaten or come at night; complain to the bank’s ombudsman.',
        hi: 'एजेंट धमका नहीं सकते, न रात को आ सकते हैं; बैंक लोकपाल को शिकायत करें।',
      },
    ],
  },
  'bonus-comes': {
    outlook: {
      yes: {
        oracle: {
          en: 'The bonus should come, and {from} to {to} is its stretch.',
          hi: 'बोनस मिलना चाहिए, और उसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see that extra line on your slip between {from} and {to}.',
          hi: '{from} से {to} के बीच पर्ची पर वह अतिरिक्त पंक्ति दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'It is put off a little; payment looks likelier between {from} and {to}.',
          hi: 'थोड़ा टलेगा; भुगतान {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Not on the day they said; look to {from} till {to}, and spend it only then.',
          hi: 'जिस दिन कहा था उस दिन नहीं; {from} से {to} देखें, और ख़र्च तभी करें।',
        },
      },
      slow: {
        oracle: {
          en: 'A part is likelier than the whole; the chart gives neither sum nor day.',
          hi: 'पूरे से ज़्यादा कुछ हिस्से के आसार हैं; कुंडली न रक़म बताती है, न दिन।',
        },
        astra: {
          en: 'No date shows; keep it out of your budget, and let it be a gift when it comes.',
          hi: 'तारीख़ नहीं दिखती; इसे बजट में न गिनें, आए तो तोहफ़ा समझें।',
        },
      },
      hard: {
        oracle: {
          en: 'Don’t count on it this time: plan the fees and instalments without it.',
          hi: 'इस बार इस पर भरोसा न रखें: फ़ीस और किस्तें इसके बिना सोचें।',
        },
        astra: {
          en: 'You earned it, and it may still be cut; ask once for the rule by which it is reckoned.',
          hi: 'मेहनत आपकी थी, फिर भी कट सकता है; एक बार पूछें कि हिसाब किस नियम से है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask HR for the date and the formula in one mail.',
        hi: 'एक मेल में HR से तारीख़ और हिसाब पूछें।',
        for: ['office', 'meeting'],
      },
      {
        en: 'Bring your targets with proof to your manager a month before.',
        hi: 'महीना भर पहले अपने लक्ष्य सबूत के साथ मैनेजर को दिखाएँ।',
        for: ['office'],
      },
      { en: 'Don’t resign before it is in the account.', hi: 'खाते में आने से पहले इस्तीफ़ा न दें।' },
    ],
  },
} as const satisfies Record<string, SituationTexts>
