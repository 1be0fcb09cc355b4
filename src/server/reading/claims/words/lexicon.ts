/**
 * Every word that matters to the claim check, and what kind it is. A kind is one letter, so that a
 * sentence becomes a short string in which phrases are found by pattern.
 *
 * G graha · S sign · N nakshatra · o ordinal · h "house" · H house · L lagna · M Moon sign · K birth star ·
 * r "rashi" · q "nakshatra" · O lord · X lord of a house · D dasha · A aspect · R retrograde · Q direct · C combust · E dignity ·
 * e judgement of strength · T transit · j enters · l leaves · t natal · n now · x next · y will · V division · W Sade Sati ·
 * Y yoga or dosha · m pada · i in · f of · F from · p on · B by · c with · & and · , pause · k clause · b is · ! not · . other ·
 * J vargottama · 1 alone · a he, she, it: a graha spoken of before · Z there, that house · U in those months · I tara
 */
import {
  dignities,
  grahas,
  houses,
  nakshatras,
  normalizeText,
  rashis,
  tithiNames,
  varas,
} from '@drishti/jyotish/names'
import type { Dignity, Graha } from '@drishti/jyotish'

import { yogaAndDoshaNames } from './yoga-and-dosha-names.ts'

export interface ClaimLexiconEntry {
  kind: string
  graha?: Graha
  rashi?: number
  nakshatra?: number
  houses?: number[]
  dignity?: Dignity[]
  /** Dasha levels that the word may mean. */
  levels?: number[]
  varga?: 'D9' | 'D10'
  strong?: boolean
  name?: string
  /** Weekday 0..6, or tithi within its half 1..15 (16 the new moon). */
  number?: number
  half?: 'shukla' | 'krishna'
}

