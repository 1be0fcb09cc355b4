import type { LocalizedText } from '../../say.ts'

/**
 * What a house stands for, as "the fifth house of …" and "… के पंचम भाव": so that a reason which names a house says
 * why that house bears on the matter (BPHS 11). Hindi as before का, के or की.
 */

/** First to twelfth, whatever is asked about. */
export const housesOfLife: readonly LocalizedText[] = [
  { en: 'body and self', hi: 'शरीर और स्वभाव' },
  { en: 'family and savings', hi: 'परिवार और बचत' },
  { en: 'effort and courage', hi: 'मेहनत और हिम्मत' },
  { en: 'home and peace of mind', hi: 'घर और मन की शांति' },
  { en: 'children and learning', hi: 'संतान और विद्या' },
  { en: 'service and obstacles', hi: 'सेवा और रुकावटों' },
  { en: 'agreements', hi: 'समझौतों' },
  { en: 'delays and sudden turns', hi: 'देरी और अचानक बदलाव' },
  { en: 'luck and elders', hi: 'भाग्य और बड़ों' },
  { en: 'work and standing', hi: 'काम और प्रतिष्ठा' },
  { en: 'gains and wishes fulfilled', hi: 'लाभ और इच्छा-पूर्ति' },
  { en: 'expense and far places', hi: 'ख़र्च और दूर की जगहों' },
]

type HousesOfMatter = Readonly<Record<number, LocalizedText>>

const wish: LocalizedText = { en: 'wishes fulfilled', hi: 'इच्छा-पूर्ति' }
const gain: LocalizedText = { en: 'gains', hi: 'लाभ' }
const luck: LocalizedText = { en: 'luck', hi: 'भाग्य' }
const family: LocalizedText = { en: 'family', hi: 'परिवार' }
const marriage: LocalizedText = { en: 'married life', hi: 'विवाह' }
const love: LocalizedText = { en: 'love', hi: 'प्रेम' }
const work: LocalizedText = { en: 'work', hi: 'कामकाज' }
const money: LocalizedText = { en: 'money', hi: 'धन' }

const ofLove: HousesOfMatter = {
  5: love,
  7: { en: 'the beloved', hi: 'जीवनसाथी' },
  11: wish,
  2: family,
}
const ofMarriage: HousesOfMatter = { 7: marriage, 5: love, 2: family, 11: wish }
const ofChildren: HousesOfMatter = {
  5: { en: 'children', hi: 'संतान' },
  2: family,
  9: { en: 'blessings', hi: 'आशीर्वाद' },
  11: wish,
}
const ofWork: HousesOfMatter = {
  10: work,
  6: { en: 'service and competition', hi: 'नौकरी और मुक़ाबले' },
  2: { en: 'income', hi: 'आमदनी' },
  11: gain,
  3: { en: 'effort', hi: 'कोशिश' },
  9: luck,
  1: { en: 'your own strength', hi: 'अपने बल' },
  12: { en: 'rest and far places', hi: 'आराम और दूर की जगहों' },
}
const ofHealth: HousesOfMatter = {
  1: { en: 'the body', hi: 'शरीर' },
  6: { en: 'illness and its cure', hi: 'रोग और इलाज' },
  5: { en: 'recovery', hi: 'ठीक होने की शक्ति' },
}
const ofStudy: HousesOfMatter = {
  5: { en: 'learning', hi: 'विद्या' },
  4: { en: 'schooling', hi: 'स्कूली पढ़ाई' },
  9: { en: 'higher study', hi: 'उच्च शिक्षा' },
  6: { en: 'competition', hi: 'मुक़ाबले' },
  11: { en: 'success', hi: 'सफलता' },
}
const ofDispute: HousesOfMatter = {
  6: { en: 'disputes', hi: 'विवाद' },
  7: { en: 'the other side', hi: 'सामने वाले पक्ष' },
  9: { en: 'law and justice', hi: 'क़ानून और न्याय' },
  11: { en: 'success', hi: 'सफलता' },
  3: { en: 'courage', hi: 'हिम्मत' },
}
const ofKin: HousesOfMatter = {
  2: family,
  3: { en: 'brothers and sisters', hi: 'भाई-बहन' },
  4: { en: 'home', hi: 'घर' },
  7: marriage,
  8: { en: 'in-laws', hi: 'ससुराल' },
  9: { en: 'father and elders', hi: 'पिता और बड़ों' },
  11: { en: 'friends and elder siblings', hi: 'मित्रों और बड़े भाई-बहन' },
}

