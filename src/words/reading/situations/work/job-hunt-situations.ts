import type { SituationTexts } from '../situation-texts.ts'

export const jobHuntSituationTexts = {
  'interview-rejections': {
    outlook: {
      yes: {
        oracle: {
          en: 'After these rejections an interview is likely to turn into an offer between {from} and {to}.',
          hi: 'इतने रिजेक्शन के बाद {from} से {to} के बीच कोई इंटरव्यू ऑफ़र में बदलने की उम्मीद अच्छी है।',
        },
        astra: {
          en: 'The “no” you keep hearing doesn’t look final; between {from} and {to} one of these interviews can be yours.',
          hi: 'बार-बार की “ना” आख़िरी नहीं दिखती; {from} से {to} के बीच कोई एक इंटरव्यू आपका हो सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'A few more interviews may go without result; the time when you are more likely to be selected is {from} to {to}.',
          hi: 'कुछ इंटरव्यू और ख़ाली जा सकते हैं; चुने जाने का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'Don’t count these rejections against yourself; your better chance comes between {from} and {to}, so prepare for it now.',
          hi: 'इन रिजेक्शन को अपनी कमी न मानें; बेहतर मौक़ा {from} से {to} तक है, तैयारी अभी से रखें।',
        },
      },
      slow: {
        oracle: {
          en: 'The interviews can bring an offer, but through a change in how and where you apply, not through more of the same.',
          hi: 'इंटरव्यू से नौकरी मिल सकती है, पर आवेदन का तरीक़ा और जगह बदलने से, वही दोहराने से नहीं।',
        },
        astra: {
          en: 'You are not far off; a referral or a smaller company may say yes where the big ones keep saying no.',
          hi: 'बात ज़्यादा दूर नहीं है; जहाँ बड़ी कंपनियाँ मना करती हैं, वहाँ जान-पहचान या छोटी कंपनी हाँ कह सकती है।',
        },
      },
      hard: {
        oracle: {
          en: 'Selection in interviews is difficult at present, so take interim or contract work rather than waiting for the right offer.',
          hi: 'अभी इंटरव्यू में चुना जाना मुश्किल दिखता है; सही ऑफ़र के इंतज़ार में बैठने से अच्छा है कोई अस्थायी काम ले लें।',
        },
        astra: {
          en: 'This stretch of rejections may last a little; please take some smaller work meanwhile, so that your courage stays.',
          hi: 'रिजेक्शन का यह दौर कुछ और चल सकता है; तब तक कोई छोटा काम पकड़ लें, ताकि हिम्मत बनी रहे।',
        },
      },
    },
    advice: [
      {
        en: 'After each interview write down the two questions that went badly, and practise them aloud before the next.',
        hi: 'हर इंटरव्यू के बाद वे दो सवाल लिख लें जो अच्छे नहीं गए, और अगले से पहले बोलकर अभ्यास करें।',
      },
      {
        en: 'If you reach the HR round and fall there, ask somebody in that field what pay and notice are usual.',
        hi: 'HR राउंड तक पहुँचकर बात टूटती हो, तो उस काम के किसी जानकार से पूछें कि कितनी तनख़्वाह और नोटिस आम है।',
        for: ['office'],
      },
      {
        en: 'Do one mock interview with a friend who will be honest, and watch the recording once.',
        hi: 'किसी साफ़ बोलने वाले दोस्त के साथ एक बार नक़ली इंटरव्यू करें, और रिकॉर्डिंग एक बार देखें।',
      },
      {
        en: 'Ask for three referrals this week instead of sending thirty applications.',
        hi: 'तीस जगह आवेदन भेजने के बजाय तीन लोगों से रेफ़रल माँगें।',
      },
    ],
  },
  'after-gap': {
    outlook: {
      yes: {
        oracle: {
          en: 'Work after your break is likely, and doors open most easily between {from} and {to}.',
          hi: 'ब्रेक के बाद काम मिलने की उम्मीद अच्छी है; सबसे आसानी से रास्ता {from} से {to} के बीच खुलता है।',
        },
        astra: {
          en: 'Yes, I see you back at work; the gap will be asked about, and between {from} and {to} your answer is likely to be accepted.',
          hi: 'हाँ, काम पर वापसी दिखती है; गैप पूछा जाएगा, पर {from} से {to} के बीच आपका जवाब मान लिया जाएगा, ऐसा लगता है।',
        },
      },
      later: {
        oracle: {
          en: 'Your return to work after the gap may take a while yet; the better time for an offer is {from} to {to}.',
          hi: 'गैप के बाद वापसी में थोड़ा समय लग सकता है; ऑफ़र का बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'It won’t be the first place you try; between {from} and {to} someone is likely to value you in spite of the gap.',
          hi: 'पहली ही जगह शायद न हो; {from} से {to} के बीच गैप के बावजूद आपकी क़द्र करने वाला मिल सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'You can return after the gap, but probably through a smaller post or part-time work first.',
          hi: 'गैप के बाद वापसी हो सकती है, पर शायद पहले किसी छोटे पद या पार्ट टाइम काम से।',
        },
        astra: {
          en: 'Start small and you can come back: one course, one short job, and the gap soon matters less.',
          hi: 'छोटे से शुरू करें तो वापसी हो सकती है: एक कोर्स, एक छोटा काम, फिर गैप की बात पीछे रह जाती है।',
        },
      },
      hard: {
        oracle: {
          en: 'A full-time post straight after the gap looks difficult now; freelance or contract work is the likelier way in.',
          hi: 'गैप के तुरंत बाद पूरी नौकरी अभी मुश्किल दिखती है; फ्रीलांस या ठेके के काम से रास्ता ज़्यादा आसान है।',
        },
        astra: {
          en: 'I don’t see the old kind of job returning at once; something smaller can still bring back your income and confidence.',
          hi: 'पुराने जैसी नौकरी एकदम लौटती नहीं दिखती; कोई छोटा काम भी कमाई और भरोसा लौटा सकता है।',
        },
      },
    },
    advice: [
      {
        en: 'Explain the gap in one honest sentence and go on to what you can do today.',
        hi: 'गैप को एक सच्चे वाक्य में बताएँ और आगे इस पर आएँ कि आज क्या काम आता है।',
      },
      {
        en: 'Finish one short recognised course, so that the newest line of your resume is fresh.',
        hi: 'एक छोटा मान्य कोर्स पूरा करें, ताकि रिज़्यूमे की सबसे ऊपर की लाइन नई हो।',
        for: ['career', 'office'],
      },
      {
        en: 'Call former colleagues first: they know your work and don’t mind the gap.',
        hi: 'पहले पुराने साथियों को फ़ोन करें: उन्हें आपका काम पता है, गैप से फ़र्क नहीं पड़ता।',
      },
      {
        en: 'Look for companies with return-to-work programmes and say clearly what hours suit you.',
        hi: 'ऐसी कंपनियाँ देखें जहाँ वापसी के लिए अलग प्रोग्राम हैं, और साफ़ कहें कि कौन-सा समय ठीक रहेगा।',
      },
    ],
  },
  'home-or-office': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Work from home is likely to be open to you, and the time to ask or apply for it is {from} to {to}.',
          hi: 'घर से काम मिलने की उम्मीद अच्छी है; इसके लिए कहने या आवेदन करने का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I lean to home for you: between {from} and {to} a remote or home-based arrangement can really come.',
          hi: 'मेरा झुकाव घर से काम की ओर है: {from} से {to} के बीच ऐसा काम सचमुच मिल सकता है।',
        },
      },
      later: {
        oracle: {
          en: 'The office stays for now; work from home is more likely between {from} and {to}.',
          hi: 'अभी ऑफ़िस ही रहेगा; घर से काम की संभावना {from} से {to} के बीच ज़्यादा है।',
        },
        astra: {
          en: 'You may have to go in for some time yet; between {from} and {to} they are likelier to let you work from home.',
          hi: 'अभी कुछ समय ऑफ़िस जाना पड़ सकता है; {from} से {to} के बीच घर से काम की बात बन सकती है।',
        },
      },
      slow: {
        oracle: {
          en: 'A mix of home and office is likelier than work from home alone.',
          hi: 'पूरा घर से काम मिलने से ज़्यादा संभावना आधा घर, आधा ऑफ़िस की है।',
        },
        astra: {
          en: 'I see a middle way for you: some days at home, some at the office, if you ask for it.',
          hi: 'आपके लिए बीच का रास्ता दिखता है: कुछ दिन घर, कुछ दिन ऑफ़िस, माँगने पर।',
        },
      },
      hard: {
        oracle: {
          en: 'For now the office is the surer place for your growth and pay; work from home has little support.',
          hi: 'फ़िलहाल तरक़्क़ी और तनख़्वाह के लिए ऑफ़िस ज़्यादा पक्का है; घर से काम के आसार कम हैं।',
        },
        astra: {
          en: 'I would not leave a steady office job for home just now; the work there carries you better.',
          hi: 'अभी जमी हुई ऑफ़िस की नौकरी घर के काम के लिए न छोड़ें; वहाँ का काम आपको ज़्यादा सँभालता है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask for two fixed days at home as a trial, and show what got done on them.',
        hi: 'हफ़्ते में दो तय दिन घर से काम की इजाज़त आज़माने के लिए माँगें, और दिखाएँ कि उन दिनों क्या पूरा हुआ।',
      },
      {
        en: 'Never pay any fee for a home-based job: real employers don’t take money.',
        hi: 'घर बैठे काम के लिए कभी कोई फ़ीस न दें: असली कंपनी पैसा नहीं माँगती।',
      },
      {
        en: 'Count what travel, food and rent cost you before you compare the two salaries.',
        hi: 'दोनों तनख़्वाह मिलाने से पहले आना-जाना, खाना और किराया जोड़ लें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
