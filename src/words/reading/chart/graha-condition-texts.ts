import type { LocalizedText } from '../../say.ts'

/** How a graha of the birth chart is placed, where it is asked whether it is good or bad, strong or weak. */

export type GrahaCondition = 'good' | 'mixed' | 'hard'
/** What the question expects: that it is good, that it is bad, or neither. */
export type ExpectedCondition = 'good' | 'bad' | 'open'

/** The answer; `{reasons}` follows. */
export const conditionTexts: Readonly<
  Record<ExpectedCondition, Readonly<Record<GrahaCondition, LocalizedText>>>
> = {
  bad: {
    good: {
      en: 'No, {graha} stands well in your chart: {reasons}.',
      hi: 'नहीं, आपकी कुंडली में {graha} अच्छी स्थिति में हैं: {reasons}।',
    },
    mixed: {
      en: 'No, {graha} gives mixed results in your chart: {reasons}.',
      hi: 'नहीं, आपकी कुंडली में {graha} मिला-जुला फल देते हैं: {reasons}।',
    },
    hard: {
      en: 'Somewhat: {graha} asks for patience in your chart: {reasons}.',
      hi: 'थोड़ा-सा: आपकी कुंडली में {graha} सब्र माँगते हैं: {reasons}।',
    },
  },
  good: {
    good: {
      en: 'Yes, {graha} stands well in your chart: {reasons}.',
      hi: 'हाँ, आपकी कुंडली में {graha} अच्छी स्थिति में हैं: {reasons}।',
    },
    mixed: {
      en: 'Partly: {graha} gives mixed results in your chart: {reasons}.',
      hi: 'कुछ हद तक: आपकी कुंडली में {graha} मिला-जुला फल देते हैं: {reasons}।',
    },
    hard: {
      en: 'Not very: {graha} asks for patience in your chart: {reasons}.',
      hi: 'ज़्यादा नहीं: आपकी कुंडली में {graha} सब्र माँगते हैं: {reasons}।',
    },
  },
  open: {
    good: {
      en: '{Graha} stands well in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} अच्छी स्थिति में हैं: {reasons}।',
    },
    mixed: {
      en: '{Graha} gives mixed results in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} मिला-जुला फल देते हैं: {reasons}।',
    },
    hard: {
      en: '{Graha} asks for patience in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} सब्र माँगते हैं: {reasons}।',
    },
  },
}

/** The same where it is asked whether it is strong or weak. */
export const strengthTexts: Readonly<
  Record<ExpectedCondition, Readonly<Record<GrahaCondition, LocalizedText>>>
> = {
  bad: {
    good: {
      en: 'No, {graha} has good strength in your chart: {reasons}.',
      hi: 'नहीं, आपकी कुंडली में {graha} के पास अच्छा बल है: {reasons}।',
    },
    mixed: {
      en: 'No, {graha} is of middling strength in your chart: {reasons}.',
      hi: 'नहीं, आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: 'Yes, {graha} has less strength than it needs in your chart: {reasons}.',
      hi: 'हाँ, आपकी कुंडली में {graha} का बल कुछ कम है: {reasons}।',
    },
  },
  good: {
    good: {
      en: 'Yes, {graha} has good strength in your chart: {reasons}.',
      hi: 'हाँ, आपकी कुंडली में {graha} के पास अच्छा बल है: {reasons}।',
    },
    mixed: {
      en: 'Partly: {graha} is of middling strength in your chart: {reasons}.',
      hi: 'कुछ हद तक: आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: 'Not very: {graha} has less strength than it needs in your chart: {reasons}.',
      hi: 'ज़्यादा नहीं: आपकी कुंडली में {graha} का बल कुछ कम है: {reasons}।',
    },
  },
  open: {
    good: {
      en: '{Graha} has good strength in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} के पास अच्छा बल है: {reasons}।',
    },
    mixed: {
      en: '{Graha} is of middling strength in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: '{Graha} has less strength than it needs in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} का बल कुछ कम है: {reasons}।',
    },
  },
}

