import type { SituationTexts } from '../situation-texts.ts'

export const debtsOfHomeTexts = {
  'kin-debt-ends': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'They should come out of this debt; the load gets lighter for them between {from} and {to}.',
          hi: 'वे इस क़र्ज़ से निकल आएँगे; {from} से {to} के बीच उनका बोझ हल्का होता दिखता है।',
        },
        astra: {
          en: 'I see their debt going down step by step, most of all between {from} and {to}.',
          hi: 'उनका क़र्ज़ धीरे-धीरे उतरता दिखता है, सबसे ज़्यादा {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'Their debt takes longer than they say; real relief looks likelier from {from} to {to}.',
          hi: 'उनका क़र्ज़ उनके कहे से ज़्यादा समय लेगा; असली राहत {from} से {to} के बीच दिखती है।',
        },
        astra: {
          en: 'Not at once, but it does end for them; look to {from} till {to} for the heavier part to be paid.',
          hi: 'तुरंत नहीं, पर उनका क़र्ज़ उतरेगा; बड़ा हिस्सा {from} से {to} के बीच चुकता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'Their debt goes down only by a written plan with the lender; the date is not in the chart.',
          hi: 'उनका क़र्ज़ देने वाले से लिखित किस्तें बँधवाने पर ही उतरेगा; तारीख़ कुंडली में नहीं दिखती।',
        },
        astra: {
          en: 'They can get free of it, though the month doesn’t show; one list of all they owe will bring it nearer.',
          hi: 'वे इससे निकल सकते हैं, पर महीना नहीं दिखता; सारे क़र्ज़ की एक सूची बने तो वह दिन पास आएगा।',
        },
      },
      hard: {
        oracle: {
          en: 'Left as it is, their debt grows before it shrinks: stop new borrowing and ask for a settlement now.',
          hi: 'ऐसे ही चला तो उनका क़र्ज़ उतरने से पहले बढ़ेगा: नया उधार रुकवाएँ और अभी समझौते की बात करें।',
        },
        astra: {
          en: 'They may be hiding part of it out of shame; ask softly, and don’t put your own gold or house under it.',
          hi: 'शर्म से वे कुछ छिपा रहे हो सकते हैं; नरमी से पूछें, और अपना सोना या घर इसके नीचे न रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Sit with them and list every lender, rate and due date; what is hidden costs the most.',
        hi: 'साथ बैठकर हर देने वाला, ब्याज और तारीख़ लिखें; जो छिपा है वही सबसे महँगा है।',
        for: ['loan', 'meeting'],
      },
      {
        en: 'Help with time and food rather than by signing: a signature makes the debt yours.',
        hi: 'दस्तख़त करके नहीं, समय और राशन से मदद करें: दस्तख़त से क़र्ज़ आपका हो जाता है।',
      },
      {
        en: 'Ask the bank together for a longer term or a one-time settlement, in writing.',
        hi: 'साथ जाकर बैंक से लंबी किस्तें या एकमुश्त समझौता लिखित में माँगें।',
        for: ['meeting'],
      },
      {
        en: 'Close the card or the app that keeps lending to them.',
        hi: 'जो कार्ड या ऐप बार-बार उधार देता है, उसे बंद करवाएँ।',
      },
    ],
  },
  'lender-at-door': {
    outlook: {
      yes: {
        oracle: {
          en: 'You should get free of these lenders; the load eases between {from} and {to}.',
          hi: 'इन देनदारियों से छुटकारा मिलना चाहिए; बोझ {from} से {to} के बीच हल्का होगा।',
        },
        astra: {
          en: 'The knocking at your door ends, I feel; from {from} to {to} the principal itself begins to go down.',
          hi: 'दरवाज़े की यह दस्तक बंद होगी; {from} से {to} के बीच मूल भी उतरने लगेगा।',
        },
      },
      later: {
        oracle: {
          en: 'It takes a while: interest first, principal later, and the real relief from {from} to {to}.',
          hi: 'समय लगेगा: पहले ब्याज, फिर मूल, और असली राहत {from} से {to} के बीच।',
        },
        astra: {
          en: 'Hold on a little longer; {from} to {to} is when one lender after another can be closed.',
          hi: 'थोड़ा और धीरज रखें; {from} से {to} के बीच एक-एक करके देने वाले निपटेंगे।',
        },
      },
      slow: {
        oracle: {
          en: 'Free of them you get by turning costly private debt into one bank loan, not by paying interest for ever.',
          hi: 'ब्याज भरते रहने से नहीं, महँगे उधार को बैंक के एक क़र्ज़ में बदलने से छूटेंगे।',
        },
        astra: {
          en: 'You can get free, one lender at a time, though no month shows; the smallest one closed first gives the family breath.',
          hi: 'एक-एक करके छुटकारा मिल सकता है, पर महीना नहीं दिखता; सबसे छोटा उधार पहले बंद हो तो घर को साँस मिलेगी।',
        },
      },
      hard: {
        oracle: {
          en: 'It won’t end by paying interest on interest: stop new borrowing, and get a settlement talked out with witnesses.',
          hi: 'ब्याज पर ब्याज भरने से यह नहीं निपटेगा: नया उधार रोकें और गवाहों के सामने हिसाब तय कराएँ।',
        },
        astra: {
          en: 'You owe money, not your peace or your good name; nobody may threaten you for it, and there are people who will stand by you.',
          hi: 'देना पैसा है, अपना चैन या इज़्ज़त नहीं; इसके लिए कोई धमका नहीं सकता, और साथ देने वाले हैं।',
        },
      },
    },
    advice: [
      {
        en: 'Recovery people may come between 8 and 7 in the day only; threats and calls to relatives go to the police at 112 or the RBI ombudsman.',
        hi: 'वसूली वाले सुबह 8 से शाम 7 तक ही आ सकते हैं; धमकी या रिश्तेदारों को फ़ोन करें तो पुलिस (112) या RBI लोकपाल को बताएँ।',
      },
      {
        en: 'Loan apps: check the name in the RBI list, stop app permissions, keep screenshots, and pay only to the lender’s own account.',
        hi: 'लोन ऐप हो तो RBI की सूची में नाम देखें, ऐप की अनुमति बंद करें, स्क्रीनशॉट रखें, और पैसा कंपनी के खाते में ही दें।',
        for: ['loan'],
      },
      {
        en: 'Private lender: write principal, rate and all you paid; lending without a licence is punishable in most states.',
        hi: 'साहूकार हो तो मूल, ब्याज और दिया हुआ पैसा लिखें; बिना लाइसेंस ब्याज पर देना ज़्यादातर राज्यों में जुर्म है।',
        for: ['loan'],
      },
      {
        en: 'Group loan: ask the branch, not the field agent, for fewer and longer instalments.',
        hi: 'समूह का लोन हो तो फ़ील्ड वाले से नहीं, शाखा से छोटी और लंबी किस्तें माँगें।',
        for: ['loan'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
