import type { LocalizedText } from '../say.ts'

type Directions = Readonly<Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>>

/** How a stretch of days opens, by what most of its days are. */
export const predictionHeadlines: Readonly<Record<'weekly' | 'monthly' | 'yearly', Directions>> = {
  weekly: {
    favourable: [
      {
        en: 'From {from} to {to} most days are on your side, so plan the important thing into this week.',
        hi: '{from} से {to} तक अधिकतर दिन आपके पक्ष में हैं, इसलिए ज़रूरी काम इसी सप्ताह में रखें।',
      },
      {
        en: 'The seven days from {from} to {to} carry you well; ask for what you have prepared.',
        hi: '{from} से {to} तक के सात दिन आपको अच्छे से आगे ले जाते हैं; जिसकी तैयारी है वह माँग लें।',
      },
    ],
    mixed: [
      {
        en: 'From {from} to {to} good days and quiet ones take turns, and it pays to choose the day for the deed.',
        hi: '{from} से {to} तक अच्छे और शांत दिन बारी-बारी आते हैं, और काम के लिए दिन चुन लेना अच्छा है।',
      },
      {
        en: 'The week from {from} to {to} is an even one: keep the routine, and keep one day free for the new.',
        hi: '{from} से {to} तक का सप्ताह सम है: दिनचर्या बनी रहे, और एक दिन नए काम के लिए ख़ाली रखें।',
      },
    ],
    patience: [
      {
        en: 'From {from} to {to} go step by step; these are days for mending, finishing and listening.',
        hi: '{from} से {to} तक एक-एक क़दम चलें; ये दिन सुधारने, पूरा करने और सुनने के हैं।',
      },
      {
        en: 'The week from {from} to {to} asks for a slower pace, and it gives back what you do with care.',
        hi: '{from} से {to} तक का सप्ताह धीमी चाल चाहता है, और ध्यान से किया काम लौटाता है।',
      },
    ],
  },
  monthly: {
    favourable: [
      {
        en: 'The thirty days from {from} to {to} are mostly on your side, and the dates below say when most of all.',
        hi: '{from} से {to} तक के तीस दिन ज़्यादातर आपके पक्ष में हैं; सबसे अच्छे दिन नीचे लिखे हैं।',
      },
    ],
    mixed: [
      {
        en: 'The thirty days from {from} to {to} have good days and slow ones; use the dates below to choose.',
        hi: '{from} से {to} तक के तीस दिनों में अच्छे दिन भी हैं और धीमे भी; नीचे की तारीख़ें देखकर चुनें।',
      },
    ],
    patience: [
      {
        en: 'The thirty days from {from} to {to} reward patience; use the kind dates below, and rest on the others.',
        hi: '{from} से {to} तक के तीस दिन धैर्य का फल देते हैं; नीचे की शुभ तिथियों का उपयोग करें, और बाक़ी में विश्राम।',
      },
    ],
  },
  yearly: {
    favourable: [
      {
        en: 'The year from {from} to {to} is a good one for beginnings: much of what you start with care is likely to last.',
        hi: '{from} से {to} तक का साल शुरुआत के लिए अच्छा है: ध्यान से शुरू किया काम टिकने की आशा है।',
      },
    ],
    mixed: [
      {
        en: 'The year from {from} to {to} has good stretches and slow ones, and the dates below tell them apart.',
        hi: '{from} से {to} तक के साल में अच्छा समय भी है और धीमा भी; कौन सा कब है, यह नीचे की तारीख़ों में है।',
      },
    ],
    patience: [
      {
        en: 'The year from {from} to {to} asks for patience: progress is slow, and what you do with care will last.',
        hi: '{from} से {to} तक का साल धीरज माँगता है: काम धीरे बढ़ेगा, पर ध्यान से किया हुआ टिकेगा।',
      },
    ],
  },
}

export const predictionLines = {
  kindDays: [
    { en: 'The kindest days in it are {days}.', hi: 'इनमें सबसे अच्छे दिन हैं: {days}।' },
    { en: 'For what matters, choose among {days}.', hi: 'जो ज़रूरी है उसके लिए इनमें से चुनें: {days}।' },
  ],
  slowDays: [
    {
      en: 'Keep {days} light, for rest and for finishing.',
      hi: '{days} को हल्का रखें, विश्राम और पूरा करने के लिए।',
    },
  ],
  /** A day of a week on which the Moon enters another sign. */
  moonDay: [
    {
      en: 'On {day} the Moon will move through {sign}, the {house} from your Moon, and {clause}.',
      hi: '{day} को चंद्रमा {sign} राशि में गोचर करेंगे, और {clause}।',
    },
    {
      en: 'On {day} the Moon will transit {sign}, the {house} from your Moon: {clause}.',
      hi: '{day} को चंद्रमा का गोचर {sign} राशि में रहेगा: {clause}।',
    },
  ],
  /** A day on which it stays in the sign, told by its tara. */
  taraDay: [
    {
      en: '{day}: counted from your birth star {birthStar}, the star of that day is {clause}.',
      hi: '{day}, जन्म नक्षत्र {birthStar} से गिनकर उस दिन की तारा: {clause}।',
    },
  ],
  /** The same where the birth star is not known. */
  quietDay: [
    {
      en: '{day} goes on in the tone of the day before, and it suits what was begun there.',
      hi: '{day} का दिन पिछले दिन के स्वर में चलता है, और वहाँ शुरू हुए काम के लिए अच्छा है।',
    },
  ],
  sunStay: [
    {
      en: 'From {from} to {to} the Sun will move through {sign}, the {house} from your Moon, and {clause}.',
      hi: '{from} से {to} तक सूर्य {sign} राशि में गोचर करेंगे, और {clause}।',
    },
  ],
  pratyantar: [
    {
      en: 'On {from} the {next} pratyantardasha will begin, and {clause}.',
      hi: '{from} को {next} की प्रत्यंतर दशा शुरू होगी, और {clause}।',
    },
  ],
  antarAhead: [
    {
      en: 'On {from} the {next} antardasha will begin in your {maha} mahadasha, and {clause}.',
      hi: '{from} को {maha} की महादशा में {next} की अंतर्दशा शुरू होगी, और {clause}।',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>
