import type { SituationTexts } from '../situation-texts.ts'

export const parenthoodSituationTexts = {
  'ivf-time': {
    outlook: {
      yes: {
        oracle: {
          en: 'IVF has good support from {from} to {to}, so plan the cycle for that stretch, with your doctor’s advice on the month.',
          hi: 'आईवीएफ के लिए {from} से {to} तक का समय अच्छा है, महीना डॉक्टर की सलाह से इसी में रखें।',
        },
        astra: {
          en: 'For the IVF I’d choose {from} to {to}; hope is with you then, and let the clinic fix the day.',
          hi: 'आईवीएफ के लिए {from} से {to} तक का समय लें; तब उम्मीद अच्छी है, दिन क्लिनिक तय करे।',
        },
      },
      later: {
        oracle: {
          en: 'The chart is kinder to IVF from {from} to {to}; but if the doctor says your age or reports cannot wait, the doctor goes first.',
          hi: 'आईवीएफ के लिए {from} से {to} तक का समय ज़्यादा अच्छा है; पर उम्र या रिपोर्ट के कारण डॉक्टर रुकने को मना करें तो उन्हीं की सुनें।',
        },
        astra: {
          en: 'If you can choose, take the IVF between {from} and {to}; should the clinic want it sooner, don’t hold it back for the stars.',
          hi: 'चुनना हाथ में हो तो आईवीएफ {from} से {to} के बीच कराएँ; क्लिनिक पहले कहे तो सितारों के लिए न रोकें।',
        },
      },
      slow: {
        oracle: {
          en: 'IVF can be tried without waiting, as the chart marks no better time; here age and reports count for more than months.',
          hi: 'आईवीएफ बिना रुके हो सकता है, कोई बेहतर समय नहीं दिखता; यहाँ महीने से ज़्यादा उम्र और रिपोर्ट मायने रखती हैं।',
        },
        astra: {
          en: 'I see no special month for the IVF, so go when your body, purse and doctor agree.',
          hi: 'आईवीएफ का कोई ख़ास महीना नहीं दिखता, इसलिए जब शरीर, पैसा और डॉक्टर तीनों हाँ कहें, तब कराएँ।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the chart gives IVF little push, so if the doctor allows it prepare well first and take the cycle a little later.',
          hi: 'अभी कुंडली आईवीएफ को कम सहारा देती है, इसलिए डॉक्टर कहें तो पहले अच्छी तैयारी करें और साइकल थोड़ा बाद में लें।',
        },
        astra: {
          en: 'Just now I would strengthen the body and the purse before the IVF, unless your doctor says that it cannot wait.',
          hi: 'अभी आईवीएफ से पहले शरीर और पैसों को मज़बूत करना अच्छा है, बशर्ते डॉक्टर रुकने से मना न करें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the clinic for its own success rate at your age, and for the full cost of one cycle in writing.',
        hi: 'क्लिनिक से आपकी उम्र में उनकी सफलता दर और एक साइकल का पूरा ख़र्च लिखित में पूछें।',
      },
      {
        en: 'Have both partners tested before the cycle, not the woman alone.',
        hi: 'साइकल से पहले दोनों की जाँच कराएँ, सिर्फ़ पत्नी की नहीं।',
        for: ['untested-couple'],
      },
      {
        en: 'See that the clinic is registered under the ART Act, and take a second opinion if one has failed.',
        hi: 'देखें कि क्लिनिक ART क़ानून में रजिस्टर हो, और पहले असफल रहा हो तो दूसरी राय लें।',
      },
      {
        en: 'Tell few people the dates; questions from relatives make the wait heavier.',
        hi: 'तारीख़ें कम लोगों को बताएँ; रिश्तेदारों के सवाल इंतज़ार को भारी करते हैं।',
      },
    ],
  },
  'baby-now-or-later': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Planning a baby now is supported rather than waiting: the good time for it is {from} to {to}.',
          hi: 'बच्चे की योजना टालने के बजाय अभी बनाना ठीक है: अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I would not wait with the baby; {from} to {to} looks glad and well supported for you both.',
          hi: 'बच्चे के लिए रुकने की ज़रूरत नहीं लगती; {from} से {to} तक का समय दोनों के लिए अच्छा है।',
        },
      },
      later: {
        oracle: {
          en: 'A little later suits the baby better than now: plan for the stretch from {from} to {to}.',
          hi: 'बच्चे के लिए अभी से थोड़ा बाद का समय बेहतर है: {from} से {to} के बीच की योजना बनाएँ।',
        },
        astra: {
          en: 'Give yourselves some time first; for a baby {from} until {to} is kinder, if your ages allow the wait.',
          hi: 'पहले थोड़ा समय अपने लिए लें; बच्चे के लिए {from} से {to} तक का समय ज़्यादा अच्छा है, अगर उम्र इजाज़त दे।',
        },
      },
      slow: {
        oracle: {
          en: 'Now or later, the chart shows no difference for a baby, so let age, health and work decide.',
          hi: 'अभी या बाद में, बच्चे के लिए कुंडली फ़र्क नहीं दिखाती, इसलिए उम्र, सेहत और काम देखकर तय करें।',
        },
        astra: {
          en: 'I see no clear time for the baby, which leaves you free: begin when the two of you truly want it.',
          hi: 'बच्चे के लिए कोई तय समय नहीं दिखता, यानी फ़ैसला खुला है: जब दोनों का मन सच में हो, तब शुरू करें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present waiting a little with the baby is easier on you; use the time for health and savings, and ask a doctor how long is safe.',
          hi: 'अभी बच्चे के लिए थोड़ा रुकना आसान रहेगा; तब तक सेहत और बचत देखें, और डॉक्टर से पूछें कि कितना रुकना ठीक है।',
        },
        astra: {
          en: 'I’d wait with the baby just now, unless your doctor says time is short; calm first, then the cradle.',
          hi: 'अभी बच्चे के लिए रुकना अच्छा लगता है, जब तक डॉक्टर न कहें कि समय कम है; पहले सुकून, फिर पालना।',
        },
      },
    },
    advice: [
      {
        en: 'See a gynaecologist together once before you decide; an AMH and thyroid test tells how long you can wait.',
        hi: 'तय करने से पहले दोनों एक बार डॉक्टर से मिलें; AMH और थायरॉइड की जाँच से पता चलता है कि कितना रुका जा सकता है।',
        for: ['leaving', 'meeting'],
      },
      {
        en: 'Begin folic acid and stop smoking and drinking some months before, both of you, as the doctor says.',
        hi: 'डॉक्टर की सलाह से फ़ोलिक एसिड शुरू करें, और दोनों सिगरेट-शराब पहले से छोड़ दें।',
        for: ['couple'],
      },
      {
        en: 'Ask about maternity cover: many policies pay only after a waiting time.',
        hi: 'मैटरनिटी बीमा पूछ लें: कई पॉलिसी कुछ समय बाद ही पैसा देती हैं।',
      },
      {
        en: 'Talk about who stays at home, and for how long, before and not after.',
        hi: 'घर पर कौन रहेगा और कितने दिन, यह पहले तय करें, बाद में नहीं।',
      },
    ],
  },
  'after-miscarriage': {
    outlook: {
      yes: {
        oracle: {
          en: 'After this loss a child is still well supported in your chart, and the hopeful time is {from} to {to}.',
          hi: 'इस दुख के बाद भी कुंडली में संतान की अच्छी उम्मीद है, और आस का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The miscarriage was not the end of it; I see hope of a child again between {from} and {to}.',
          hi: 'मिसकैरेज से बात ख़त्म नहीं हुई; {from} से {to} के बीच संतान की उम्मीद फिर दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'After the miscarriage the body and the chart both ask for time; a child is better supported from {from} to {to}.',
          hi: 'मिसकैरेज के बाद शरीर और कुंडली दोनों थोड़ा समय माँगते हैं; संतान के लिए {from} से {to} तक का समय बेहतर है।',
        },
        astra: {
          en: 'Rest and mend first after the loss; from {from} to {to} hope stands on firmer ground.',
          hi: 'इस दुख के बाद पहले आराम करें; {from} से {to} तक उम्मीद ज़्यादा पक्की है।',
        },
      },
      slow: {
        oracle: {
          en: 'A child after the miscarriage is possible; the chart marks no time, so go by your doctor’s word on when to try.',
          hi: 'मिसकैरेज के बाद संतान हो सकती है; कोई समय नहीं दिखता, इसलिए कब कोशिश करें, डॉक्टर से पूछें।',
        },
        astra: {
          en: 'I can’t name the month, but one loss or two do not close this door; most who lose a baby do have one later.',
          hi: 'महीना बताना मुश्किल है, पर ऐसे दुख से रास्ता बंद नहीं होता; ज़्यादातर को बाद में संतान होती है।',
        },
      },
      hard: {
        oracle: {
          en: 'After the miscarriage the chart asks for patience at present; heal first, have the cause looked for, and try when the doctor agrees.',
          hi: 'मिसकैरेज के बाद अभी कुंडली धीरज माँगती है; पहले सेहत सँभालें, वजह की जाँच कराएँ, डॉक्टर कहें तब कोशिश करें।',
        },
        astra: {
          en: 'Don’t hurry the next try after this loss; your body and heart need kindness now, and the hope can wait for you.',
          hi: 'इस दुख के बाद अगली कोशिश की जल्दी न करें; अभी शरीर और मन को आराम चाहिए, उम्मीद आपका इंतज़ार कर लेगी।',
        },
      },
    },
    why: {
      oracle: {
        en: 'A miscarriage is nobody’s fault, not your work, food or a stair climbed; most come from chance in the first weeks, and doctors can test the rest.',
        hi: 'मिसकैरेज किसी की ग़लती नहीं, न काम, न खाना, न सीढ़ी चढ़ना; ज़्यादातर यह शुरू के हफ़्तों में अपने आप होता है, बाक़ी की जाँच डॉक्टर कर सकते हैं।',
      },
      astra: {
        en: 'You did not cause the miscarriage, neither by anything you did nor by any karma; there are causes doctors can look for.',
        hi: 'मिसकैरेज आपकी वजह से नहीं हुआ, न किसी काम से, न किसी कर्म से; इसकी वजहें डॉक्टर जाँच सकते हैं।',
      },
    },
    advice: [
      {
        en: 'After two losses ask for the recurrent-loss tests for both: thyroid, APLA, sugar, karyotype.',
        hi: 'दो बार ऐसा हुआ हो तो दोनों की जाँच कराएँ: थायरॉइड, APLA, शुगर, कैरियोटाइप।',
        for: ['untested-couple'],
      },
      {
        en: 'Ask your doctor how long to wait before the next try, and rest without guilt.',
        hi: 'अगली कोशिश से पहले कितना रुकना है, डॉक्टर से पूछें, और बिना अपराधबोध आराम करें।',
      },
      {
        en: 'Talk of it with each other; partners grieve differently, and silence is read as coldness.',
        hi: 'आपस में इस पर बात करें; दोनों का दुख अलग-अलग होता है, और चुप्पी रूखापन लगती है।',
      },
      {
        en: 'If the sadness stays for weeks, Tele-MANAS 14416 listens free of cost, day and night.',
        hi: 'उदासी हफ़्तों तक रहे तो टेली-मानस 14416 पर दिन-रात मुफ़्त बात हो सकती है।',
      },
    ],
  },
  'child-own-choice': {
    state: {
      favourable: {
        oracle: {
          en: 'Your child’s own choice of partner is likely to turn out well, so meet that family with an open mind.',
          hi: 'बच्चे की अपनी पसंद का रिश्ता अच्छा निकलने के आसार हैं, इसलिए उस परिवार से खुले मन से मिलें।',
        },
        astra: {
          en: 'I think your child has chosen better than you fear; say you will meet them, before you say no.',
          hi: 'लगता है बच्चे की पसंद आपके डर से बेहतर है; ना कहने से पहले एक बार मिल लें।',
        },
      },
      mixed: {
        oracle: {
          en: 'The partner your child has chosen deserves an honest look: the chart is in the middle, so check calmly and decide together.',
          hi: 'बच्चे की पसंद को एक बार ईमानदारी से देखना चाहिए: कुंडली बीच की है, तो शांति से जाँचें और साथ मिलकर तय करें।',
        },
        astra: {
          en: 'Neither a quick blessing nor a hard no: meet the one your child loves twice, then speak your worries openly.',
          hi: 'न जल्दी आशीर्वाद, न सीधी ना: बच्चे की पसंद से दो बार मिलें, फिर अपनी चिंता खुलकर कहें।',
        },
      },
      patience: {
        oracle: {
          en: 'Your chart asks your child to wait with this choice; ask for time rather than forbid it, since force drives them closer.',
          hi: 'कुंडली इस पसंद में बच्चे के लिए थोड़ा रुकना ठीक मानती है; रोकने के बजाय समय माँगें, ज़ोर देने से बात और बिगड़ती है।',
        },
        astra: {
          en: 'I’d ask your child to slow down with this marriage, kindly; a closed door now could cost you the closeness.',
          hi: 'बच्चे से प्यार से कहें कि इस शादी में जल्दी न करे; अभी सख़्ती करने से आपस का लगाव जा सकता है।',
        },
      },
    },
    isOfAnother: true,
    tells: 'reasons',
    advice: [
      {
        en: 'Let your child tell the whole story once without interruption; ask your questions after it.',
        hi: 'बच्चे को एक बार बिना टोके पूरी बात कहने दें; सवाल बाद में पूछें।',
        for: ['parent'],
      },
      {
        en: 'Check what can be checked: job, age, debts, habits; caste and gossip tell you nothing of these.',
        hi: 'जो जाँचा जा सके वह जाँचें: नौकरी, उम्र, क़र्ज़, आदतें; जात और अफ़वाह से यह पता नहीं चलता।',
      },
      {
        en: 'Agree on a waiting time in which they stay in touch openly, and nothing is done in secret.',
        hi: 'कुछ समय रुकने पर सहमति बनाएँ, जिसमें मिलना खुलकर हो, छुपकर कुछ नहीं।',
      },
      {
        en: 'Keep relatives out until you and your husband or wife are of one mind.',
        hi: 'जब तक पति-पत्नी एक राय न हों, रिश्तेदारों को बीच में न लाएँ।',
        for: ['spouse'],
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
