import type { SituationTexts } from '../situation-texts.ts'

export const courtAndEnemiesSituationTexts = {
  'case-end': {
    outlook: {
      yes: {
        oracle: {
          en: 'The case is likely to come to its end or to a decision between {from} and {to}.',
          hi: 'केस ख़त्म होने या फ़ैसला आने के आसार {from} से {to} के बीच हैं।',
        },
        astra: {
          en: 'The end of these court dates is in sight, I feel; {from} to {to} is when the matter should close.',
          hi: 'तारीख़ों का अंत पास लगता है; {from} से {to} के बीच मामला निपटना चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The case goes on for some time yet; its end looks likelier between {from} and {to}.',
          hi: 'केस अभी कुछ समय चलेगा; ख़त्म होने के आसार {from} से {to} के बीच ज़्यादा हैं।',
        },
        astra: {
          en: 'So many hearings, and still a few more; between {from} and {to} I see the matter coming off your head.',
          hi: 'इतनी पेशियाँ, और अभी कुछ बाक़ी; {from} से {to} के बीच मामला सिर से उतरता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The case moves slowly and no date of its end can be seen; a settlement would close it sooner than a verdict.',
          hi: 'केस धीरे चल रहा है और अंत की तारीख़ नहीं दिखती; फ़ैसले से जल्दी समझौते से निपट सकता है।',
        },
        astra: {
          en: 'I can’t tell you the day it ends; it moves when your lawyer is pressed and when both sides are tired enough to talk.',
          hi: 'अंत का दिन नहीं बताया जा सकता; वकील पर ज़ोर देने और दोनों ओर से बात होने पर ही यह आगे बढ़ेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'The case is not likely to close for the present: save strength and money for a longer road, and hear any fair settlement.',
          hi: 'केस अभी बंद होता नहीं दिखता: लंबे रास्ते के लिए हिम्मत और पैसा बचाएँ, और ठीक समझौता हो तो सुनें।',
        },
        astra: {
          en: 'I know how tired you are of it; the end isn’t near just now, so let the case take its day and keep the other days yours.',
          hi: 'इससे कितनी थकान है, समझ आता है; अंत अभी पास नहीं, इसलिए केस को उसकी तारीख़ का दिन दें, बाक़ी दिन अपने रखें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your lawyer what stage it is at and what is still left: evidence, argument or order.',
        hi: 'वकील से पूछें कि केस किस चरण में है और क्या बाक़ी है: गवाही, बहस या आदेश।',
      },
      {
        en: 'Look the case up on the eCourts site and note each next date yourself.',
        hi: 'ई-कोर्ट की साइट पर केस देखें और अगली तारीख़ ख़ुद लिखें।',
        for: ['meeting'],
      },
      {
        en: 'Have an application made for early hearing, if age, illness or a long delay gives ground for it.',
        hi: 'उम्र, बीमारी या बहुत देरी का आधार हो तो जल्दी सुनवाई की अर्ज़ी लगवाएँ।',
      },
      {
        en: 'Ask about Lok Adalat or mediation: it costs little and can end the matter at once.',
        hi: 'लोक अदालत या मध्यस्थता पूछें: ख़र्च कम है और मामला वहीं ख़त्म हो सकता है।',
      },
    ],
  },
  'others-jail-release': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Release or bail is likely for the one you ask about, and the better time for it is {from} to {to}.',
          hi: 'जिनके लिए पूछा है, उनके छूटने या ज़मानत की उम्मीद अच्छी है; बेहतर समय {from} से {to} तक है।',
        },
        astra: {
          en: 'I see the door opening for your dear one; between {from} and {to} bail or relief from the court should come.',
          hi: 'बंद दरवाज़ा खुलता दिखता है; {from} से {to} के बीच अदालत से राहत मिलनी चाहिए।',
        },
      },
      later: {
        oracle: {
          en: 'The release takes longer than you hope; bail or relief looks likelier between {from} and {to}.',
          hi: 'छूटने में उम्मीद से ज़्यादा समय लगेगा; ज़मानत या राहत {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Not at once, I’m afraid, but the wait has an end: look to {from} till {to} for coming home.',
          hi: 'तुरंत नहीं, पर इस इंतज़ार का अंत है: घर लौटने की उम्मीद {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'Release is possible through a well-made bail plea; your chart shows no clear time, and the court alone decides it.',
          hi: 'अच्छी ज़मानत अर्ज़ी से छूटना मुमकिन है; आपकी कुंडली में साफ़ समय नहीं दिखता, और फ़ैसला अदालत का है।',
        },
        astra: {
          en: 'I can’t name the day they come home; help is there, but it comes through the lawyer’s work and your steady visits.',
          hi: 'घर आने का दिन नहीं बताया जा सकता; मदद है, पर वह वकील के काम और आपके लगे रहने से आएगी।',
        },
      },
      hard: {
        oracle: {
          en: 'Release looks difficult for the present: change or strengthen the lawyer, and go one court higher if bail was refused.',
          hi: 'छूटना अभी मुश्किल दिखता है: वकील बदलें या दूसरा जोड़ें, और ज़मानत ख़ारिज हुई हो तो ऊपर की अदालत जाएँ।',
        },
        astra: {
          en: 'I won’t give you a false date; keep up the visits and your own strength, and let a higher court look at it.',
          hi: 'झूठी तारीख़ देना ठीक नहीं; मिलते रहें, अपनी हिम्मत रखें, और ऊपर की अदालत में अर्ज़ी दें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask the lawyer for the sections, the charge sheet date and when the next bail plea can be made.',
        hi: 'वकील से धाराएँ, आरोप पत्र की तारीख़ और अगली ज़मानत अर्ज़ी का समय पूछें।',
        for: ['meeting'],
      },
      {
        en: 'If you can’t pay, ask the District Legal Services Authority, number 15100, for a free lawyer.',
        hi: 'फ़ीस मुश्किल हो तो ज़िला विधिक सेवा प्राधिकरण से मुफ़्त वकील माँगें, नंबर 15100।',
      },
      {
        en: 'Keep the surety’s papers ready: ID, property paper or salary slip.',
        hi: 'ज़मानतदार के काग़ज़ तैयार रखें: पहचान पत्र, संपत्ति का काग़ज़ या सैलरी स्लिप।',
      },
      {
        en: 'Pay no one who promises release through “contacts”.',
        hi: '“पहचान” से छुड़ाने का वादा करने वाले को पैसे न दें।',
      },
    ],
  },
  'protect-from-enemies': {
    state: {
      favourable: {
        oracle: {
          en: 'You are fairly safe from those who wish you ill: few words, written dealings and an open life will guard you.',
          hi: 'बुरा चाहने वालों से आप काफ़ी सुरक्षित हैं: कम बोलना, लिखित काम और साफ़ जीवन आपको बचाए रखेगा।',
        },
        astra: {
          en: 'Their envy doesn’t reach deep; don’t answer each sting, let your work grow quietly and they tire.',
          hi: 'उनकी जलन ज़्यादा असर नहीं करती; हर चुभन का जवाब न दें, चुपचाप काम बढ़ने दें, वे ख़ुद थक जाएँगे।',
        },
      },
      mixed: {
        oracle: {
          en: 'Guard yourself by distance more than by fighting: share plans and money matters with few, and keep proof of what is said.',
          hi: 'लड़ने से ज़्यादा दूरी से बचाव होगा: योजना और पैसों की बात कम लोगों से करें, और जो कहा जाए उसका सबूत रखें।',
        },
        astra: {
          en: 'Some people near you don’t wish you well, it seems; be polite, tell them little, and lean on the two who are truly yours.',
          hi: 'आस-पास कुछ लोग भला नहीं चाहते, ऐसा लगता है; मीठे रहें, कम बताएँ, और जो दो सच में अपने हैं उन पर भरोसा रखें।',
        },
      },
      patience: {
        oracle: {
          en: 'At present avoid open conflict with those against you: take no step in anger, and bring in an elder, a lawyer or the police where harm is real.',
          hi: 'अभी विरोधियों से खुली लड़ाई से बचें: ग़ुस्से में क़दम न उठाएँ, और सच में नुक़सान हो तो किसी बड़े, वकील या पुलिस को बताएँ।',
        },
        astra: {
          en: 'You needn’t face them alone; keep your own people close, your papers locked, and leave revenge aside, it would cost you more.',
          hi: 'उनका सामना अकेले करना ज़रूरी नहीं; अपनों को पास रखें, काग़ज़ सँभालें, और बदला छोड़ दें, वह महँगा पड़ेगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Keep messages, dates and names of witnesses in one place, out of their reach.',
        hi: 'मैसेज, तारीख़ें और गवाहों के नाम एक जगह रखें, जहाँ उनकी पहुँच न हो।',
      },
      {
        en: 'Tell one elder or officer early, before a small matter grows.',
        hi: 'बात बढ़ने से पहले किसी एक बड़े या अधिकारी को बता दें।',
      },
      {
        en: 'Change the passwords of phone and bank, and keep house papers with someone you trust.',
        hi: 'फ़ोन और बैंक के पासवर्ड बदलें, और ज़रूरी काग़ज़ किसी भरोसे वाले के पास रखें।',
      },
      {
        en: 'When threatened, call 112; for women the helpline is 181.',
        hi: 'धमकी मिले तो 112 पर फ़ोन करें; महिलाओं की हेल्पलाइन 181 है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