/** Words by kind; a phrase may have several words. Latin words stand for English and Hinglish alike. */
const plainWords: Record<string, string> = {
  h: 'हाउस, house, houses, bhava, bhav, bhaav, bhavas, ghar, sthan, sthaan, भाव, भावों, घर, स्थान',
  L: 'on the eastern horizon, eastern horizon, lagna, lagn, lagnam, ascendant, rising sign, rising, लग्न',
  M: 'natal moon, own moon, birth moon, moon at birth, जन्म के चंद्रमा, जन्म के चंद्र, जन्म चंद्र, जन्म चंद्रमा, janm ke chandra, janma chandra, मून साइन, moon sign, moonsign, chandra rashi, janma rashi, janm rashi, janam rashi, birth rashi, चंद्र राशि, जन्म राशि, चंद्रमा की राशि, chandrama ki rashi',
  K: 'birth nakshatra, birth star, janma nakshatra, janm nakshatra, janam nakshatra, जन्म नक्षत्र',
  r: 'rashi, raashi, rasi, sign, राशि',
  q: 'nakshatra, nakshatr, nakshtra, star, नक्षत्र',
  O: 'belongs to, lord, lords, ruler, rulers, rules, ruled, ruling, governs, governed, owns, owned, swami, swaami, malik, adhipati, स्वामी, अधिपति, मालिक',
  A: 'looks straight across at, looks across at, looks straight at, looks upon, look upon, looks kindly upon, looks kindly at, looks on, looks towards, looking upon, is looking at, watches over, dekh raha, dekh rahi, देख रहा, देख रही, aspects, aspected, aspecting, aspect, looks at, look at, looking at, glances at, glance, glances, gaze, gazes at, drishti, drishtti, dristi, दृष्टि, दृष्टियां, देख रहे, देखते, देखता, dekh rahe, dekhte, dekhta',
  R: 'उल्टी चाल, उल्टी चाल में, ulti chaal, moving backward, moving backwards, retrograde, vakri, vakree, वक्री',
  Q: 'सीधी चाल, सीधी चाल में, seedhi chaal, both direct, move direct, moves direct, was direct, were direct, in forward motion, moved direct, in direct motion, direct motion, moving direct, goes direct, turns direct, is direct, margi, maargi, मार्गी',
  C: 'combust, combustion, ast hain, ast hai, asta hain, asta hai, अस्त, close to the sun, near the sun, too near the sun, so close to the sun, सूर्य के बहुत पास, सूर्य के पास, सूर्य के निकट, सूर्य के बहुत निकट, सूर्य के करीब, surya ke paas, surya ke bahut paas, surya ke nazdeek',
  T: 'गुजरते हुए, गुजरते, guzarte, gujarte, गुजर रहे, गुजर रहा, गुजर रही, guzar rahe, guzar raha, guzar rahi, gujar rahe, transit, transits, transiting, transited, gochar, gochara, गोचर, moves through, moving through, move through, pass through, passes through, passing through, travels through, travelling through, traveling through, visits, visiting, crosses, crossing, moving over, journeys through, भ्रमण, bhraman',
  j: 'enters, enter, entering, entered, moves into, moving into, moves to, shifts to, shifts into, comes into, प्रवेश, pravesh',
  l: 'leaves, leaving, exits, moves out of, निकल, nikal, nikalte, निकलते',
  t: 'when you were born, at the time of your birth, at the moment of your birth, the day you were born, jab aap paida hue, जब आपका जन्म हुआ, जन्म के समय, janm ke samay, natal, natally, birth chart, at birth, at your birth, birth, janm, janma, janam, kundli, kundali, जन्म, कुंडली',
  n: 'now, currently, presently, today, at present, these days, right now, at the moment, at this time, abhi, abhi abhi, is samay, filhal, aajkal, aaj kal, aaj, अभी, इस समय, फिलहाल, आजकल, आज, इन दिनों, वर्तमान में',
  x: 'follows, follow, following, after it, comes after, thereafter, उसके पश्चात, तत्पश्चात, तब से, uske paschat, gives way to, makes way for, hands over to, yields to, next, then, afterwards, after that, after this, followed by, iske baad, uske baad, phir, agla, agli, agle, इसके बाद, उसके बाद, फिर, अगला, अगली, अगले, आगे, aage',
  y: 'is over, was over, बीत चुकी, takes over, take over, arrives, arrive, will, shall, begins, begin, beginning, starts, start, starting, comes, coming, upcoming, shuru, शुरू, आरंभ, होगी, होगा, होंगे, रहेगी, रहेंगे, रहेगा, करेंगे, आएगी, आएंगे, जाएंगे, लगेगी, hogi, hoga, honge, rahegi, rahega, rahenge, karenge, aayegi, aayenge, jayenge, lagegi',
  m: 'pada, padas, charan, charana, quarter, पद, चरण',
  i: 'in, into, within, inside, through, occupies, occupying, occupy, mein, में',
  f: 'of, ka, ke, ki, का, के, की, वाले, वाली',
  F: 'from, se, से',
  p: 'on, upon, at, onto, over, par, pe, ko, पर, को',
  B: 'by, द्वारा, dwara',
  c: 'with, together, conjunct, conjoined, conjunction, conjoins, joins, joined by, joined, joining, accompanied, alongside, shares, share, sharing, साथ, युति, युत, saath, sath, yuti',
  '&': 'and, aur, tatha, as well as, और, तथा, एवं',
  k: 'so, because, which, that, while, but, whereas, when, although, though, if, where, who, whose, therefore, hence, as, इसलिए, क्योंकि, जो, जिसे, जिससे, जिसके, जिसका, jiske, jiska, जहां, जबकि, लेकिन, मगर, परंतु, किंतु, जब, तो, isliye, kyunki, kyonki, jo, jise, jisse, jahan, jabki, lekin, magar, jab, toh, ki isliye, कि',
  b: 'sat, stood, lay, was placed, fell, falls, is, are, was, were, be, being, runs, run, running, stands, stand, standing, sits, sit, sitting, lies, rests, placed, remains, stays, has been, have, has, holds, hold, hosts, hai, hain, tha, thi, है, हैं, था, थे, थी, बैठे, स्थित, विराजमान, baithe, sthit, chal rahi, चल रही',
  '!': 'there is no, there are no, has no, have no, carries no, shows no, free of, free from, not, never, neither, nor, isn, aren, wasn, weren, doesn, don, won, cannot, can t, nahi, nahin, nhi, नहीं, न',
  '.': 'दोष नहीं देते, दोष नहीं देता, दोष न दें, दोष मत दीजिए, दोष देना, दोष देते, day after day, in its place, falls asleep, falls ill, falls behind, falls short, falls apart, दूसरा घर, dusra ghar, doosra ghar, अस्त व्यस्त, ast vyast, not only, morning sun, sit in the sun, walk in the sun, time in the sun, minutes in the sun, minutes of sun, under the sun, early sun, sun rises, sun sets, blue moon, honey moon, sun lo, sun le, sun lena, sun kar, chand din, mangal karya, mangal kamna, मंगल कार्य, मंगल कामना, mangal kaamna, house rules, second house loan',
}

