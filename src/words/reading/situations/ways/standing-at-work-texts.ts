import type { SituationTexts } from '../situation-texts.ts'

export const standingAtWorkTexts = {
  'credit-taken': {
    outlook: {
      yes: {
        oracle: {
          en: 'Your work should get its due name, and the stretch for it is {from} to {to}.',
          hi: 'काम को उसका नाम मिलना चाहिए, और इसका समय {from} से {to} तक है।',
        },
        astra: {
          en: 'The right eye falls on your work between {from} and {to}, I feel; have it signed with your name by then.',
          hi: '{from} से {to} के बीच सही नज़र आपके काम पर पड़ती दिखती है; तब तक उस पर आपका नाम लिखा हो।',
        },
      },
      later: {
        oracle: {
          en: 'Credit comes later than the work: it looks likelier between {from} and {to}.',
          hi: 'श्रेय काम के पीछे चलता है: {from} से {to} के बीच मिलने के आसार ज़्यादा हैं।',
        },
        astra: {
          en: 'Others will still stand in front for a while; from {from} to {to} it turns to you.',
          hi: 'कुछ समय दूसरे ही आगे खड़े दिखेंगे; {from} से {to} के बीच बात आपकी ओर मुड़ेगी।',
        },
      },
      slow: {
        oracle: {
          en: 'You will be seen when you show the work yourself, and in writing; by silence it stays nameless.',
          hi: 'पहचान तब मिलेगी जब काम ख़ुद और लिखकर दिखाया जाए; चुप्पी में वह बेनाम रहता है।',
        },
        astra: {
          en: 'No date for praise; a three-line mail each Friday does more for your name than ten late nights.',
          hi: 'तारीफ़ की तारीख़ नहीं दिखती; हर शुक्रवार तीन पंक्तियों का मेल दस देर रातों से ज़्यादा नाम देगा।',
        },
      },
      hard: {
        oracle: {
          en: 'At present others take the credit easily here: keep proof of what is yours, and look where work is signed by its maker.',
          hi: 'अभी यहाँ दूसरे आसानी से श्रेय ले लेते हैं: अपने काम का सबूत रखें, और ऐसी जगह देखें जहाँ नाम करने वाले का हो।',
        },
        astra: {
          en: 'It burns to hear your words from another mouth; don’t fight it in the meeting, put your name on the next thing early.',
          hi: 'अपनी बात किसी और के मुँह से सुनना जलाता है; मीटिंग में न लड़ें, अगली चीज़ पर पहले से नाम डालें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'The credit goes elsewhere mostly because the work is good and the voice is low: whoever presents it keeps it.',
        hi: 'श्रेय अक्सर इसलिए चला जाता है कि काम अच्छा है और आवाज़ धीमी: जो पेश करता है, नाम उसी का होता है।',
      },
      astra: {
        en: 'You do and another tells; it isn’t your luck that is poor, it is your shop window.',
        hi: 'करना आपका, सुनाना किसी और का; क़िस्मत कमज़ोर नहीं, बस दुकान का शीशा ढका है।',
      },
    },
    advice: [
      {
        en: 'Send your idea by mail with a copy to two people before you say it aloud.',
        hi: 'बोलने से पहले अपना विचार मेल पर भेजें, दो लोगों को कॉपी में रखकर।',
      },
      {
        en: 'Present your own work, even if only five minutes.',
        hi: 'अपना काम ख़ुद पेश करें, चाहे पाँच मिनट ही।',
      },
      {
        en: 'Keep a list of what you did with dates, and bring it to the appraisal.',
        hi: 'तारीख़ के साथ अपने कामों की सूची रखें और अप्रेज़ल में ले जाएँ।',
        for: ['career', 'office'],
      },
      {
        en: 'Praise others by name; it teaches the room to do so.',
        hi: 'दूसरों की नाम लेकर तारीफ़ करें; कमरा भी यही सीखता है।',
      },
    ],
  },
  'how-high': {
    outlook: {
      yes: {
        oracle: {
          en: 'You can rise to a seat from which others are led, and the next step up looks likely between {from} and {to}.',
          hi: 'ऐसी कुर्सी तक पहुँचना मुमकिन है जहाँ से दूसरों को चलाया जाता है; अगला क़दम {from} से {to} के बीच दिखता है।',
        },
        astra: {
          en: 'There’s height in this chart, step by step; between {from} and {to} I see one of the steps.',
          hi: 'इस कुंडली में ऊँचाई है, सीढ़ी-दर-सीढ़ी; {from} से {to} के बीच एक सीढ़ी दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'The rise is steady rather than quick; the larger post looks likelier between {from} and {to}.',
          hi: 'बढ़त तेज़ नहीं, टिकाऊ है; बड़ा पद {from} से {to} के बीच ज़्यादा मुमकिन है।',
        },
        astra: {
          en: 'Later than the ambitious ones, and higher than the first of them; look to {from} till {to}.',
          hi: 'दौड़ने वालों से देर में, पर उनसे ऊपर; {from} से {to} की ओर देखें।',
        },
      },
      slow: {
        oracle: {
          en: 'A senior place is within reach, by mastery more than by titles; the chart names no rank or year.',
          hi: 'ऊँची जगह पहुँच में है, पदनाम से ज़्यादा महारत से; कुंडली कोई पद या साल नहीं बताती।',
        },
        astra: {
          en: 'I can’t read the name on the door; I can say that you grow where you’re given charge of something whole.',
          hi: 'दरवाज़े की तख़्ती नहीं पढ़ी जा सकती; पर जहाँ पूरा ज़िम्मा मिले, वहीं बढ़त दिखती है।',
        },
      },
      hard: {
        oracle: {
          en: 'In the present place the ceiling is near: to go higher, change the department, the exam or the firm.',
          hi: 'अभी की जगह छत पास है: ऊपर जाने के लिए विभाग, परीक्षा या कंपनी बदलनी पड़ेगी।',
        },
        astra: {
          en: 'Don’t hang your peace on a post just now; the years ahead hold more than this door shows.',
          hi: 'अभी चैन को पद पर न टाँगें; आगे के सालों में इस दरवाज़े से ज़्यादा है।',
        },
      },
    },
    advice: [
      {
        en: 'Ask what the person two steps above you had at your age: a degree, a posting, an exam.',
        hi: 'देखें कि दो पद ऊपर वाले के पास आपकी उम्र में क्या था: डिग्री, पोस्टिंग, परीक्षा।',
      },
      {
        en: 'Take the task with people or budget in it, when one is offered.',
        hi: 'लोगों या बजट वाला काम मिले तो ज़रूर लें।',
      },
      { en: 'Sit the departmental exam at the first chance.', hi: 'विभागीय परीक्षा पहले मौक़े पर दें।' },
    ],
  },
  'boss-pleased': {
    state: {
      favourable: {
        oracle: {
          en: 'You and this senior can get on well: bring answers with your problems, and they’ll soon lean on you.',
          hi: 'इन साहब से अच्छी जम सकती है: समस्या के साथ हल भी ले जाएँ, जल्दी ही वे आप पर भरोसा करेंगे।',
        },
        astra: {
          en: 'They like you more than they show; be early, be brief, and let one good thing a week reach them.',
          hi: 'वे जितना दिखाते हैं उससे ज़्यादा पसंद करते हैं; समय पर, कम शब्दों में, हफ़्ते में एक अच्छी बात उन तक पहुँचे।',
        },
      },
      mixed: {
        oracle: {
          en: 'It goes well as long as they aren’t surprised: tell bad news early, and keep small promises to the hour.',
          hi: 'जब तक अचानक कुछ न हो, ठीक जमेगी: बुरी ख़बर पहले बताएँ, छोटे वादे समय पर निभाएँ।',
        },
        astra: {
          en: 'They’re of another make than you; learn how they like things, mail or talk, long or short, and half is done.',
          hi: 'उनका ढंग आपसे अलग है; जान लें कि उन्हें मेल पसंद है या बात, लंबा या छोटा, आधा काम हो जाएगा।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t try to shine before them at present; be steady, answer in writing, and let a few quiet months speak.',
          hi: 'अभी उनके सामने चमकने की कोशिश न करें; टिके रहें, लिखकर जवाब दें, कुछ शांत महीने ख़ुद बोलेंगे।',
        },
        astra: {
          en: 'They are hard to please just now, and not only for you; keep your own standard and don’t take each word home.',
          hi: 'अभी उन्हें ख़ुश करना मुश्किल है, और सिर्फ़ आपके लिए नहीं; अपना स्तर रखें, हर बात घर न ले जाएँ।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask in the first weeks: “which three things matter most to you this quarter?”.',
        hi: 'शुरू के हफ़्तों में पूछें: “अगले तीन महीनों की तीन प्राथमिकताएँ क्या हैं?”।',
      },
      {
        en: 'Send a short note of what is done before they ask.',
        hi: 'पूछने से पहले छोटा सा नोट भेजें कि क्या हो गया।',
      },
      { en: 'Never correct them in front of others.', hi: 'सबके सामने उनकी ग़लती न सुधारें।' },
    ],
  },
  'workload-relief': {
    outlook: {
      yes: {
        oracle: {
          en: 'The load should ease; {from} to {to} is when you get your breath back.',
          hi: 'बोझ हल्का होना चाहिए; {from} से {to} के बीच साँस लेने का समय मिलेगा।',
        },
        astra: {
          en: 'I see evenings of your own again, between {from} and {to}.',
          hi: '{from} से {to} के बीच शामें फिर अपनी दिखती हैं।',
        },
      },
      later: {
        oracle: {
          en: 'Some heavy weeks are still ahead; relief looks likelier between {from} and {to}.',
          hi: 'कुछ भारी हफ़्ते अभी और हैं; राहत {from} से {to} के बीच ज़्यादा दिखती है।',
        },
        astra: {
          en: 'This deadline will be met, and the next is already at the door; real rest comes between {from} and {to}.',
          hi: 'यह डेडलाइन निकल जाएगी, अगली दरवाज़े पर खड़ी है; असली आराम {from} से {to} के बीच है।',
        },
      },
      slow: {
        oracle: {
          en: 'The work won’t lessen by itself: it lessens by one clear no and by help asked in time.',
          hi: 'काम ख़ुद कम नहीं होगा: एक साफ़ “नहीं” और समय पर माँगी मदद से होगा।',
        },
        astra: {
          en: 'No date of rest is marked; take one evening a week by force, before the body takes it for you.',
          hi: 'आराम की तारीख़ नहीं दिखती; हफ़्ते में एक शाम ज़िद से लें, इससे पहले कि शरीर ख़ुद ले ले।',
        },
      },
      hard: {
        oracle: {
          en: 'It stays heavy at present: get the priorities in writing, drop what is lowest, and guard your sleep.',
          hi: 'अभी बोझ रहेगा: प्राथमिकता लिखित में लें, सबसे नीचे का छोड़ें, नींद बचाएँ।',
        },
        astra: {
          en: 'You have been running on empty, I feel; ask for two days off now, it is cheaper than a breakdown.',
          hi: 'लगता है ताक़त ख़त्म होने तक दौड़ना पड़ा है; अभी दो दिन की छुट्टी माँगें, बीमार पड़ने से सस्ती है।',
        },
      },
    },
    advice: [
      {
        en: 'Send your boss a list of tasks with hours, and ask which may wait.',
        hi: 'बॉस को घंटों के साथ कामों की सूची भेजें और पूछें कि कौन सा रुक सकता है।',
        for: ['office'],
      },
      {
        en: 'Apply for leave now for a date six weeks away.',
        hi: 'छह हफ़्ते बाद की छुट्टी अभी लगा दें।',
        for: ['meeting'],
      },
      {
        en: 'Switch work mail off for the last hour before bed.',
        hi: 'सोने से एक घंटा पहले काम का मेल बंद रखें।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
