import type { SituationTexts } from '../situation-texts.ts'

export const weddingsOfOthersTexts = {
  'others-wedding': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'That wedding should be settled between {from} and {to}, as far as it can be seen from your side.',
          hi: 'आपकी ओर से जितना दिखता है, वह शादी {from} से {to} के बीच तय होनी चाहिए।',
        },
        astra: {
          en: 'Good news from that side, I feel, between {from} and {to}: you’ll be among the first to hear.',
          hi: 'उधर से अच्छी ख़बर आती लगती है, {from} से {to} के बीच: सबसे पहले सुनने वालों में आप होंगे।',
        },
      },
      later: {
        oracle: {
          en: 'It happens, with some delay; {from} to {to} is the better time for that match.',
          hi: 'होगी, थोड़ी देर से; उस रिश्ते के लिए {from} से {to} का समय बेहतर है।',
        },
        astra: {
          en: 'A little more waiting there, and then from {from} to {to} the talk should close.',
          hi: 'वहाँ थोड़ा इंतज़ार और है, फिर {from} से {to} के बीच बात पूरी होनी चाहिए।',
        },
      },
      slow: {
        oracle: {
          en: 'No clear time shows for that wedding; it moves when they themselves want it, and not by others’ effort.',
          hi: 'उस शादी का साफ़ समय नहीं दिखता; वह उनके चाहने से बढ़ेगी, औरों की कोशिश से नहीं।',
        },
        astra: {
          en: 'From here I see that it is slow and open; their own birth details would tell far more.',
          hi: 'यहाँ से इतना दिखता है कि बात धीमी है, बंद नहीं; उनके अपने जन्म विवरण से कहीं ज़्यादा पता चलेगा।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present that wedding looks stuck; help where you are asked, and keep the load off your own shoulders.',
          hi: 'फ़िलहाल वह शादी अटकी दिखती है; जितना कहा जाए उतनी मदद करें, बोझ अपने सिर न लें।',
        },
        astra: {
          en: 'Not in these months, I feel; be kind to them at the next wedding where all will ask the same thing.',
          hi: 'इन महीनों में नहीं लगता; अगली शादी में जब सब वही पूछें, तब आप उनका साथ दें।',
        },
      },
    },
    why: {
      oracle: {
        en: 'It waits there because family and the one concerned don’t want the same; that is seldom said to relatives.',
        hi: 'वहाँ देर इसलिए कि घर और शादी करने वाला एक ही बात नहीं चाहते; रिश्तेदारों से यह कम ही कहा जाता है।',
      },
      astra: {
        en: 'More is going on in that heart than the relatives know; delay is often a wish that was never asked for.',
        hi: 'उस मन में जो है, रिश्तेदार कम जानते हैं; देर अक्सर ऐसी चाह होती है जो किसी ने पूछी नहीं।',
      },
    },
    advice: [
      {
        en: 'If you know a fitting family, give one name and one number, and then step back.',
        hi: 'कोई ठीक घर जानते हों तो एक नाम और नंबर दे दें, फिर बीच से हट जाएँ।',
      },
      {
        en: 'Ask the person what they wish before you bring anybody.',
        hi: 'कोई रिश्ता बताने से पहले उनसे पूछ लें कि वे चाहते क्या हैं।',
      },
      {
        en: 'If the mood of your own home hangs on it, keep one evening a week on which nobody speaks of that wedding.',
        hi: 'आपके घर का माहौल इसी पर टिका हो तो हफ़्ते की एक शाम इस शादी की बात बंद रखें।',
        for: ['wedding'],
      },
    ],
  },
  'ex-remarries': {
    isOfAnother: true,
    outlook: {
      yes: {
        oracle: {
          en: 'A new marriage for your ex looks likely, most of all between {from} and {to}; whether it has happened, no chart can know.',
          hi: 'उनकी नई शादी होती दिखती है, सबसे ज़्यादा {from} से {to} के बीच; हो चुकी या नहीं, यह कुंडली नहीं जानती।',
        },
        astra: {
          en: 'They seem to be moving towards somebody; {from} to {to} is when that may become a marriage, and your own road goes on without it.',
          hi: 'वे किसी की ओर बढ़ते लगते हैं; {from} से {to} के बीच शादी हो सकती है, और आपका रास्ता उससे अलग है।',
        },
      },
      later: {
        oracle: {
          en: 'Your ex’s marriage isn’t near; if it comes, then rather between {from} and {to}.',
          hi: 'उनकी शादी अभी पास नहीं; होगी तो {from} से {to} के बीच की संभावना है।',
        },
        astra: {
          en: 'Not soon, I feel; {from} to {to} would be the time, and till then much can turn in your own life.',
          hi: 'जल्दी नहीं लगता; समय {from} से {to} का होगा, तब तक आपके जीवन में बहुत कुछ बदल सकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'A wedding of your ex isn’t clearly seen; it may be talk more than plan.',
          hi: 'उनकी शादी साफ़ नहीं दिखती; बातें ज़्यादा हैं, तैयारी कम।',
        },
        astra: {
          en: 'I don’t see the mandap there for now; what I see is that you still look over that wall.',
          hi: 'अभी वहाँ मंडप नहीं दिखता; दिखता यह है कि आपकी नज़र अब भी उधर जाती है।',
        },
      },
      hard: {
        oracle: {
          en: 'For now no new marriage shows for your ex; they have their own knots to undo.',
          hi: 'फ़िलहाल उनकी नई शादी नहीं दिखती; उनकी अपनी गाँठें बाक़ी हैं।',
        },
        astra: {
          en: 'They aren’t settled, I feel; it needn’t be your worry any more, and it needn’t be your hope.',
          hi: 'वे अभी ठहरे नहीं लगते; यह अब आपकी चिंता भी नहीं, और उम्मीद भी न बने।',
        },
      },
    },
    advice: [
      {
        en: 'Mute them everywhere for one month, and ask common friends not to carry news.',
        hi: 'एक महीने के लिए उन्हें हर जगह म्यूट करें, और साझा दोस्तों से कहें कि ख़बर न लाएँ।',
      },
      {
        en: 'Where there are children or money between you, settle visits and payments in writing before any wedding.',
        hi: 'बीच में बच्चे या पैसा हो तो मिलना और ख़र्च किसी भी शादी से पहले लिखकर तय करें।',
        for: ['parent', 'wedding'],
      },
      {
        en: 'On the day you hear of it, be with a person who knows the whole story, and not alone with the photos.',
        hi: 'जिस दिन ख़बर मिले, उस दिन किसी ऐसे के साथ रहें जो पूरी बात जानता हो, फ़ोटो के साथ अकेले नहीं।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