/** Words that stand for something spoken of before. */
const references: Record<string, string> = {
  a: 'he, she, it, him, his, her, its, they, their, वे, वह, उनकी, उनका, उनके, इनकी, इनका, इनके, उसकी, उसका, उसके, ve, vah, woh, unki, unka, unke, inki, inka, uski, uska, uske',
  Z: 'that house, this house, the same house, that very house, उस भाव, उसी भाव, इस भाव, इसी भाव, उस घर, us bhav, usi bhav, us ghar, isi bhav, there, वहाँ, वहीं, wahan, wahin, vahan',
  U: 'in those months, in these months, those months, these months, in those dates, those dates, in that time, during that time, in that window, in that period, in that stretch, that stretch, that window, this window, this stretch, in those weeks, those weeks, the longer stretch, longer stretch, the first stretch, the second stretch, उन महीनों में, उन महीनों, उन दिनों, उस समय, उस दौरान, उस अवधि में, इसी समय, इन महीनों में, उन हफ़्तों में, un mahino mein, un mahinon mein, us samay, us dauran, un dinon, isi dauran',
}

/** The nine taras, by the star of a day counted from the birth star. */
const taras: Record<string, number> = {
  'janma tara, janm tara, जन्म तारा': 1,
  'sampat, sampat tara, sampath, संपत, सम्पत, संपत तारा': 2,
  'vipat, vipat tara, विपत, विपत तारा': 3,
  'kshema, kshem tara, kshema tara, क्षेम, क्षेम तारा': 4,
  'pratyari, pratyak, pratyari tara, pratyak tara, प्रत्यरि, प्रत्यक तारा': 5,
  'sadhaka tara, sadhak tara, sadhana tara, साधक तारा, साधना तारा': 6,
  'naidhana, naidhana tara, vadha tara, vadh tara, नैधन, वध तारा': 7,
  'mitra tara, मित्र तारा, maitra, मैत्र': 8,
  'parama mitra, param mitra tara, ati mitra, ati mitra tara, परम मित्र, अति मित्र': 9,
}

/** Grahas by what they are called when they are not named. */
const aliases: Partial<Record<Graha, string>> = {
  venus: 'planet of love, planet of beauty, प्रेम के ग्रह',
  mercury: 'planet of speech, planet of communication, वाणी के ग्रह',
  saturn: 'ringed planet, planet of discipline, planet of karma',
  jupiter: 'planet of wisdom, planet of luck, planet of fortune',
  mars: 'red planet, planet of courage, planet of war',
}

const offices: Record<string, number> = {
  'lagnesh, लग्नेश, chart ruler, chart lord, ruler of your chart, lord of your chart, guides your chart, guides the whole chart, rules your chart, leads your chart': 1,
  'dhanesh, dwitiyesh, धनेश, द्वितीयेश': 2,
  'tritiyesh, तृतीयेश': 3,
  'chaturthesh, sukhesh, चतुर्थेश, सुखेश': 4,
  'panchamesh, पंचमेश': 5,
  'shashthesh, षष्ठेश': 6,
  'saptamesh, सप्तमेश': 7,
  'ashtamesh, अष्टमेश': 8,
  'navamesh, bhagyesh, नवमेश, भाग्येश': 9,
  'dashamesh, karmesh, दशमेश, कर्मेश': 10,
  'ekadashesh, labhesh, एकादशेश, लाभेश': 11,
  'dwadashesh, vyayesh, द्वादशेश, व्ययेश': 12,
}