/** Where a matter is read from: its own house and those that help it. */
export const housesOfMatter: Readonly<Partial<Record<string, HousesOfMatter>>> = {
  love: ofLove,
  'ex-back': ofLove,
  marriage: ofMarriage,
  'married-life': ofMarriage,
  separation: ofMarriage,
  compatibility: ofMarriage,
  children: ofChildren,
  pregnancy: ofChildren,
  parents: {
    4: { en: 'home and mother', hi: 'घर और माँ' },
    9: { en: 'father and elders', hi: 'पिता और बड़ों' },
    2: family,
  },
  siblings: ofKin,
  'in-laws': ofKin,
  family: ofKin,
  friends: { 11: { en: 'friends', hi: 'मित्रों' }, 3: { en: 'companions', hi: 'साथियों' }, 5: love },
  pet: { 6: { en: 'animals', hi: 'पशुओं' }, 4: { en: 'home', hi: 'घर' }, 11: wish },
  career: ofWork,
  'job-search': ofWork,
  'job-change': { ...ofWork, 3: { en: 'change and effort', hi: 'बदलाव और कोशिश' } },
  promotion: ofWork,
  'government-job': ofWork,
  retirement: ofWork,
  business: {
    ...ofWork,
    7: { en: 'trade', hi: 'व्यापार' },
    3: { en: 'enterprise', hi: 'हिम्मत और पहल' },
  },
  money: {
    2: money,
    11: { en: 'income', hi: 'आमदनी' },
    9: luck,
    5: { en: 'good judgement', hi: 'समझ' },
  },
  debt: { 6: { en: 'debts', hi: 'क़र्ज़' }, 11: { en: 'income', hi: 'आमदनी' }, 2: money },
  investment: {
    5: { en: 'investment and judgement', hi: 'निवेश और समझ' },
    11: gain,
    2: money,
    9: luck,
  },
  inheritance: {
    8: { en: 'inheritance', hi: 'विरासत' },
    2: family,
    4: { en: 'land', hi: 'ज़मीन-मकान' },
  },
  property: { 4: { en: 'land and home', hi: 'ज़मीन और मकान' }, 2: money, 11: gain },
  vehicle: { 4: { en: 'vehicles', hi: 'वाहन' }, 11: gain, 2: money },
  'lost-object': {
    2: { en: 'belongings', hi: 'सामान' },
    11: gain,
    4: { en: 'the home', hi: 'घर' },
  },
  education: ofStudy,
  exam: ofStudy,
  abroad: {
    12: { en: 'far countries', hi: 'विदेश' },
    9: { en: 'long journeys', hi: 'लंबी यात्राओं' },
    3: { en: 'short journeys', hi: 'यात्राओं' },
    7: { en: 'life away from home', hi: 'घर से दूर जीवन' },
  },
  travel: {
    3: { en: 'short journeys', hi: 'यात्राओं' },
    9: { en: 'long journeys', hi: 'लंबी यात्राओं' },
  },
  health: ofHealth,
  'mental-health': {
    4: { en: 'peace of mind', hi: 'मन की शांति' },
    1: { en: 'body and self', hi: 'शरीर और स्वभाव' },
    5: { en: 'thought', hi: 'सोच' },
  },
  legal: ofDispute,
  enemies: ofDispute,
  spirituality: {
    9: { en: 'faith', hi: 'धर्म' },
    12: { en: 'prayer and release', hi: 'साधना और मोक्ष' },
    5: { en: 'mantra', hi: 'मंत्र' },
  },
  fame: {
    10: { en: 'name and standing', hi: 'नाम और प्रतिष्ठा' },
    1: { en: 'your own strength', hi: 'अपने बल' },
    11: gain,
    5: { en: 'talent', hi: 'प्रतिभा' },
  },
}
