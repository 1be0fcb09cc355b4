import type { SituationTexts } from '../situation-texts.ts'

export const studyMindTexts = {
  'study-focus': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your head for study is good; it is the hours that are loose: two fixed sittings a day bring the mind back within weeks.',
          hi: 'पढ़ने का दिमाग़ अच्छा है, बस समय बिखरा है: रोज़ दो तय बैठकें कुछ हफ़्तों में मन लौटा देंगी।',
        },
        astra: {
          en: 'The mind isn’t unwilling, it is bored of its own plan; change the place, the hour and the first subject.',
          hi: 'मन पढ़ाई से नहीं, अपने पुराने तरीक़े से ऊबा है; जगह, समय और पहला विषय बदलें।',
        },
      },
      mixed: {
        oracle: {
          en: 'Focus comes and goes for you just now: study in short spells of half an hour, and the hardest page first thing.',
          hi: 'अभी ध्यान आता-जाता रहेगा: आधे-आधे घंटे पढ़ें, और सबसे कठिन पन्ना सबसे पहले।',
        },
        astra: {
          en: 'Half of it is the phone, a quarter is fear, and only the rest is laziness; begin with the phone.',
          hi: 'आधी वजह फ़ोन है, चौथाई डर, आलस बस बाक़ी; शुरुआत फ़ोन से करें।',
        },
      },
      patience: {
        oracle: {
          en: 'It will need patience: for some weeks count pages and not hours, and don’t judge yourself by one bad day.',
          hi: 'धीरज चाहिए: कुछ हफ़्ते घंटे नहीं, पन्ने गिनें, और एक ख़राब दिन से ख़ुद को न आँकें।',
        },
        astra: {
          en: 'Your mind is tired more than lazy; sleep early four nights, then open the book again.',
          hi: 'मन आलसी नहीं, थका हुआ है; चार रात जल्दी सोएँ, फिर किताब खोलें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The mind mostly leaves the book for three reasons: the phone within reach, too little sleep, and a start that is too large.',
        hi: 'मन किताब से ज़्यादातर तीन वजहों से हटता है: पास रखा फ़ोन, कम नींद, और बहुत बड़ा लक्ष्य।',
      },
      astra: {
        en: 'Fear of the result makes one sleepy over the page; that isn’t weakness of brain.',
        hi: 'नतीजे का डर ही पन्ने पर नींद लाता है; यह दिमाग़ की कमज़ोरी नहीं।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Leave the phone in another room for twenty-five minutes, then take five.',
        hi: 'पच्चीस मिनट फ़ोन दूसरे कमरे में रखें, फिर पाँच मिनट का आराम।',
      },
      {
        en: 'Sit at the same place and hour daily, for the body learns before the mind.',
        hi: 'रोज़ एक ही जगह और समय बैठें, शरीर मन से पहले सीखता है।',
      },
      {
        en: 'Close the book and write what you remember; that holds more than a third reading.',
        hi: 'किताब बंद करके जो याद है लिखें; यह तीसरी बार पढ़ने से ज़्यादा टिकता है।',
      },
      { en: 'Read on your feet or aloud when sleep comes.', hi: 'नींद आए तो खड़े होकर या ज़ोर से पढ़ें।' },
    ],
  },
  'blank-in-exam': {
    state: {
      favourable: {
        oracle: {
          en: 'What you have learnt is there; nerves close the door for a moment, and with timed practice this passes.',
          hi: 'जो पढ़ा है वह भीतर है; घबराहट पल भर को दरवाज़ा बंद करती है, घड़ी के साथ अभ्यास से यह जाती है।',
        },
        astra: {
          en: 'Your memory is good, it only runs when shouted at; breathe out slowly, and it comes back to its seat.',
          hi: 'याददाश्त अच्छी है, बस डाँटने पर भागती है; लंबी साँस छोड़ें, अपनी जगह लौट आएगी।',
        },
      },
      mixed: {
        oracle: {
          en: 'It goes blank when you start with the hardest: take the easiest question first, write it fully, and the rest wakes up.',
          hi: 'सबसे कठिन से शुरू करें तो दिमाग़ ख़ाली होता है: पहले सबसे आसान सवाल पूरा लिखें, बाक़ी जाग जाएगा।',
        },
        astra: {
          en: 'Home and hall are two rooms to your mind; make home more like the hall, with clock, chair and silence.',
          hi: 'मन के लिए घर और हॉल दो कमरे हैं; घर को हॉल जैसा बनाएँ, घड़ी, कुर्सी, चुप्पी।',
        },
      },
      patience: {
        oracle: {
          en: 'For some time the nerves stay, so plan for them: ten mock tests under the clock, and less new reading in the last week.',
          hi: 'कुछ समय घबराहट रहेगी, इसलिए उसी की तैयारी करें: घड़ी के साथ दस मॉक, आख़िरी हफ़्ते नया कम।',
        },
        astra: {
          en: 'You fear being measured, not the paper; tell one teacher or counsellor, for this is common and can be trained away.',
          hi: 'डर पेपर का नहीं, नापे जाने का है; किसी टीचर या काउंसलर को बताएँ, यह आम है और अभ्यास से जाता है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The mind goes blank when fear uses up the breath; it is a matter of nerves and practice, and not of a weak brain.',
        hi: 'डर साँस छोटी कर देता है और दिमाग़ ख़ाली लगता है; बात घबराहट और अभ्यास की है, कमज़ोर दिमाग़ की नहीं।',
      },
      astra: {
        en: 'It comes from wanting it so much; the hand shakes for what the heart can’t bear to lose.',
        hi: 'बहुत चाहने से ऐसा होता है; जिसे खोना न सह सके, हाथ उसी पर काँपता है।',
      },
    },
    tells: 'reasons',
    advice: [
      {
        en: 'Breathe in four, out six, ten times, before the paper is given.',
        hi: 'पेपर मिलने से पहले दस बार साँस लें: चार तक भीतर, छह तक बाहर।',
      },
      {
        en: 'Revise by writing from memory, with the book shut.',
        hi: 'किताब बंद करके लिखते हुए दोहराएँ।',
      },
      {
        en: 'Sit three full papers at the real hour of the exam.',
        hi: 'असली समय पर तीन पूरे पेपर हल करें।',
      },
      {
        en: 'Sleep seven hours on the last two nights, whatever is left.',
        hi: 'आख़िरी दो रात सात घंटे सोएँ, चाहे जो बचा हो।',
      },
    ],
  },
  'few-marks-short': {
    outlook: {
      yes: {
        oracle: {
          en: 'Those last marks are within reach: {from} to {to} is the better stretch for an attempt or a result.',
          hi: 'वे आख़िरी नंबर पहुँच में हैं: अगली कोशिश या नतीजे का अच्छा समय {from} से {to} तक है।',
        },
        astra: {
          en: 'So near is no failure; between {from} and {to} the same effort should carry you over the line.',
          hi: 'इतने पास आना हार नहीं; {from} से {to} के बीच यही मेहनत रेखा पार करा सकती है।',
        },
      },
      later: {
        oracle: {
          en: 'One more round is asked of you; the line looks crossable between {from} and {to}.',
          hi: 'एक और कोशिश लगेगी; रेखा {from} से {to} के बीच पार होती दिखती है।',
        },
        astra: {
          en: 'It hurts to be two marks away; let the next attempt fall, if it can, between {from} and {to}.',
          hi: 'दो नंबर से रह जाना चुभता है; हो सके तो अगली कोशिश {from} से {to} के बीच हो।',
        },
      },
      slow: {
        oracle: {
          en: 'You miss it by care and not by knowledge: five silly errors fewer is the whole gap.',
          hi: 'कमी ज्ञान की नहीं, सावधानी की है: पाँच छोटी ग़लतियाँ कम हों, बस इतना ही फ़ासला है।',
        },
        astra: {
          en: 'I see no date for the result, only where the marks are lost: in haste and in negative marking.',
          hi: 'नतीजे की तारीख़ नहीं दिखती, बस यह कि नंबर कहाँ जाते हैं: जल्दी में और माइनस मार्किंग में।',
        },
      },
      hard: {
        oracle: {
          en: 'The gap may stay for now if the method stays; take one more attempt with a new plan, and a second form beside it.',
          hi: 'तरीक़ा वही रहा तो फ़ासला भी रह सकता है; एक कोशिश नई योजना से करें, साथ में दूसरा फ़ॉर्म भी भरें।',
        },
        astra: {
          en: 'To fall at the gate again and again tires anyone; keep a second road open, that is sense and not defeat.',
          hi: 'बार-बार दरवाज़े पर रुकना किसी को भी थका दे; दूसरा रास्ता खुला रखें, यह हार नहीं, समझदारी है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'So small a gap is nearly always guessing, time at the end, or one weak topic left out each year.',
        hi: 'इतना छोटा फ़ासला लगभग हमेशा तुक्के, आख़िर में समय, या हर साल छोड़े एक विषय से आता है।',
      },
      astra: {
        en: 'It isn’t a curse: the line is crowded, and you stand right at it.',
        hi: 'यह कोई श्राप नहीं: रेखा पर भीड़ है, और आप ठीक उसी पर हैं।',
      },
    },
    advice: [
      {
        en: 'Take the last paper and mark why each wrong answer went wrong: not known, misread, or guessed.',
        hi: 'पिछला पेपर लें और हर ग़लत जवाब की वजह लिखें: आता नहीं था, ग़लत पढ़ा, या तुक्का।',
      },
      {
        en: 'Fix how many guesses you allow yourself, and stop there.',
        hi: 'तय करें कि कितने तुक्के लगाने हैं, और वहीं रुकें।',
      },
      {
        en: 'Add one scoring topic you have always skipped.',
        hi: 'एक अंक दिलाने वाला विषय जोड़ें जो हमेशा छूटता रहा।',
      },
      {
        en: 'Ask for a recheck or RTI copy where the exam allows it.',
        hi: 'जहाँ नियम हो, दोबारा जाँच या RTI से कॉपी माँगें।',
      },
    ],
  },
  'phd-done': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your thesis should reach its end: {from} to {to} is the stretch for submission or the viva.',
          hi: 'थीसिस पूरी होनी चाहिए: जमा करने या वाइवा का समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The long book closes, I feel; between {from} and {to} you’ll be done with chapters.',
          hi: 'लंबी किताब बंद होती लगती है; {from} से {to} के बीच अध्यायों से छुट्टी।',
        },
      },
      later: {
        oracle: {
          en: 'It takes longer than planned; submission or viva looks likelier between {from} and {to}.',
          hi: 'योजना से ज़्यादा समय लगेगा; जमा करना या वाइवा {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'A few more returned chapters, and then between {from} and {to} it goes through.',
          hi: 'कुछ अध्याय और लौटेंगे, फिर {from} से {to} के बीच बात बनेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'It ends by fixed dates with your guide and not by inspiration; the chart shows no day for it.',
          hi: 'यह मन बनने से नहीं, गाइड के साथ तय तारीख़ों से पूरी होगी; कुंडली में दिन नहीं दिखता।',
        },
        astra: {
          en: 'I can’t tell the day of the viva; a dull page written daily gets there before a brilliant one that waits.',
          hi: 'वाइवा का दिन नहीं बताया जा सकता; रोज़ का एक साधारण पन्ना रुके हुए बढ़िया पन्ने से पहले पहुँचता है।',
        },
      },
      hard: {
        oracle: {
          en: 'The work goes heavily just now; reduce the scope with your guide’s word in writing, and ask for an extension early.',
          hi: 'अभी काम भारी चलेगा; गाइड की लिखित हामी से दायरा छोटा करें, और समय बढ़ाने की अर्ज़ी जल्दी दें।',
        },
        astra: {
          en: 'You are tired of it, and it shows; rest two weeks, then take the smallest chapter first.',
          hi: 'इससे थकान हो गई है, दिखता है; दो हफ़्ते रुकें, फिर सबसे छोटा अध्याय पहले लें।',
        },
      },
    },
    advice: [
      {
        en: 'Ask your guide for comments on paper or mail, with the next date on them.',
        hi: 'गाइड से टिप्पणी काग़ज़ या मेल पर लें, अगली तारीख़ के साथ।',
        for: ['meeting'],
      },
      {
        en: 'Write one paragraph a day before opening anything else.',
        hi: 'कुछ और खोलने से पहले रोज़ एक अनुच्छेद लिखें।',
      },
      {
        en: 'If the guide blocks without reason, talk to the research committee; a co-guide can be asked for.',
        hi: 'गाइड बिना वजह रोकें तो शोध समिति से मिलें; सह-गाइड माँगा जा सकता है।',
      },
      {
        en: 'Keep three copies of data and drafts in three places.',
        hi: 'आँकड़ों और मसौदे की तीन प्रतियाँ तीन जगह रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