/** What a house is called by its matter: "house of gains", "लाभ भाव". */
const matters: Record<string, number> = {
  'self, body, तनु, tanu': 1,
  'wealth, money, savings, speech, dhan, dhana, धन': 2,
  'courage, siblings, short journeys, parakram, sahaj, पराक्रम, सहज': 3,
  'home, mother, land, vehicles, property, comfort, sukh, सुख, मातृ': 4,
  'children, learning, romance, love, education, study, studies, putra, santan, vidya, पुत्र, संतान, विद्या': 5,
  'enemies, debts, service, health, illness, obstacles, rog, shatru, रोग, शत्रु, ऋण': 6,
  'marriage, partnership, partner, vivah, kalatra, विवाह, कलत्र, दांपत्य, साझेदारी': 7,
  'longevity, secrets, ayu, आयु, रंध्र': 8,
  'fortune, luck, higher learning, long journeys, long journey, travel, faith, dharma, father, bhagya, भाग्य, धर्म': 9,
  'career, work, profession, karma, karm, कर्म, करियर': 10,
  'gains, income, friends, labh, labha, aay, लाभ, आय': 11,
  'losses, expenses, spending, foreign lands, distance, sleep, abroad, moksha, vyay, vyaya, व्यय, मोक्ष': 12,
}

const dashas: Record<string, number[]> = {
  'mahadasha, maha dasha, mahadashaa, main period, major period, महादशा': [1],
  'ka antar, antardasha, antar dasha, antara, bhukti, sub period, subperiod, minor period, अंतर्दशा, अंतरदशा, अंतर दशा, अंतर':
    [2],
  'pratyantardasha, pratyantar dasha, pratyantar, sub sub period, प्रत्यंतर दशा, प्रत्यंतर, प्रत्यंतर्दशा': [
    3,
  ],
  'dasha, dashaa, dasa, दशा': [1, 2],
  'period, periods': [1, 2, 3],
}

const judgements: [words: string, strong: boolean | undefined][] = [
  ['strong, powerful, well fortified, balwan, balvan, mazboot, majboot, बलवान, बली, मजबूत', true],
  ['weak, feeble, kamzor, kamjor, kamjore, कमजोर, निर्बल, दुर्बल', false],
  [
    'stronger, strongest, weaker, weakest, more powerful, most powerful, better placed, best placed, worst placed, happier, afflicted, ill placed, badly placed, well placed, malefic, cursed, angry, damaged, dead, पीड़ित, पापी, क्रूर, कुपित, अशुभ, peedit, ashubh, paapi',
    undefined,
  ],
]

const entries = new Map<string, { words: string[]; entry: ClaimLexiconEntry }[]>()

function add(phrase: string, entry: ClaimLexiconEntry): void {
  const words = normalizeText(phrase.trim()).split(/[\s-]+/)
  const list = entries.get(words[0]!) ?? []
  if (list.some((other) => other.words.join(' ') === words.join(' '))) return
  list.push({ words, entry })
  list.sort((a, b) => b.words.length - a.words.length)
  entries.set(words[0]!, list)
}
const addAll = (phrases: string, entry: ClaimLexiconEntry) =>
  phrases.split(',').forEach((phrase) => add(phrase, entry))

/** Order matters where one word could be two things: the first to claim it keeps it. */
for (const [phrases, levels] of Object.entries(dashas)) addAll(phrases, { kind: 'D', levels })
for (const [key, words] of Object.entries(plainWords))
  if (key === 'C' || key === 'M' || key === 'K' || key === '.') addAll(words, { kind: key })
for (const { key, name, spellings } of Object.values(grahas)) {
  for (const form of [name.en, name.hi, ...spellings]) add(form, { kind: 'G', graha: key })
}
for (const [graha, words] of Object.entries(aliases))
  addAll(words, { kind: 'G', graha: graha as Graha })
