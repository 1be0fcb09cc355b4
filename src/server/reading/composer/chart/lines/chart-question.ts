import { onceATurn } from '../../../understand/once-a-turn.ts'
import { grahaNames } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { houses, nakshatras, rashis, varas } from '@drishti/jyotish/names'
import { foldedWords } from '../../../understand/fold.ts'
import { buildLexicon, findPhrases, longestMatches } from '../../../understand/lexicon.ts'
import type { Lexicon } from '../../../understand/lexicon.ts'

/** What a question on the chart names, beyond the grahas that its frame holds: houses, levels, stones, days, stars. */

const levels = buildLexicon<1 | 2 | 3>([
  ['mahadasha, maha dasha, mahadasa, mahadashaa, main period, महादशा, महा दशा', 1],
  [
    'antardasha, antar dasha, antardasa, antar, bhukti, sub period, अंतर्दशा, अंतरदशा, अंतर दशा, अंतर',
    2,
  ],
  ['pratyantar, pratyantardasha, pratyantar dasha, प्रत्यंतर, प्रत्यंतर दशा', 3],
])
const coming = buildLexicon<true>([
  [
    'next, upcoming, coming, agli, agla, agle, aane wali, aanewali, aage, badlegi, badal*, change, changes, changing, uske baad, iske baad, after this, after that, ke baad, अगली, अगला, अगले, आने वाली, आगे, बदल*, इसके बाद, उसके बाद, के बाद',
    true,
  ],
])
/** "is running", "has begun", "चल रही है", "लगी है". */
const running =
  /(?<!\p{L})(?:running|going on|(?:has )?(?:started|begun|began)|starting|shuru hone (?:wali|wala)|lagne (?:wali|wala)|came in|since|chal (?:rahi|rhi|raha|rha)|chalu|shuru (?:hui|hu[iy]+|ho (?:gayi|gai|gyi|chuki))|(?:lagi|chadhi|aa gayi) (?:hai|h)|जब से|चल (?:रही|रहा)|चालू|(?:शुरू होने|लगने) वाल[ीा]|शुरू (?:हुई|हो (?:गई|गयी|चुकी))|(?:लगी|चढ़ी|आ गई) (?:है|हुई))(?!\p{L}|\p{M})/iu
/** "When will it start", "if it has started". */
const runningAsked =
  /(?<!\p{L})(?:when|will|is my|has my|whether|kab|kya|कब|क्या)(?!\p{L}|\p{M})[^.?!,।]*?(?:running|start|begin|begun|shuru|chal|शुरू|चल)/iu

/** Whether a question tells that a period runs; one that asks whether it does leaves that open. */
export const takesForRunning = (question: string): boolean =>
  running.test(question) && !runningAsked.test(question)

