import type { SituationTexts } from '../situation-texts.ts'

export const accusedTexts = {
  'dowry-case': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Relief in the dowry or 498A case is likely, by bail, quashing or settlement, and best between {from} and {to}.',
          hi: 'दहेज या 498A के केस में राहत की उम्मीद है, ज़मानत, केस रद्द होने या समझौते से, सबसे ज़्यादा {from} से {to} के बीच।',
        },
        astra: {
          en: 'I see this case losing its grip on your family; {from} to {to} is when the court or a settlement should bring relief.',
          hi: 'घर पर से इस केस का दबाव हटता दिखता है; {from} से {to} के बीच अदालत या समझौते से राहत मिलनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The case goes on for a time: relief for relatives comes first, and the whole looks likelier to end from {from} to {to}.',
          hi: 'केस कुछ समय चलेगा: पहले रिश्तेदारों को राहत, और पूरा निपटारा {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'It is a long road of dates, I know; between {from} and {to} the 498A matter should turn towards an end.',
          hi: 'तारीख़ों का रास्ता लंबा है; {from} से {to} के बीच 498A का मामला अंत की ओर मुड़ना चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'It ends by mediation or by proof of where each one was on that day; a clear month doesn’t show.',
          hi: 'यह सुलह केंद्र से या उस दिन कौन कहाँ था, इसके सबूत से निपटेगा; साफ़ महीना नहीं दिखता।',
        },
        astra: {
          en: 'It can end well, though no date shows; papers speak for you better than anger, so gather them quietly.',
          hi: 'अंत ठीक हो सकता है, पर तारीख़ नहीं दिखती; ग़ुस्से से बेहतर काग़ज़ बोलेंगे, चुपचाप जुटाएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'It stays hard for the present: get anticipatory bail first, say nothing on the phone, and let the lawyer talk of settlement.',
          hi: 'अभी मुश्किल रहेगा: पहले अग्रिम ज़मानत लें, फ़ोन पर कुछ न कहें, समझौते की बात वकील को करने दें।',
        },
        astra: {
          en: 'To see old parents named in a case is heavy; an arrest is no rule here, police must first send a notice, so go prepared and upright.',
          hi: 'बूढ़े माँ-बाप का नाम केस में देखना भारी है; यहाँ गिरफ़्तारी नियम नहीं, पहले नोटिस आता है, तैयारी के साथ जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Answer the police notice on the day it names, with the lawyer; in such cases arrest without it is not the rule.',
        hi: 'पुलिस का नोटिस आए तो तय दिन वकील के साथ जाएँ; ऐसे केस में बिना नोटिस गिरफ़्तारी नियम नहीं।',
      },
      {
        en: 'Collect proof of place: duty roll, CCTV, tickets, rent papers, chats, and copies in two homes.',
        hi: 'जगह का सबूत जुटाएँ: ड्यूटी, सीसीटीवी, टिकट, किराए के काग़ज़, चैट; एक-एक प्रति दो घरों में रखें।',
      },
      {
        en: 'Relatives who live apart can ask the High Court to strike their names (section 528 BNSS, formerly 482).',
        hi: 'जो रिश्तेदार अलग रहते हैं, वे हाई कोर्ट से नाम हटाने की माँग कर सकते हैं (BNSS 528, पहले 482)।',
      },
      {
        en: 'Return her belongings with a signed list, and ask for mediation in the first hearing.',
        hi: 'उनका सामान सूची पर दस्तख़त लेकर लौटाएँ, और पहली तारीख़ पर ही सुलह केंद्र माँगें।',
      },
      {
        en: 'No message or visit to her home while the case runs; whatever you write is read in court.',
        hi: 'केस चलते उनके घर न जाएँ, न मैसेज करें; लिखा हुआ अदालत में पढ़ा जाएगा।',
      },
    ],
  },
  'cheque-bounce': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The cheque case should end in your side’s favour or in fair terms, and the time for it is {from} to {to}.',
          hi: 'चेक बाउंस का केस आपके हक़ में या ठीक शर्तों पर निपटना चाहिए, समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see an end of these dates between {from} and {to}, most likely across a table with a part of the sum paid.',
          hi: '{from} से {to} के बीच तारीख़ों का अंत दिखता है, ज़्यादा उम्मीद कुछ रक़म देकर आपसी समझौते की है।',
        },
      },
      later: {
        oracle: {
          en: 'The cheque bounce case takes some more dates; an end looks likelier between {from} and {to}.',
          hi: 'चेक बाउंस के केस में कुछ तारीख़ें और लगेंगी; निपटारा {from} से {to} के बीच ज़्यादा दिखता है।',
        },
        astra: {
          en: 'Slow, as such cases are; from {from} to {to} the talk of settlement should become real.',
          hi: 'ऐसे केस धीमे चलते हैं; {from} से {to} के बीच समझौते की बात पक्की होनी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'The case is more about money than about jail: it ends on the day the sum and the instalments are agreed; no month shows.',
          hi: 'यह केस जेल से ज़्यादा पैसे का है: जिस दिन रक़म और किस्तें तय होंगी, उस दिन निपटेगा; महीना नहीं दिखता।',
        },
        astra: {
          en: 'It can be settled, though the date doesn’t show; whoever makes the first written offer mostly ends such a case.',
          hi: 'निपट सकता है, पर तारीख़ नहीं दिखती; ऐसे केस ज़्यादातर पहली लिखित पेशकश से ख़त्म होते हैं।',
        },
      },
      hard: {
        oracle: {
          en: 'Fighting it out looks long and dear just now: settle for instalments before the judge, who may record it at any stage.',
          hi: 'अभी लड़ते रहना लंबा और महँगा दिखता है: जज के सामने किस्तों में समझौता करें, यह किसी भी चरण में हो सकता है।',
        },
        astra: {
          en: 'The fear of jail keeps you awake; it seldom comes to that where one appears on each date and offers to pay.',
          hi: 'जेल का डर सोने नहीं देता; हर तारीख़ पर जाएँ और चुकाने की बात रखें तो वहाँ तक बात कम ही पहुँचती है।',
        },
      },
    },
    advice: [
      {
        en: 'Never miss a date: a warrant comes from absence, not from the debt.',
        hi: 'कोई तारीख़ न छोड़ें: वारंट क़र्ज़ से नहीं, ग़ैर-हाज़िरी से निकलता है।',
        for: ['meeting'],
      },
      {
        en: 'Accused: bail is a right in this case; show the part already paid, and whether the cheque was given as security.',
        hi: 'आप पर केस हो तो ज़मानत मिलती है; जो चुकाया है वह दिखाएँ, और चेक सिक्योरिटी का था तो वह भी।',
      },
      {
        en: 'Complainant: notice within 30 days of the memo, complaint within 30 days after the 15; ask for 20 percent interim payment.',
        hi: 'केस आपका हो तो मेमो से 30 दिन में नोटिस, फिर 15 दिन बाद 30 दिन में केस; 20 प्रतिशत अंतरिम रक़म माँगें।',
      },
      {
        en: 'Ask for Lok Adalat: no fee, and the settlement is final.',
        hi: 'लोक अदालत माँगें: फ़ीस नहीं, और समझौता पक्का होता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
