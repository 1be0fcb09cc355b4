import type { SituationTexts } from '../situation-texts.ts'

export const workTurnsTexts = {
  'job-near-home': {
    outlook: {
      yes: {
        oracle: {
          en: 'Work nearer home is likely; apply hardest between {from} and {to}.',
          hi: 'घर के पास काम मिलने के आसार हैं; {from} से {to} के बीच सबसे ज़्यादा कोशिश करें।',
        },
        astra: {
          en: 'The long road gets shorter, I feel: {from} to {to}.',
          hi: 'लंबा रास्ता छोटा होता दिखता है: {from} से {to} के बीच।',
        },
      },
      later: {
        oracle: {
          en: 'The travelling goes on for a time; a place nearer home looks likelier between {from} and {to}.',
          hi: 'आना-जाना अभी कुछ समय चलेगा; घर के पास जगह {from} से {to} के बीच ज़्यादा दिखती है।',
        },
        astra: {
          en: 'Some more crowded trains, and then between {from} and {to} something closer opens.',
          hi: 'कुछ और भरी ट्रेनें, फिर {from} से {to} के बीच पास में कुछ खुलेगा।',
        },
      },
      slow: {
        oracle: {
          en: 'It comes by asking inside first: another branch, two days from home, an exchange of posts.',
          hi: 'यह पहले भीतर माँगने से मिलेगा: दूसरी शाखा, हफ़्ते में दो दिन घर से, आपसी अदला-बदली।',
        },
        astra: {
          en: 'I see no day; list the ten employers within five kilometres, one of them doesn’t advertise.',
          hi: 'दिन नहीं दिखता; पाँच किलोमीटर के भीतर के दस दफ़्तर लिखें, कोई एक विज्ञापन नहीं देता।',
        },
      },
      hard: {
        oracle: {
          en: 'Nothing nearer shows just now: ask for other hours to spare yourself the crowd, and keep looking.',
          hi: 'अभी पास कुछ नहीं दिखता: भीड़ से बचने को समय बदलवाएँ और ढूँढते रहें।',
        },
        astra: {
          en: 'Those hours on the road are your life too, I know; moving house nearer to work may come sooner than work nearer to the house.',
          hi: 'रास्ते के वे घंटे भी आपकी ज़िंदगी हैं; काम के पास घर शायद घर के पास काम से पहले मिल जाए।',
        },
      },
    },
    advice: [
      {
        en: 'Set your job alerts to a radius and not to a city.',
        hi: 'जॉब अलर्ट शहर पर नहीं, दूरी पर लगाएँ।',
      },
      {
        en: 'Reckon what the road costs you a month, in money and hours; a little less pay nearby may be more.',
        hi: 'महीने का किराया और घंटे जोड़ें; पास में थोड़ी कम तनख़्वाह भी ज़्यादा पड़ सकती है।',
      },
      {
        en: 'For a transfer give a ground that counts: parents’ health, spouse’s posting.',
        hi: 'तबादले के लिए मान्य आधार दें: माता-पिता की सेहत, जीवनसाथी की पोस्टिंग।',
        for: ['spouse'],
      },
    ],
  },
  'job-bond': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Keep to your own plan: at this time a change serves you, and a paper or a late offer shouldn’t hold you longer than the sum is worth.',
          hi: 'अपनी योजना पर रहें: अभी बदलाव फ़ायदे का है, काग़ज़ या देर से आया ऑफ़र रक़म से ज़्यादा न रोके।',
        },
        astra: {
          en: 'What they give only when you leave, they could have given before; go, and go politely.',
          hi: 'जो जाने पर ही मिले, वह पहले भी मिल सकता था; जाएँ, और शिष्टता से जाएँ।',
        },
      },
      mixed: {
        oracle: {
          en: 'Weigh it in months: what remains of the bond or the extra pay against what the new place gives; under six months, finish it.',
          hi: 'महीनों में तौलें: बॉन्ड के बचे दिन या बढ़ी तनख़्वाह एक ओर, नई जगह दूसरी ओर; छह महीने से कम बचे हों तो पूरा करें।',
        },
        astra: {
          en: 'Stay if only the money was wrong, leave if it was the people; more pay doesn’t change a boss.',
          hi: 'सिर्फ़ पैसा कम था तो रुकें, लोग ठीक नहीं थे तो जाएँ; तनख़्वाह बढ़ने से बॉस नहीं बदलता।',
        },
      },
      patience: {
        oracle: {
          en: 'Don’t break or sign anything this month; the time asks patience in a change of work, read it with somebody who knows.',
          hi: 'इस महीने न तोड़ें, न नया दस्तख़त करें; काम बदलने में अभी धीरज चाहिए, किसी जानकार के साथ पढ़ें।',
        },
        astra: {
          en: 'You feel tied, and that makes any exit look good; let the next offer be in your hand first.',
          hi: 'बँधा हुआ लगता है, तब हर दरवाज़ा अच्छा दिखता है; पहले अगला ऑफ़र हाथ में हो।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Ask HR in writing what exactly is payable and until when.',
        hi: 'HR से लिखित में पूछें कि कितना और कब तक देना है।',
        for: ['office'],
      },
      {
        en: 'A bond that is far above the cost of training can often be brought down; show it to a labour lawyer.',
        hi: 'ट्रेनिंग के ख़र्च से बहुत ज़्यादा का बॉन्ड अक्सर घट सकता है; श्रम वकील को दिखाएँ।',
      },
      {
        en: 'Ask the new employer to buy out the notice or bond.',
        hi: 'नई कंपनी से नोटिस या बॉन्ड की रक़म भरने को कहें।',
      },
      {
        en: 'Take the relieving letter, whatever you decide.',
        hi: 'जो भी तय हो, रिलीविंग लेटर ज़रूर लें।',
      },
    ],
  },
  'us-who-first': {
    isChoice: true,
    state: {
      favourable: {
        oracle: {
          en: 'Your own chances are strong in this; the other’s can’t be read from your chart, so take it as a race against the paper and not against each other.',
          hi: 'इसमें आपका अपना पक्ष मज़बूत है; दूसरे का आपकी कुंडली से नहीं पढ़ा जाता, इसलिए दौड़ पेपर से है, एक-दूसरे से नहीं।',
        },
        astra: {
          en: 'I’d put you a step ahead for the present; whoever gets it first pulls the other along.',
          hi: 'इन महीनों में आपको एक क़दम आगे रखना ठीक लगता है; जो पहले निकले, वह दूसरे को भी खींच लेगा।',
        },
      },
      mixed: {
        oracle: {
          en: 'It is close: your side is middling at this time, and the one who drops fewer easy marks or comes better prepared will have it.',
          hi: 'मुक़ाबला क़रीबी है: आपका पक्ष अभी बीच का है, जो आसान ग़लतियाँ कम करे, वही आगे रहेगा।',
        },
        astra: {
          en: 'Neither is far behind; the chart shows your half alone, and your half says “almost”.',
          hi: 'पीछे कोई नहीं; कुंडली आपका ही हिस्सा दिखाती है, और वह कहता है “बस थोड़ा और”।',
        },
      },
      patience: {
        oracle: {
          en: 'It may be the other one first this time; your turn asks for patience, and isn’t taken away by theirs.',
          hi: 'इस बार पहले दूसरे का हो सकता है; आपकी बारी धीरज माँगती है, उनके होने से छिनती नहीं।',
        },
        astra: {
          en: 'Don’t stake the friendship on it; I see your door a little later, and that is all.',
          hi: 'इस पर रिश्ता दाँव पर न लगाएँ; आपका दरवाज़ा थोड़ा बाद में दिखता है, बस इतना ही।',
        },
      },
    },
    tells: 'good-reasons',
    advice: [
      {
        en: 'Study or prepare together and test each other; it lifts both.',
        hi: 'साथ तैयारी करें और एक-दूसरे को परखें; दोनों बढ़ते हैं।',
        for: ['meeting'],
      },
      {
        en: 'Agree beforehand how you’ll take it if only one gets through.',
        hi: 'पहले से तय करें कि एक का हुआ तो दूसरे को कैसे सँभालना है।',
      },
      {
        en: 'For the other’s chances add their birth details and read their own kundli.',
        hi: 'दूसरे के लिए उनका जन्म विवरण जोड़कर उनकी अपनी कुंडली देखें।',
      },
    ],
  },
  'others-ahead': {
    isChoice: true,
    outlook: {
      yes: {
        oracle: {
          en: 'Your own turn isn’t far: {from} to {to} is the stretch in which things move for you.',
          hi: 'आपकी बारी दूर नहीं: {from} से {to} के बीच आपकी बात आगे बढ़ेगी।',
        },
        astra: {
          en: 'Late by others’ clock, in time by yours; I see your good news between {from} and {to}.',
          hi: 'दूसरों की घड़ी से देर, आपकी घड़ी से समय पर; ख़ुशख़बरी {from} से {to} के बीच दिखती है।',
        },
      },
      later: {
        oracle: {
          en: 'They are ahead for now; your stretch looks to be {from} to {to}.',
          hi: 'अभी वे आगे हैं; आपका समय {from} से {to} तक का दिखता है।',
        },
        astra: {
          en: 'Let them have this season; yours is {from} till {to}, and it lasts.',
          hi: 'यह मौसम उनका है; आपका {from} से {to} तक है, और टिकता है।',
        },
      },
      slow: {
        oracle: {
          en: 'You move at a slower and steadier pace, and no date is marked; don’t measure your year by somebody else’s post.',
          hi: 'आपकी चाल धीमी और टिकाऊ है, कोई तारीख़ नहीं दिखती; अपना साल किसी और की पोस्ट से न नापें।',
        },
        astra: {
          en: 'I can’t name the day you catch up; you are on another road, and not behind on theirs.',
          hi: 'बराबरी कब होगी, यह नहीं कहा जा सकता; रास्ता अलग है, उनके रास्ते पर पीछे नहीं।',
        },
      },
      hard: {
        oracle: {
          en: 'For the present it stays uneven, and it hurts; put the comparing down, and finish one thing of your own.',
          hi: 'अभी बराबरी नहीं दिखती, और चुभता है; तुलना छोड़ें, अपना एक काम पूरा करें।',
        },
        astra: {
          en: 'You clap for everybody and wonder when; be kind to that tiredness, it isn’t envy, it is hunger for your own life.',
          hi: 'सबके लिए ताली बजाते मन पूछता है, मेरा कब; उस थकान पर नरमी रखें, यह जलन नहीं, अपने जीवन की भूख है।',
        },
      },
    },
    why: {
      oracle: {
        en: 'Two people with one start go apart by chances, health, people met and choices; even twins’ charts part in their finer divisions.',
        hi: 'एक जैसी शुरुआत वाले भी मौक़ों, सेहत, लोगों और फ़ैसलों से अलग हो जाते हैं; जुड़वाँ की कुंडली भी बारीक बाँट में अलग होती है।',
      },
      astra: {
        en: 'It isn’t that you did less; their door stood nearer to where they stood.',
        hi: 'ऐसा नहीं कि मेहनत कम थी; उनका दरवाज़ा बस उनके पास था।',
      },
    },
    advice: [
      {
        en: 'Keep away for a month from the profiles that make you feel small.',
        hi: 'जो प्रोफ़ाइल मन छोटा करें, उन्हें महीने भर न देखें।',
      },
      {
        en: 'Ask the one who got there what they did in the last six months, and take one thing of it.',
        hi: 'जो पहुँचा, उससे पूछें कि आख़िरी छह महीने क्या किया, और एक बात अपनाएँ।',
      },
      {
        en: 'Write down what you have now that you wished for three years ago.',
        hi: 'लिखें कि आज क्या है जिसे तीन साल पहले चाहा था।',
      },
    ],
  },
} as const satisfies Record<string, SituationTexts>