const ordinals = buildLexicon<number>(
  houses.map(({ house, ordinals: names }) => [
    [...names, `${house}th`, String(house)].join(','),
    house,
  ]),
)
const houseNames = buildLexicon<number>(
  houses.map(({ house, spellings }) => [spellings.join(','), house]),
)
const houseWords = buildLexicon<true>([
  ['house, houses, bhav, bhava, bhaav, ghar, khana, sthan, भाव, घर, स्थान, हाउस, खाने', true],
])
const stones = buildLexicon<Graha>([
  ['ruby, manik, manikya, manak, माणिक, माणिक्य, रूबी', 'sun'],
  ['pearl, moti, moonstone, chandramani, मोती, चंद्रमणि', 'moon'],
  ['coral, red coral, munga, moonga, praval, मूंगा, मुंगा', 'mars'],
  ['emerald, panna, पन्ना', 'mercury'],
  ['yellow sapphire, pukhraj, pukhraaj, topaz, sunela, sunhela, पुखराज, सुनहला, सुनेला', 'jupiter'],
  ['diamond, heera, hira, opal, zircon, हीरा, ओपल, जरकन', 'venus'],
  [
    'blue sapphire, neelam, nilam, neelam pathar, amethyst, kataila, neeli, नीलम, नीली, कटैला',
    'saturn',
  ],
  ['gomed, gomedh, hessonite, गोमेद', 'rahu'],
  ['lehsunia, lahsuniya, lehsuniya, cats eye, cat eye, लहसुनिया', 'ketu'],
])
const weekdays = buildLexicon<number>(
  varas.map(({ name, spellings }, at) => [[name.en, name.hi, ...spellings].join(','), at]),
)
const somvars = buildLexicon<number>([
  ['sunday, sundays, ravivar, raviwar, itwar, रविवार, इतवार', 0],
  ['monday, mondays, somvar, somwar, solah somvar, सोमवार', 1],
  ['tuesday, tuesdays, mangalvar, mangalwar, मंगलवार', 2],
  ['wednesday, wednesdays, budhvar, budhwar, बुधवार', 3],
  ['thursday, thursdays, guruvar, guruwar, brihaspativar, veervar, गुरुवार, बृहस्पतिवार', 4],
  [
    'friday, fridays, shukravar, shukrawar, vaibhav lakshmi, santoshi mata, शुक्रवार, संतोषी माता, वैभव लक्ष्मी',
    5,
  ],
  ['saturday, saturdays, shanivar, shaniwar, शनिवार', 6],
])
const stars = buildLexicon<number>(
  nakshatras.map(({ name, spellings }, at) => [[name.en, name.hi, ...spellings].join(','), at]),
)
const signs = buildLexicon<number>(
  rashis.map(({ name, sanskrit, spellings }, at) => [
    [name.en, name.hi, sanskrit, ...spellings].join(','),
    at,
  ]),
)
const padas = buildLexicon<number>([
  [
    'pada 1, 1 pada, 1st pada, first pada, pehla charan, pehle charan, 1 charan, charan 1, प्रथम चरण, पहला चरण, पहले चरण, 1 चरण',
    1,
  ],
  [
    'pada 2, 2 pada, 2nd pada, second pada, dusra charan, doosra charan, dusre charan, 2 charan, charan 2, द्वितीय चरण, दूसरा चरण, दूसरे चरण, 2 चरण',
    2,
  ],
  [
    'pada 3, 3 pada, 3rd pada, third pada, teesra charan, tisra charan, teesre charan, 3 charan, charan 3, तृतीय चरण, तीसरा चरण, तीसरे चरण, 3 चरण',
    3,
  ],
  [
    'pada 4, 4 pada, 4th pada, fourth pada, chautha charan, chauthe charan, 4 charan, charan 4, चतुर्थ चरण, चौथा चरण, चौथे चरण, 4 चरण',
    4,
  ],
])

function first<T>(lexicon: Lexicon<T>, question: string): T | null {
  const hits = longestMatches(findPhrases(lexicon, foldedWords(question)))
  return hits.toSorted((a, b) => a.at - b.at)[0]?.value ?? null
}

/** 1 mahadasha, 2 antardasha, 3 pratyantar; null where the question names no level. */
export const levelNamed = (question: string): 1 | 2 | 3 | null => first(levels, question)
/** Whether the question looks past what runs now. */
export const looksAhead = (question: string): boolean => first(coming, question) !== null
export const stoneNamed = (question: string): Graha | null => first(stones, question)
/** The grahas of all stones that the question names, in its order. */
export const stonesNamed = onceATurn((question): readonly Graha[] => [
  ...new Set(
    longestMatches(findPhrases(stones, foldedWords(question)))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value),
  ),
])
/** How many stones the question names, those of one graha counted apart: a sapphire and its cheaper stand-in. */
export const countStones = (question: string): number =>
  longestMatches(findPhrases(stones, foldedWords(question))).length
/** 0 Sunday to 6 Saturday. */
export const weekdayNamed = (question: string): number | null =>
  first(somvars, question) ?? first(weekdays, question)
export const starNamed = (question: string): number | null => first(stars, question)
export const signNamed = (question: string): number | null => first(signs, question)
/** All signs that the question names. */
export const signsNamed = (question: string): number[] => [
  ...new Set(longestMatches(findPhrases(signs, foldedWords(question))).map(({ value }) => value)),
]
export const padaNamed = (question: string): number | null => first(padas, question)

/** The house, 1 to 12, that a question names: "10th house", "दसवें भाव", "karma bhava". */
export function houseNamed(question: string): number | null {
  const [, ofLord] = /(?<!\d)(\d{1,2})(?:st|nd|rd|th) lord(?!\p{L})/iu.exec(question) ?? []
  if (ofLord && Number(ofLord) >= 1 && Number(ofLord) <= 12) return Number(ofLord)
  const byName = first(houseNames, question)
  if (byName !== null) return byName
  const words = foldedWords(question)
  const nouns = findPhrases(houseWords, words)
  const near = findPhrases(ordinals, words).find(({ at, length }) =>
    nouns.some((noun) => noun.at - (at + length) <= 1 && noun.at >= at + length),
  )
  const before = findPhrases(ordinals, words).find(({ at }) =>
    nouns.some((noun) => noun.at + 1 === at),
  )
  return near?.value ?? before?.value ?? null
}

/** The grahas as the engine names them. */
export const isGrahaName = (name: string): name is Graha =>
  (grahaNames as readonly string[]).includes(name)