for (const [rashi, { name, sanskrit, spellings }] of rashis.entries()) {
  for (const form of [name.en, name.hi, sanskrit, ...spellings]) add(form, { kind: 'S', rashi })
}
for (const [nakshatra, { name, spellings }] of nakshatras.entries()) {
  for (const form of [name.en, name.hi, ...spellings]) add(form, { kind: 'N', nakshatra })
}
for (const { house, ordinals, spellings } of houses) {
  for (const form of ordinals) add(form, { kind: 'o', houses: [house] })
  for (const form of spellings) add(form, { kind: 'H', houses: [house] })
}
for (const [phrases, house] of Object.entries(offices))
  addAll(phrases, { kind: 'X', houses: [house] })
for (const [phrases, house] of Object.entries(matters))
  addAll(phrases, { kind: 'w', houses: [house] })
for (const [key, { spellings, en }] of Object.entries(dignities)) {
  for (const form of [en, ...spellings]) add(form, { kind: 'E', dignity: [key as Dignity] })
}
addAll('navamsa, navamsha, navansh, navamsh, d9, नवांश, नवमांश', { kind: 'V', varga: 'D9' })
addAll('dashamsa, dasamsa, dashamsha, dashansh, d10, दशमांश', { kind: 'V', varga: 'D10' })
addAll('sade sati, sadesati, sadhe sati, saade saati, sadhesati, साढ़ेसाती, साढ़े साती, साढेसाती', {
  kind: 'W',
})
for (const [number, { name, spellings }] of varas.entries()) {
  for (const form of [name.en, name.hi, ...spellings]) add(form, { kind: 'v', number })
}
for (const [index, { name, spellings }] of tithiNames.entries()) {
  for (const form of [name.en, name.hi, ...spellings.filter((each) => !each.includes('moon'))])
    add(form, { kind: 'z', number: index + 1 })
}
addAll('shukla, shukla paksha, shukla paksh, शुक्ल, शुक्ल पक्ष', { kind: 'g', half: 'shukla' })
addAll('krishna, krishna paksha, krishna paksh, कृष्ण, कृष्ण पक्ष', { kind: 'g', half: 'krishna' })
for (const [name, id] of yogaAndDoshaNames) add(name, { kind: 'Y', name: id })
for (const [words, number] of Object.entries(taras)) addAll(words, { kind: 'I', number })
addAll('top of your chart, top of the chart, highest point of your chart', {
  kind: 'H',
  houses: [10],
})
addAll('अपनी ही राशि, अपने ही घर, अपनी ही राशि में, apni hi rashi, स्वगृही, स्वराशि', {
  kind: 'E',
  dignity: ['own', 'moolatrikona'],
})
addAll('vargottama, vargottam, वर्गोत्तम', { kind: 'J' })
addAll('alone, all by itself, by himself, akela, akele, akeli, sirf, अकेले, अकेला, सिर्फ, केवल', {
  kind: '1',
})
addAll('at home', { kind: 'E', dignity: ['own'] })
addAll('in its fall, in his fall, in her fall, its weakest sign, his weakest sign', {
  kind: 'E',
  dignity: ['debilitated'],
})
addAll('strongest sign, in its glory', { kind: 'E', dignity: ['exalted'] })
addAll('waxing, bright half, waxing half', { kind: 'g', half: 'shukla' })
addAll('waning, dark half, waning half', { kind: 'g', half: 'krishna' })
addAll('full moon, पूर्णिमा, purnima, poornima', { kind: 'z', number: 15 })
addAll('new moon, अमावस्या, amavasya', { kind: 'z', number: 16 })
for (const [words, strong] of judgements)
  addAll(words, { kind: 'e', ...(strong === undefined ? {} : { strong }) })
for (const [kind, words] of Object.entries(references)) addAll(words, { kind })
for (const [kind, words] of Object.entries(plainWords)) addAll(words, { kind })

/** The phrases that begin with a word, longest first. */
export const phrasesFrom = (word: string) => entries.get(word) ?? []

/** Words that carry nothing here and are passed over, so that phrases stand close together. */
export const stopWords = new Set(
  normalizeText(
    "the a an your my his her its their this these our own's s very also itself themselves आपके आपकी आपका आपको अपने अपनी मेरे aapke aapki aapka apke apki apka apne स्वयं swayam bhi भी ही hi graha ग्रह both दोनों dono t dev",
  ).split(' '),
)
