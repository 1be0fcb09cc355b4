import type { SituationTexts } from '../situation-texts.ts'

export const laterRoadTexts = {
  'family-pension': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'The family pension is likely to start, or to start again, between {from} and {to}.',
          hi: 'पारिवारिक पेंशन {from} से {to} के बीच शुरू, या फिर से चालू, होने की उम्मीद है।',
        },
        astra: {
          en: 'What was left for the family should reach the passbook between {from} and {to}, I feel.',
          hi: 'जो घर के लिए छोड़ा गया है, वह {from} से {to} के बीच पासबुक तक पहुँचता दिखता है।',
        },
      },
      later: {
        oracle: {
          en: 'Something in the papers wants correcting before the family pension moves: {from} to {to} is likelier.',
          hi: 'पहले एक काग़ज़ और ठीक होगा: पारिवारिक पेंशन {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'They will send you once more to another counter; between {from} and {to} it looks done.',
          hi: 'एक बार और दूसरी खिड़की पर भेजेंगे; {from} से {to} के बीच काम होता दिखता है।',
        },
      },
      slow: {
        oracle: {
          en: 'The right to it is there, but the office is slow and no time stands out: it hangs on one name or one certificate.',
          hi: 'हक़ है, पर दफ़्तर धीमा है और समय साफ़ नहीं: बात किसी एक नाम या एक प्रमाण पत्र पर रुकी है।',
        },
        astra: {
          en: 'I can’t see their register; ask which one paper is missing, and get the answer with a stamp on it.',
          hi: 'उनका रजिस्टर नहीं दिखता; पूछें कि कौन सा एक काग़ज़ कम है, और जवाब मुहर के साथ लें।',
        },
      },
      hard: {
        oracle: {
          en: 'At present the family pension looks stuck: put the claim in writing with a receipt, and live on another income until it moves.',
          hi: 'अभी पारिवारिक पेंशन अटकी दिखती है: दावा रसीद के साथ लिखित में दें, और चलने तक घर का ख़र्च दूसरी आमदनी पर रखें।',
        },
        astra: {
          en: 'It isn’t right that you must stand in line for this; take somebody younger along, and don’t go twice for the same paper.',
          hi: 'इसके लिए लाइन में लगना पड़े, यह ठीक नहीं; किसी छोटे को साथ ले जाएँ, और एक काग़ज़ के लिए दो बार न जाएँ।',
        },
      },
    },
    advice: [
      {
        en: 'Give the claim (Form 14) with the death certificate, the PPO and both names as they stand in the service book.',
        hi: 'दावा (फ़ॉर्म 14) मृत्यु प्रमाण पत्र, PPO और सेवा पुस्तिका वाले नाम के साथ दें।',
        for: ['retirement'],
      },
      {
        en: 'Do the life certificate by face on the phone (Jeevan Pramaan) or at the bank, once a year and in time.',
        hi: 'जीवन प्रमाण पत्र हर साल समय पर फ़ोन से (जीवन प्रमाण ऐप) या बैंक में करवाएँ।',
      },
      {
        en: 'For a wrong name, ask for the correction of the PPO through the office of the last posting, with an affidavit.',
        hi: 'नाम ग़लत हो तो आख़िरी तैनाती वाले दफ़्तर से, शपथ पत्र के साथ, PPO में सुधार करवाएँ।',
        for: ['office'],
      },
      {
        en: 'If a month passes without an answer, file it on CPENGRAMS and keep the number.',
        hi: 'महीने भर जवाब न आए तो CPENGRAMS पर शिकायत डालें और नंबर रखें।',
      },
      {
        en: 'Tell nobody the OTP “to restart the pension”: the office never asks for it.',
        hi: '“पेंशन चालू करने” के नाम पर OTP किसी को न बताएँ: दफ़्तर कभी नहीं माँगता।',
        for: ['retirement', 'office'],
      },
    ],
  },
  'money-lasts-old-age': {
    state: {
      favourable: {
        oracle: {
          en: 'The money should last you through old age, if it isn’t lent or given away in the first years; the sum itself no chart can count.',
          hi: 'पैसा बुढ़ापे तक चलना चाहिए, अगर शुरू के सालों में उधार या दान में न निकल जाए; ठीक रक़म कुंडली नहीं गिनती।',
        },
        astra: {
          en: 'I don’t see you asking anybody for money in old age; only keep the cheque book in your own drawer.',
          hi: 'बुढ़ापे में हाथ फैलाना नहीं दिखता; बस चेकबुक अपनी ही दराज़ में रहे।',
        },
      },
      mixed: {
        oracle: {
          en: 'It should do for daily life, though not for big gifts, a wedding and a new floor as well: keep those apart.',
          hi: 'रोज़ के ख़र्च के लिए काफ़ी दिखता है, पर शादी, बड़े उपहार और मकान की मंज़िल साथ में नहीं: उन्हें अलग रखें।',
        },
        astra: {
          en: 'Enough, if the children’s plans don’t eat it first; love them, and lend them only what you could forget.',
          hi: 'काफ़ी है, अगर बच्चों की योजनाएँ पहले न खा जाएँ; प्यार पूरा दें, उधार उतना ही जो भूला जा सके।',
        },
      },
      patience: {
        oracle: {
          en: 'The money looks tight for old age: go on with some income a while longer, and leave the capital untouched.',
          hi: 'हिसाब तंग दिखता है: कुछ साल और कोई कमाई रहे तो बुढ़ापा हल्का होगा, और मूल रक़म को न छुएँ।',
        },
        astra: {
          en: 'I’d not stop earning just yet; a small income is worth more to your peace than a large hope.',
          hi: 'कमाई अभी बंद न करें; मन के चैन के लिए बड़ी उम्मीद से छोटी आमदनी अच्छी।',
        },
      },
    },
    advice: [
      {
        en: 'Write one year’s real expenses with medicine: some twenty-five times that is the common measure of enough.',
        hi: 'दवा जोड़कर साल भर का असली ख़र्च लिखें: उसका लगभग पच्चीस गुना आम तौर पर काफ़ी माना जाता है।',
      },
      {
        en: 'Put the base into the senior citizens’ scheme, the post office monthly scheme and two banks, each within the insured limit.',
        hi: 'मूल रक़म वरिष्ठ नागरिक बचत योजना, डाकघर मासिक योजना और दो बैंकों में, बीमा सीमा के भीतर रखें।',
        for: ['office'],
      },
      {
        en: 'Take health cover before sixty: one hospital bill undoes ten years of saving.',
        hi: 'साठ से पहले स्वास्थ्य बीमा लें: एक अस्पताल का बिल दस साल की बचत ले जाता है।',
      },
      {
        en: 'Make a will and nominees now, and don’t give the house away while you live in it.',
        hi: 'वसीयत और नॉमिनी अभी लिखें, और जिस घर में रहते हैं उसे जीते जी किसी के नाम न करें।',
      },
    ],
  },
  'empty-though-all': {
    state: {
      favourable: {
        oracle: {
          en: 'What is missing isn’t one more success but somebody who needs what you know: give two hours a week to that, and the empty feeling should lift.',
          hi: 'कमी एक और सफलता की नहीं, किसी ऐसे की है जिसे आपके जाने हुए की ज़रूरत हो: हफ़्ते में दो घंटे उसे दें, ख़ालीपन हल्का होगा।',
        },
        astra: {
          en: 'You filled the home and forgot one room, the one for what you love to do; open that, I’d say.',
          hi: 'घर सब भर लिया, एक कमरा छूट गया, मन के काम वाला; अब वही खोलें।',
        },
      },
      mixed: {
        oracle: {
          en: 'This emptiness is a change of season: the old aims are reached and the next has no name yet, so choose a small one for three months.',
          hi: 'यह ख़ालीपन मौसम बदलने जैसा है: पुराने लक्ष्य पूरे हुए, अगले का नाम अभी नहीं; तीन महीने के लिए एक छोटा लक्ष्य चुनें।',
        },
        astra: {
          en: 'You have arrived where others told you to go; now walk a little where nobody sent you.',
          hi: 'जहाँ लोगों ने भेजा वहाँ पहुँचना हो गया; अब थोड़ा वहाँ चलें जहाँ किसी ने नहीं भेजा।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t overturn your life over it just now: tiredness can feel like having no aim, so rest and regular days come first.',
          hi: 'इस पर अभी जीवन न उलटें: थकान भी बेमक़सद लगने जैसी होती है, इसलिए पहले आराम और बँधे दिन।',
        },
        astra: {
          en: 'The heart has gone quiet, it hasn’t gone out; be gentle with it for some weeks before you ask it for an aim.',
          hi: 'मन चुप हुआ है, बुझा नहीं; कुछ हफ़्ते उससे नरमी रखें, मक़सद बाद में पूछें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It feels empty because most of these aims were set for you, marks, post, house, and what you love has had no hour of its own.',
        hi: 'ख़ाली इसलिए लगता है कि ये लक्ष्य ज़्यादातर औरों के दिए थे, नंबर, पद, मकान, और आपके मन के काम को अपना एक घंटा नहीं मिला।',
      },
      astra: {
        en: 'You ran well on a road that somebody else drew; nothing is wrong with you for feeling it.',
        hi: 'दौड़ अच्छी रही, पर रास्ता किसी और का खींचा हुआ था; ऐसा लगना कोई ख़राबी नहीं।',
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'For two weeks write down the hours in which you forgot the clock: your answer is among them.',
        hi: 'दो हफ़्ते लिखें कि किन घंटों में समय का पता नहीं चला: जवाब उन्हीं में है।',
      },
      {
        en: 'Teach, mend, grow, cook or sing for somebody once a week, unpaid and untold.',
        hi: 'हफ़्ते में एक बार किसी के लिए पढ़ाएँ, सुधारें, उगाएँ, पकाएँ या गाएँ, बिना पैसे और बिना बताए।',
      },
      {
        en: 'Drop one thing that you do only so that others may see it.',
        hi: 'एक ऐसा काम छोड़ दें जो सिर्फ़ लोगों को दिखाने के लिए होता है।',
      },
      {
        en: 'Keep the income while you search: leave nothing settled for a feeling of three weeks.',
        hi: 'खोज के दौरान कमाई चलने दें: तीन हफ़्ते के मन पर कुछ जमा हुआ न छोड़ें।',
      },
      {
        en: 'If mornings stay heavy for weeks, speak to a doctor as well, as you would for a fever.',
        hi: 'सुबहें हफ़्तों भारी रहें तो डॉक्टर से भी बात करें, जैसे बुख़ार में करते हैं।',
      },
    ],
  },
  'purpose-after-children': {
    state: {
      favourable: {
        oracle: {
          en: 'This part of life is for you: take up what you put aside for the family, and let it be seen by more people than those at home.',
          hi: 'यह दौर आपका अपना है: घर के लिए जो अलग रख दिया था उसे उठाएँ, और उसे घर से आगे के लोग भी देखें।',
        },
        astra: {
          en: 'You have raised them well, and there is one more to raise, the one you were before all this.',
          hi: 'बच्चे पाल दिए; अब अपने उस मन को भी जगह दें जो इन सबसे पहले था।',
        },
      },
      mixed: {
        oracle: {
          en: 'The duties are done and the habit of being needed has stayed: choose one group outside the home that needs you on fixed days.',
          hi: 'ज़िम्मेदारियाँ पूरी हुईं, पर किसी के काम आने की आदत रह गई: घर के बाहर एक जगह चुनें जहाँ तय दिनों पर आपकी ज़रूरत हो।',
        },
        astra: {
          en: 'Don’t ask the phone whether the children called; ask the day what it wants of you.',
          hi: 'फ़ोन से न पूछें कि बच्चों का आया या नहीं; दिन से पूछें कि उसे आपसे क्या चाहिए।',
        },
      },
      patience: {
        oracle: {
          en: 'Go slowly: first sleep, walking and one friend, then a task; an aim found in haste only fills the hours.',
          hi: 'धीरे चलें: पहले नींद, सैर और एक दोस्त, फिर कोई काम; जल्दी में ढूँढा मक़सद सिर्फ़ समय भरता है।',
        },
        astra: {
          en: 'The quiet of the house is loud just now; it softens, and what comes after it will be your own.',
          hi: 'अभी घर का सन्नाटा बहुत सुनाई देता है; यह नरम पड़ेगा, और उसके बाद जो आएगा वह आपका अपना होगा।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Name three things that you stopped when the children came, and begin the smallest this week.',
        hi: 'बच्चों के आने पर जो तीन काम छूटे थे उन्हें लिखें, और सबसे छोटा इसी हफ़्ते शुरू करें।',
        for: ['parent'],
      },
      {
        en: 'Give two fixed mornings to a school, a library, a temple kitchen or a self-help group nearby.',
        hi: 'हफ़्ते की दो सुबहें पास के स्कूल, पुस्तकालय, मंदिर की रसोई या स्वयं सहायता समूह को दें।',
      },
      {
        en: 'Earn something of your own, however small: tiffin, tuition, sewing, advice.',
        hi: 'थोड़ी सही, अपनी कमाई करें: टिफ़िन, ट्यूशन, सिलाई, सलाह।',
      },
      {
        en: 'Take one trip a year that isn’t to the children’s home.',
        hi: 'साल में एक यात्रा ऐसी करें जो बच्चों के घर की न हो।',
        for: ['parent'],
      },
      {
        en: 'Where grief is still fresh, look for others who lost somebody too: talking there weighs less.',
        hi: 'दुख अभी ताज़ा हो तो ऐसे लोग ढूँढें जिन्होंने भी किसी को खोया हो: वहाँ बोलना हल्का पड़ता है।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
