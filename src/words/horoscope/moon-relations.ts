import type { LocalizedText } from '../say.ts'
import type { LifeArea } from './moon.ts'

/**
 * How the graha of a part of life stands to the Moon of the day, counted from the Moon: in the same sign,
 * beside it (2, 12), in its friendly signs (3, 11), square to it (4, 10), in its trine (5, 9), askew (6, 8),
 * or face to face (7). A clause without an end.
 */
export type MoonRelation = 'with' | 'beside' | 'friendly' | 'square' | 'trine' | 'askew' | 'facing'

export const moonRelationTexts: Readonly<
  Record<Exclude<LifeArea, 'general'>, Record<MoonRelation, LocalizedText>>
> = {
  love: {
    with: { en: 'feelings are easy to show', hi: 'मन की बात कहना आसान है' },
    beside: {
      en: 'a small favour is worth more than a promise',
      hi: 'छोटा-सा काम वादे से ज़्यादा असर करता है',
    },
    friendly: { en: 'a first step is answered kindly', hi: 'पहल करने पर अच्छा जवाब मिलता है' },
    square: {
      en: 'wishes differ, so ask before you plan',
      hi: 'दोनों की चाह अलग है, इसलिए योजना से पहले पूछ लें',
    },
    trine: { en: 'time together feels light', hi: 'साथ का समय हल्का लगता है' },
    askew: {
      en: 'a remark is easily misheard, so choose plain words',
      hi: 'बात ग़लत सुनी जा सकती है, इसलिए सीधे शब्द चुनें',
    },
    facing: {
      en: 'both sides want to be heard, and it helps to take turns',
      hi: 'दोनों अपनी बात सुनाना चाहते हैं, बारी-बारी से कहें',
    },
  },
  career: {
    with: { en: 'your work and your mood go the same way', hi: 'काम और मन एक ही दिशा में चलते हैं' },
    beside: {
      en: 'details take an hour more than planned',
      hi: 'छोटी बातों में सोच से एक घंटा ज़्यादा लगता है',
    },
    friendly: { en: 'effort shows quickly', hi: 'मेहनत जल्दी दिखती है' },
    square: {
      en: 'two duties pull at once, so settle the order first',
      hi: 'दो काम एक साथ खींचते हैं, पहले क्रम तय करें',
    },
    trine: { en: 'those above you are easy to talk to', hi: 'ऊपर वालों से बात करना आसान है' },
    askew: {
      en: 'instructions may change, so ask for them in writing',
      hi: 'निर्देश बदल सकते हैं, इसलिए लिखित में ले लें',
    },
    facing: {
      en: 'somebody else’s view improves yours',
      hi: 'दूसरे की राय से आपकी बात और अच्छी बनती है',
    },
  },
  money: {
    with: { en: 'income and spending are both on your mind', hi: 'आमदनी और ख़र्च दोनों ध्यान में हैं' },
    beside: { en: 'small sums add up, so note them', hi: 'छोटी रक़में जुड़ती जाती हैं, इसलिए लिख लें' },
    friendly: { en: 'a request for payment goes well', hi: 'पैसे की याद दिलाना काम आता है' },
    square: {
      en: 'a need and a wish compete, and the need comes first',
      hi: 'ज़रूरत और चाह टकराती हैं, पहले ज़रूरत देखें',
    },
    trine: { en: 'good advice on money is near', hi: 'पैसे पर अच्छी सलाह पास ही है' },
    askew: {
      en: 'an offer has a hidden cost, so read it twice',
      hi: 'किसी प्रस्ताव में छिपा ख़र्च है, दो बार पढ़ें',
    },
    facing: { en: 'a deal is fair when both gain', hi: 'सौदा वही ठीक है जिसमें दोनों का भला हो' },
  },
  wellbeing: {
    with: { en: 'you have strength, and do well to pace it', hi: 'ताक़त है, बस रफ़्तार सँभालकर रखें' },
    beside: { en: 'short breaks keep you fresh', hi: 'छोटे विराम ताज़गी बनाए रखते हैं' },
    friendly: { en: 'exercise comes easily', hi: 'व्यायाम आसानी से हो जाता है' },
    square: { en: 'haste tires you, so leave early', hi: 'जल्दबाज़ी थकाती है, इसलिए समय से निकलें' },
    trine: { en: 'body and mind rest well', hi: 'तन और मन दोनों को आराम मिलता है' },
    askew: { en: 'meals want regular hours', hi: 'खाना समय पर हो तो अच्छा है' },
    facing: { en: 'anger passes after a walk', hi: 'थोड़ा टहलने से ग़ुस्सा उतर जाता है' },
  },
  family: {
    with: { en: 'the house is warm and full of talk', hi: 'घर में अपनापन और बातचीत रहती है' },
    beside: {
      en: 'one errand for somebody at home is noticed',
      hi: 'घर के किसी का एक काम कर दें तो सबको अच्छा लगता है',
    },
    friendly: { en: 'relatives bring good news', hi: 'रिश्तेदारों से अच्छी ख़बर मिलती है' },
    square: {
      en: 'duties at home and outside overlap, so tell them your hours',
      hi: 'घर और बाहर के काम टकराते हैं, अपना समय बता दें',
    },
    trine: { en: 'elders agree more easily', hi: 'बड़े आसानी से मान जाते हैं' },
    askew: {
      en: 'old matters come up, and patience settles them',
      hi: 'पुरानी बातें उठती हैं, धीरज से सुलझती हैं',
    },
    facing: { en: 'guests or in-laws have their say', hi: 'मेहमान या ससुराल वाले अपनी बात रखते हैं' },
  },
}