export const conditionReasons = {
  yogakaraka: {
    en: 'as lord of your {ruled} it is the yogakaraka, the best helper of this lagna',
    hi: 'वे आपके {ruled} के स्वामी, यानी इस लग्न के योगकारक हैं',
  },
  lagnaLord: { en: 'it is the lord of your lagna', hi: 'वे आपके लग्न के स्वामी हैं' },
  trineLord: {
    en: 'it rules your {ruled}, a good lordship for your lagna',
    hi: 'वे आपके {ruled} के स्वामी हैं, जो आपके लग्न के लिए शुभ है',
  },
  mixedLord: {
    en: 'it rules your {ruled}, one good lordship and one hard',
    hi: 'वे आपके {ruled} के स्वामी हैं, एक शुभ और एक कठिन',
  },
  hardLord: {
    en: 'it rules your {ruled}, a hard lordship for your lagna',
    hi: 'वे आपके {ruled} के स्वामी हैं, जो आपके लग्न के लिए कठिन है',
  },
  plainLord: {
    en: 'it rules your {ruled}, a lordship that is neither good nor hard for your lagna',
    hi: 'वे आपके {ruled} के स्वामी हैं, जो आपके लग्न के लिए न शुभ है, न कठिन',
  },
  saved: {
    en: 'it is debilitated in {sign}, though its fall is cancelled',
    hi: 'वे {sign} राशि में नीच के हैं, हालाँकि उनकी नीचता कट जाती है',
  },
  ownHouse: {
    en: 'it stands in its own house, the {house}',
    hi: 'वे अपने ही घर, {house} में हैं',
  },
  direction: {
    en: 'it stands in your {house}, where it has the strength of direction',
    hi: 'वे आपके {house} में हैं, जहाँ उन्हें दिग्बल मिलता है',
  },
  enemy: { en: 'it is in an unfriendly sign, {sign}', hi: 'वे शत्रु राशि {sign} में हैं' },
  enough: {
    en: 'its counted strength is {rupas} rupas where {required} are asked',
    hi: 'पुरानी गिनती में उनके पास {rupas} रूप हैं, जबकि {required} चाहिए',
  },
  short: {
    en: 'its counted strength is only {rupas} rupas of the {required} asked',
    hi: 'पुरानी गिनती में उनके पास {rupas} रूप ही हैं, जबकि {required} चाहिए',
  },
  strong: { en: 'it is {dignity}', hi: 'वे {dignity} हैं' },
  fallen: { en: 'it is debilitated in {sign}', hi: 'वे {sign} राशि में नीच के हैं' },
  combust: { en: 'it is combust', hi: 'वे अस्त हैं' },
  goodHouse: {
    en: 'it stands in your {house}, a good place for it',
    hi: 'वे आपके {house} में हैं, जो उनके लिए अच्छी जगह है',
  },
  hardHouse: {
    en: 'it stands in your {house}, a difficult place for it',
    hi: 'वे आपके {house} में हैं, जो उनके लिए मुश्किल जगह है',
  },
  plainHouse: { en: 'it stands in your {house}', hi: 'वे आपके {house} में हैं' },
  sign: { en: 'it stands in {sign}', hi: 'वे {sign} राशि में हैं' },
} satisfies Record<string, LocalizedText>

/** Between two reasons: of one side, and of two. */
export const conditionJoins = {
  same: { en: 'and', hi: 'और' },
  against: { en: 'but', hi: 'पर' },
} satisfies Record<string, LocalizedText>

/** What each graha brings, as far as it can come easily or slowly. */
export const grahaGifts = {
  sun: {
    en: 'position, confidence and dealings with officials',
    hi: 'पद, आत्मविश्वास और सरकारी काम',
  },
  moon: {
    en: 'peace of mind, home and people’s affection',
    hi: 'मन की शांति, घर और लोगों का अपनापन',
  },
  mars: { en: 'energy, land and the courage to act', hi: 'ऊर्जा, ज़मीन और क़दम उठाने की हिम्मत' },
  mercury: { en: 'study, trade and talk', hi: 'पढ़ाई, व्यापार और बातचीत' },
  jupiter: { en: 'learning, children and good advice', hi: 'ज्ञान, संतान और अच्छी सलाह' },
  venus: { en: 'love, comfort and vehicles', hi: 'प्रेम, सुख-सुविधा और वाहन' },
  saturn: { en: 'steady work, patience and what lasts', hi: 'टिकाऊ काम, धीरज और लंबे समय की चीज़ें' },
  rahu: { en: 'foreign things, technology and new ways', hi: 'विदेश, तकनीक और नए रास्ते' },
  ketu: {
    en: 'research, skill with detail and the inner life',
    hi: 'खोज, बारीकी का काम और भीतर का जीवन',
  },
} satisfies Record<string, LocalizedText>

/** What comes of it; `{gifts}` are what the graha brings. */
export const conditionEffects: Readonly<Record<GrahaCondition, LocalizedText>> = {
  good: {
    en: 'With {graha} so placed, {gifts} come to you with less effort.',
    hi: 'ये बातें आपके लिए कम मेहनत में बनती हैं: {gifts}।',
  },
  mixed: {
    en: 'With {graha} so placed, {gifts} come with ordinary effort.',
    hi: 'ये बातें साधारण मेहनत से बनती हैं: {gifts}।',
  },
  hard: {
    en: 'With {graha} so placed, {gifts} come slowly; that can be managed, and nothing worse is meant by it.',
    hi: 'ये बातें देर से बनती हैं, पर सँभल जाती हैं: {gifts}।',
  },
}

/** Without a birth time. */
export const bySignAlone: LocalizedText = {
  en: 'That is by its sign alone: which houses it rules and stands in counts as much, and needs your birth time.',
  hi: 'यह केवल राशि से बताया गया है; पूरी बात के लिए जन्म समय चाहिए।',
}
