import type { LocalizedText } from '../say.ts'

/**
 * What is said of the doshas that people ask about: whether the chart has it, what it is and is not, and
 * what softens it. Nothing here frightens: each is a habit of life to know, and none decides a life.
 */
export interface DoshaTexts {
  yes: readonly LocalizedText[]
  no: readonly LocalizedText[]
  /** What it is read as. */
  meaning: readonly LocalizedText[]
}

export const doshaTexts: Readonly<Record<string, DoshaTexts>> = {
  manglik: {
    yes: [
      {
        en: 'Yes, by the old rule you are Manglik, as is nearly half of mankind.',
        hi: 'हाँ, पुराने नियम से आप मांगलिक हैं, जैसे लगभग आधी दुनिया।',
      },
      {
        en: 'Your chart does count as Manglik, and that is far more ordinary than it is made out to be.',
        hi: 'आपकी कुंडली मांगलिक गिनी जाती है, और यह जितना कहा जाता है उससे कहीं ज़्यादा सामान्य बात है।',
      },
    ],
    no: [
      {
        en: 'No, you are not Manglik, and that worry can be laid down.',
        hi: 'नहीं, आप मांगलिक नहीं हैं, और यह चिंता छोड़ी जा सकती है।',
      },
    ],
    meaning: [
      {
        en: 'What it describes is heat: strong wishes and quick words in close bonds, which do well with a shared task and a fair quarrel.',
        hi: 'इसका अर्थ ऊष्मा है: पास के रिश्तों में तेज़ इच्छाएँ और तेज़ शब्द, जिन्हें साझा काम और साफ़ बातचीत अच्छी राह देते हैं।',
      },
      {
        en: 'It is read as energy that wants an outlet, in sport, work or plain speech, so that it does not spend itself at home.',
        hi: 'इसे ऐसी ऊर्जा माना जाता है जिसे खेल, काम या सीधी बात में रास्ता चाहिए, ताकि वह घर में ख़र्च न हो।',
      },
    ],
  },
  'kaal-sarp': {
    yes: [
      {
        en: 'Yes, the pattern called Kaal Sarp is in your chart, and its name is harsher than the thing itself.',
        hi: 'हाँ, काल सर्प कहलाने वाली स्थिति आपकी कुंडली में है, और इसका नाम इससे ज़्यादा कठोर है।',
      },
    ],
    no: [
      {
        en: 'No, Kaal Sarp dosha is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में काल सर्प दोष नहीं है।',
      },
    ],
    meaning: [
      {
        en: 'The old texts do not name it; it is a modern idea, read as a single-minded life that gathers late and holds what it gathers.',
        hi: 'प्राचीन ग्रंथों में इसका नाम नहीं है; यह आधुनिक विचार है, और इसे एक लक्ष्य पर टिके जीवन का संकेत माना जाता है जो देर से जुटाता है पर जुटाया सँभालता है।',
      },
      {
        en: 'No classical author speaks of it, so take it as a temperament: one aim at a time, and many who have it have gone far.',
        hi: 'किसी शास्त्रीय ग्रंथ में इसकी चर्चा नहीं है, इसलिए इसे स्वभाव समझें: एक समय में एक लक्ष्य, और ऐसे बहुत-से लोग दूर तक पहुँचे हैं।',
      },
    ],
  },
  pitra: {
    yes: [
      {
        en: 'What later usage calls Pitra dosha is found in your chart.',
        hi: 'जिसे बाद की परंपरा पितृ दोष कहती है, वह आपकी कुंडली में है।',
      },
    ],
    no: [{ en: 'No, Pitra dosha is not in your chart.', hi: 'नहीं, आपकी कुंडली में पितृ दोष नहीं है।' }],
    meaning: [
      {
        en: 'It is best understood as unfinished gratitude towards those before you, and a kind word or deed for an elder is its whole remedy.',
        hi: 'इसे बड़ों के प्रति अधूरे रह गए आभार की तरह समझना सबसे अच्छा है, और किसी बुज़ुर्ग के लिए एक अच्छा शब्द या काम ही इसका पूरा उपाय है।',
      },
      {
        en: 'It says that family stories weigh a little more with you, and that you may be the one who settles an old account kindly.',
        hi: 'इसका अर्थ इतना है कि परिवार की पुरानी बातें आप पर कुछ अधिक असर रखती हैं, और उन्हें प्रेम से सुलझाना आपके हाथ में हो सकता है।',
      },
    ],
  },
  'guru-chandal': {
    yes: [
      {
        en: 'Yes, your chart has what is called Guru Chandal, and the name is harsher than the thing.',
        hi: 'हाँ, आपकी कुंडली में गुरु चांडाल है, और इसका नाम इससे ज़्यादा कठोर है।',
      },
    ],
    no: [
      {
        en: 'No, Guru Chandal dosha is not in your chart.',
        hi: 'नहीं, आपकी कुंडली में गुरु चांडाल दोष नहीं है।',
      },
    ],
    meaning: [
      {
        en: 'It makes an independent pupil: you question what others repeat, and a teacher with patience brings out the best of it.',
        hi: 'इससे स्वतंत्र शिष्य बनता है: जो दूसरे दोहराते हैं उस पर आपके मन में प्रश्न उठते हैं, और धैर्यवान शिक्षक इसका सबसे अच्छा रूप निकालते हैं।',
      },
    ],
  },
  'ganda-moola': {
    yes: [
      {
        en: 'Yes, your birth counts as Ganda Moola, as does about every fifth birth.',
        hi: 'हाँ, आपका जन्म गंडमूल में है, जैसे लगभग हर पाँचवाँ जन्म।',
      },
    ],
    no: [{ en: 'No, Ganda Moola is not in your chart.', hi: 'नहीं, आपका जन्म गंडमूल में नहीं है।' }],
    meaning: [
      {
        en: 'It marks a birth at a turning of the zodiac: such people begin anew more easily than others, and early ties ask for a little more care.',
        hi: 'यह राशिचक्र के मोड़ पर जन्म का चिह्न है: ऐसे लोग नई शुरुआत औरों से सहज कर लेते हैं, और बचपन के रिश्ते थोड़ा अधिक स्नेह माँगते हैं।',
      },
    ],
  },
}

