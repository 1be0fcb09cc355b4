import type { Graha } from '@drishti/jyotish'
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
      en: 'No, {graha} is of middling strength in your chart: {reasons}.',
      hi: 'नहीं, आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: 'Somewhat: in your chart {graha} asks for patience, for {reasons}.',
      hi: 'थोड़ा-सा: आपकी कुंडली में {graha} सब्र माँगते हैं, क्योंकि {reasons}।',
    },
  },
  good: {
    good: {
      en: 'Yes, {graha} stands well in your chart: {reasons}.',
      hi: 'हाँ, आपकी कुंडली में {graha} अच्छी स्थिति में हैं: {reasons}।',
    },
    mixed: {
      en: 'Partly: {graha} is of middling strength in your chart, for {reasons}.',
      hi: 'कुछ हद तक: आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: 'Not very: in your chart {graha} asks for patience, for {reasons}.',
      hi: 'ज़्यादा नहीं: आपकी कुंडली में {graha} सब्र माँगते हैं, क्योंकि {reasons}।',
    },
  },
  open: {
    good: {
      en: '{Graha} stands well in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} अच्छी स्थिति में हैं: {reasons}।',
    },
    mixed: {
      en: '{Graha} is of middling strength in your chart: {reasons}.',
      hi: 'आपकी कुंडली में {graha} साधारण बल के हैं: {reasons}।',
    },
    hard: {
      en: 'In your chart {graha} asks for patience, for {reasons}.',
      hi: 'आपकी कुंडली में {graha} सब्र माँगते हैं, क्योंकि {reasons}।',
    },
  },
}

export const conditionReasons = {
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
export const grahaGifts: Readonly<Record<Graha, LocalizedText>> = {
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
}

/** What comes of it; `{gifts}` are what the graha brings. */
export const conditionEffects: Readonly<Record<GrahaCondition, LocalizedText>> = {
  good: {
    en: 'With {graha} so placed, {gifts} come to you with less effort.',
    hi: '{graha} से जुड़ी बातें, यानी {gifts}, आपके लिए कम मेहनत में बनती हैं।',
  },
  mixed: {
    en: 'With {graha} so placed, {gifts} come with ordinary effort.',
    hi: '{graha} से जुड़ी बातें, यानी {gifts}, साधारण मेहनत से बनती हैं।',
  },
  hard: {
    en: 'With {graha} so placed, {gifts} come slowly; that can be managed, and nothing worse is meant by it.',
    hi: '{graha} से जुड़ी बातें, यानी {gifts}, देर से बनती हैं; यह सँभल जाता है, और इसका इससे बुरा कोई मतलब नहीं।',
  },
}
