import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** The first sentence of a day; on one day after the other another is taken. */
export const toneOpenings: Readonly<
  Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>
> = {
  favourable: [
    { en: 'A day that carries you along.', hi: 'दिन आपका साथ देने वाला है।' },
    { en: 'What you have prepared can go ahead.', hi: 'जिस काम की तैयारी है, वह आगे बढ़ सकता है।' },
    {
      en: 'A good day to ask, to meet or to begin.',
      hi: 'कुछ माँगने, किसी से मिलने या नया शुरू करने का अच्छा दिन है।',
    },
    { en: 'Doors open a little more easily than usual.', hi: 'काम आम दिनों से कुछ आसानी से बनते हैं।' },
    { en: 'An open, friendly day.', hi: 'मिलने-जुलने और खुलकर बात करने का दिन है।' },
  ],
  mixed: [
    {
      en: 'A day for carrying on rather than for starting.',
      hi: 'नया शुरू करने से ज़्यादा, चल रहे काम का दिन है।',
    },
    {
      en: 'Some of it goes easily, some of it asks for care.',
      hi: 'कुछ काम आसान हैं, कुछ में ध्यान रखना है।',
    },
    { en: 'An even day: small steps get you far enough.', hi: 'सामान्य दिन है: छोटे क़दम काफ़ी हैं।' },
    { en: 'A day to do the ordinary things well.', hi: 'रोज़ के काम ठीक से करने का दिन है।' },
    { en: 'A workable day, neither fast nor slow.', hi: 'ठीक-ठाक दिन है, न तेज़, न धीमा।' },
  ],
  patience: [
    { en: 'A day to go gently.', hi: 'धीमे चलने का दिन है।' },
    {
      en: 'Leave room in the day, and it goes well enough.',
      hi: 'दिन को ज़्यादा न भरें, तो सब ठीक चलता है।',
    },
    {
      en: 'A quiet day suits you better than a full one.',
      hi: 'भागदौड़ कम और शांति ज़्यादा रखने का दिन है।',
    },
    {
      en: 'Finish what is open; what is new can wait a day.',
      hi: 'जो अधूरा है उसे पूरा करें; नया एक दिन रुक सकता है।',
    },
    {
      en: 'A day to take time over words and money.',
      hi: 'बोलने और ख़र्च करने में जल्दी न करने का दिन है।',
    },
  ],
}

export const measureWords = {
  tara: { en: 'Tara bala', hi: 'तारा बल' },
  chandra: { en: 'Chandra bala', hi: 'चंद्र बल' },
  goodChoghadiya: {
    en: 'A good eighth of the daylight (choghadiya).',
    hi: 'दिन के आठ भागों में से एक अच्छा भाग (चौघड़िया)।',
  },
} satisfies Record<string, LocalizedText>

export const chandraQualities: Readonly<Record<'good' | 'middling' | 'bad', LocalizedText>> = {
  good: { en: 'strong', hi: 'अच्छा' },
  middling: { en: 'middling', hi: 'सामान्य' },
  bad: { en: 'low', hi: 'कम' },
}

/** The nine taras by name; those with a harsh one by their number. */
export const taraNames: readonly LocalizedText[] = [
  { en: 'Janma', hi: 'जन्म' },
  { en: 'Sampat', hi: 'संपत' },
  { en: 'The third', hi: 'तीसरी' },
  { en: 'Kshema', hi: 'क्षेम' },
  { en: 'The fifth', hi: 'पाँचवीं' },
  { en: 'Sadhaka', hi: 'साधक' },
  { en: 'The seventh', hi: 'सातवीं' },
  { en: 'Mitra', hi: 'मित्र' },
  { en: 'Ati-Mitra', hi: 'अति मित्र' },
]

/** What each tara is good for, in a few words. */
export const taraAdvice: readonly LocalizedText[] = [
  { en: 'for quiet, inward things', hi: 'शांत मन से करने के कामों के लिए' },
  { en: 'for gain and exchange', hi: 'लाभ और लेन-देन के लिए' },
  { en: 'keep plans light', hi: 'काम कम ही हाथ में लें' },
  { en: 'safe for most things', hi: 'ज़्यादातर कामों के लिए शुभ' },
  { en: 'leave room in the day', hi: 'दिन को ज़्यादा न भरें' },
  { en: 'helps things succeed', hi: 'काम बनाती है' },
  { en: 'better to finish than to begin', hi: 'नया शुरू करने से बेहतर है अधूरा पूरा करना' },
  { en: 'for meetings and requests', hi: 'मिलने और माँगने के लिए' },
  { en: 'warm for almost everything', hi: 'लगभग हर काम के लिए अच्छी' },
]

export const todayTemplates = {
  /** Star of the day, birth star, the count. */
  taraFact: {
    en: (star, birthStar, count) =>
      `At sunrise the Moon is in ${star}, number ${count} of nine from your birth star ${birthStar}`,
    hi: (star, birthStar, count) =>
      `सूर्योदय पर चंद्रमा ${star} नक्षत्र में हैं, आपके जन्म नक्षत्र ${birthStar} से नौ में ${count}वीं तारा`,
  },
  /** Sign of the day, house, own sign. */
  chandraFact: {
    en: (sign, house, own) => `At sunrise the Moon is in ${sign}, the ${house} from ${own}`,
    hi: (sign, house, own) => `सूर्योदय पर चंद्रमा ${sign} राशि में हैं, ${own} से ${house}`,
  },
} satisfies Record<string, LocalizedTemplate<[string, string, string]>>

export const factSource = {
  en: 'From the Moon as computed for sunrise at this place; the measure is that of Muhurta Chintamani, chapter 4',
  hi: 'इस स्थान के सूर्योदय पर चंद्रमा की गणना से; यह माप मुहूर्त चिंतामणि, अध्याय 4 का है',
} satisfies LocalizedText

export const cityKept = {
  en: 'Your city is saved.',
  hi: 'आपका शहर सहेज लिया गया।',
} satisfies LocalizedText