/** How it is told, each time in other words. */
export const moonRelationLines: readonly LocalizedText[] = [
  {
    en: '{Graha}, in {sign}, {here}, stands {from} from the Moon: {clause}.',
    hi: '{graha} {sign} राशि में हैं, {here}, और चंद्रमा से {from}: {clause}।',
  },
  {
    en: 'As {graha} in {sign}, {here}, is {from} from the Moon, {clause}.',
    hi: 'चंद्रमा से {from} {graha} हैं, {sign} राशि में, {here}: {clause}।',
  },
]

/** A place counted from the Moon: 1 is its own sign. */
export const countedFromMoon: readonly LocalizedText[] = [
  { en: 'first', hi: 'प्रथम' },
  { en: 'second', hi: 'द्वितीय' },
  { en: 'third', hi: 'तृतीय' },
  { en: 'fourth', hi: 'चतुर्थ' },
  { en: 'fifth', hi: 'पंचम' },
  { en: 'sixth', hi: 'षष्ठ' },
  { en: 'seventh', hi: 'सप्तम' },
  { en: 'eighth', hi: 'अष्टम' },
  { en: 'ninth', hi: 'नवम' },
  { en: 'tenth', hi: 'दशम' },
  { en: 'eleventh', hi: 'एकादश' },
  { en: 'twelfth', hi: 'द्वादश' },
]

/** The star of the Moon where it is one of its own. {clause} as in `dayNakshatraLines`. */
export const ownNakshatraLines: readonly LocalizedText[] = [
  {
    en: 'The Moon is in a star of its own, {star}; {clause}.',
    hi: 'चंद्रमा अपने ही नक्षत्र {star} में हैं; {clause}।',
  },
  {
    en: 'The star of the day is {star}, the Moon’s own; {clause}.',
    hi: 'दिन का नक्षत्र {star} है, जो चंद्रमा का अपना है; {clause}।',
  },
  {
    en: '{star} is the star of the day, and the Moon itself rules it; {clause}.',
    hi: '{star} नक्षत्र का दिन है, जिसके स्वामी चंद्रमा ही हैं; {clause}।',
  },
]

/** Where graha and Moon are in one sign. */
export const withMoonLines: readonly LocalizedText[] = [
  {
    en: '{Graha} and the Moon meet in {sign}, {here}: {clause}.',
    hi: '{graha} और चंद्रमा {sign} राशि में साथ हैं, {here}: {clause}।',
  },
  {
    en: 'As {graha} in {sign}, {here}, is with the Moon, {clause}.',
    hi: 'चंद्रमा के साथ {graha} हैं, {sign} राशि में, {here}: {clause}।',
  },
]