export const doshaLines = {
  /** `{Reason}`: one thing that softens it, as the texts name it. */
  softened: [
    {
      en: '{Reason}, and by the texts that softens it.',
      hi: '{reason}, और शास्त्र के अनुसार इससे यह हल्का पड़ता है।',
    },
    { en: 'There is a softening too: {reason}.', hi: 'इसे हल्का करने वाली बात भी है: {reason}।' },
  ],
  softenedToo: [
    { en: '{Reason}, which speaks for calm as well.', hi: '{reason}, और यह भी इसे शांत करता है।' },
  ],
  /** The same said in our own words, where the texts' reason is a matter of rules. */
  friendlyMars: [
    {
      en: 'With your rising sign the texts count this rule lightly.',
      hi: 'आपकी उदित राशि के लिए शास्त्र इस नियम को हल्का मानते हैं।',
    },
  ],
  excusedPlace: [
    {
      en: 'The place it has in your chart is one that the texts excuse by name.',
      hi: 'आपकी कुंडली में इसका स्थान वह है जिसे शास्त्र नाम लेकर छूट देते हैं।',
    },
  ],
  inDignity: [
    {
      en: 'One of those that make it stands in dignity, and what is strong by itself does little harm.',
      hi: 'इसे बनाने वालों में से एक अपने बल में है, और जो बलवान हो वह सँभालना जानता है।',
    },
  ],
  gentleQuarter: [
    {
      en: 'You were born in a gentle quarter of that star, away from the joint that the rule has in mind.',
      hi: 'आपका जन्म उसके शांत हिस्से में हुआ है, उस संधि से दूर जिसकी बात यह नियम करता है।',
    },
  ],
  unsoftened: [
    {
      en: 'None of the listed exceptions applies in your case, and none is needed: what it asks for is patience, and patience can be practised.',
      hi: 'गिनाए गए परिहारों में से कोई यहाँ लागू नहीं होता, और उसकी ज़रूरत भी नहीं: यह केवल धैर्य माँगता है, और धैर्य का अभ्यास हो सकता है।',
    },
  ],
  marsPlace: [{ en: 'Mars stands in your {mars.house}.', hi: 'मंगल आपके {mars.house} में हैं।' }],
  noFear: [
    {
      en: 'Nobody has to buy a ritual or a ring for this; whoever frightens you with it is selling something.',
      hi: 'इसके लिए कोई महँगा अनुष्ठान या अँगूठी ज़रूरी नहीं; जो इससे डराए, वह कुछ बेच रहा है।',
    },
    {
      en: 'It decides nothing by itself: the rest of the chart, and how you live, weigh more.',
      hi: 'यह अकेले कुछ तय नहीं करता: बाक़ी कुंडली और आपके जीने का ढंग इससे कहीं अधिक मायने रखते हैं।',
    },
  ],
  unknown: [
    {
      en: 'Whether that applies to you depends on the minute of birth, which is not known here, so I leave it unsaid rather than guess.',
      hi: 'यह आप पर लागू है या नहीं, यह जन्म के ठीक समय पर निर्भर है, जो यहाँ ज्ञात नहीं है, इसलिए अनुमान नहीं लगाया जाएगा।',
    },
  ],
  none: [
    {
      en: 'None of the doshas that people usually ask about is in your chart.',
      hi: 'जिन दोषों के बारे में लोग आम तौर पर पूछते हैं, उनमें से कोई आपकी कुंडली में नहीं है।',
    },
  ],
  some: [
    {
      en: 'Every second chart has one or other of them, so read this calmly.',
      hi: 'हर दूसरी कुंडली में इनमें से कोई न कोई होता है, इसलिए इसे शांत मन से पढ़ें।',
    },
  ],
  'dhaiya.yes': [
    { en: 'Yes, your dhaiya runs from {from} to {to}.', hi: 'हाँ, आपकी ढैया {from} से {to} तक है।' },
  ],
  'dhaiya.no': [
    { en: 'No, a dhaiya is not running for you now.', hi: 'नहीं, इस समय आपकी ढैया नहीं चल रही है।' },
  ],
  'dhaiya.meaning': [
    {
      en: 'These are two and a half years of doing one thing at a time: home and habits get sorted, and haste is what costs.',
      hi: 'यह ढाई साल का वह समय है जिसमें एक बार में एक काम अच्छा होता है: घर और आदतें सँवरती हैं, और महँगी केवल जल्दबाज़ी पड़ती है।',
    },
  ],
  'sade-sati.next': [
    { en: 'The next Sade Sati will begin on {from}.', hi: 'अगली साढ़ेसाती {from} को शुरू होगी।' },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
