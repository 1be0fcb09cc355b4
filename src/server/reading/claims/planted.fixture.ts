import { indiaClock } from '../../core/time/india-time.ts'
/**
 * Sentences planted for the claim check: for a chart, what is true of it and what is made false by one
 * changed thing, in English, Hindi and Hinglish. Worded apart from the composer's sentences.
 */
import { grahaNames } from '@drishti/jyotish'
import type { Fact, Graha, Kundli } from '@drishti/jyotish'
import { dignities, grahas, houses, nakshatras, rashis } from '@drishti/jyotish/names'

export type SentenceLanguage = 'en' | 'hi' | 'hinglish'

export interface PlantedSentence {
  text: string
  tongue: SentenceLanguage
  holds: boolean
  about: string
}

type Words = Record<SentenceLanguage, string>
type Template = Record<SentenceLanguage, string[]>

const hinglishHouses = [
  'pehle',
  'dusre',
  'teesre',
  'chauthe',
  'paanchve',
  'chhathe',
  'saatve',
  'aathve',
  'nauve',
  'dasve',
  'gyarahve',
  'barahve',
]
const hindiHouses = [
  'पहले',
  'दूसरे',
  'तीसरे',
  'चौथे',
  'पाँचवें',
  'छठे',
  'सातवें',
  'आठवें',
  'नौवें',
  'दसवें',
  'ग्यारहवें',
  'बारहवें',
]
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const digits = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
]
const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  hi: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
}

const grahaWords = (graha: Graha): Words => ({
  en: grahas[graha].name.en,
  hi: grahas[graha].name.hi,
  hinglish: grahas[graha].sanskrit,
})
const signWords = (rashi: number): Words => ({
  en: rashis[rashi]!.name.en,
  hi: rashis[rashi]!.name.hi,
  hinglish: rashis[rashi]!.sanskrit,
})
const houseWords = (house: number): Words => ({
  en: `${(house % 2 ? ordinals : digits)[house - 1]} house`,
  hi: house % 2 ? houses[house - 1]!.name.hi : `${hindiHouses[house - 1]} भाव`,
  hinglish: `${hinglishHouses[house - 1]} ghar`,
})
const starWords = (nakshatra: number): Words => {
  const { name } = nakshatras[nakshatra]!
  return { en: name.en, hi: name.hi, hinglish: name.en }
}
function monthWords(utc: string, later = 0): Words {
  const local = indiaClock(new Date(utc))
  const count = local.getUTCFullYear() * 12 + local.getUTCMonth() + later
  const [year, month] = [Math.floor(count / 12), count % 12]
  return {
    en: `${months.en[month]} ${year}`,
    hi: `${months.hi[month]} ${year}`,
    hinglish: `${months.en[month]!.toLowerCase()} ${year}`,
  }
}

const templates = {
  house: {
    en: [
      'In your chart {g} occupies the {h}, and that colours daily life.',
      '{g} sits in the {h} of your kundli.',
      'Because {g} is placed in your {h}, patience pays.',
      'Your {h} holds {g}, so give that area time.',
      'With {g} in the {h}, you learn by doing.',
    ],
    hi: [
      'आपकी कुंडली में {g} {h} में बैठे हैं।',
      '{h} में {g} होने से इस क्षेत्र में मन लगता है।',
      '{g} {h} में स्थित हैं, इसलिए धैर्य रखें।',
      'जन्म के समय {g} {h} में थे।',
    ],
    hinglish: [
      'Aapki kundli mein {g} {h} mein baithe hain.',
      '{h} mein {g} hone se kaam dheere banta hai.',
      '{g} aapke {h} mein hain, isliye dhairya rakhiye.',
    ],
  },
  sign: {
    en: [
      '{g} is in {s} in your birth chart.',
      'Your {g} is placed in {s}, which shapes your taste.',
      'Born with {g} in {s}, you notice small things.',
    ],
    hi: [
      'आपकी कुंडली में {g} {s} राशि में हैं।',
      '{s} राशि में {g} आपको सोचने वाला बनाते हैं।',
      '{s} के {g} आपको सहज बनाते हैं।',
    ],
    hinglish: [
      'Aapke {g} {s} rashi mein hain.',
      '{s} rashi mein {g} hone se swabhav saral rehta hai.',
    ],
  },
  lord: {
    en: [
      '{g} is the lord of your {h}.',
      '{g} rules your {h}, so watch how you handle it.',
      'The ruler of your {h} is {g}.',
      'Your {h} is ruled by {g}.',
    ],
    hi: ['आपके {h} के स्वामी {g} हैं।', '{g} आपके {h} के स्वामी हैं।', '{h} के अधिपति {g} आपको राह दिखाते हैं।'],
    hinglish: ['Aapke {h} ke swami {g} hain.', '{g} aapke {h} ke malik hain.'],
  },
  lordIn: {
    en: [
      '{g}, lord of your {h}, stands in the {k}.',
      'The lord of your {h}, {g}, is placed in the {k}.',
      'The lord of your {h} sits in the {k}, so effort goes there.',
    ],
    hi: ['{h} के स्वामी {g} {k} में बैठे हैं।', 'आपके {h} के स्वामी {k} में हैं।'],
    hinglish: ['Aapke {h} ke swami {g} {k} mein baithe hain.', '{h} ka swami {k} mein hai.'],
  },
  aspect: {
    en: [
      '{g} aspects your {h}.',
      'Your {h} is aspected by {g}, which asks for care.',
      'The aspect of {g} falls on your {h}.',
      '{g} casts a glance on the {h}.',
    ],
    hi: [
      '{g} की दृष्टि आपके {h} पर है।',
      'आपके {h} पर {g} की दृष्टि पड़ रही है।',
      '{g} आपके {h} को देख रहे हैं।',
    ],
    hinglish: ['{g} ki drishti aapke {h} par hai.', 'Aapke {h} par {g} ki drishti hai.'],
  },
  together: {
    en: [
      '{g} and {o} are together in your chart.',
      '{g} is conjunct {o} at birth.',
      '{g} joins {o} in your birth chart.',
    ],
    hi: ['आपकी कुंडली में {g} और {o} की युति है।', '{g} और {o} साथ बैठे हैं।', '{g} {o} के साथ हैं।'],
    hinglish: ['{g} aur {o} ki yuti aapki kundli mein hai.', '{g} {o} ke saath baithe hain.'],
  },
  dignity: {
    en: ['{g} is {d.en} in your chart.', 'Your {g} is {d.en}, and you can build on that.'],
    hi: ['आपकी कुंडली में {g} {d.hi} हैं।'],
    hinglish: ['Aapke {g} {d.hinglish} hain.'],
  },
  retrograde: {
    en: ['{g} was retrograde when you were born.', 'Your natal {g} is retrograde.'],
    hi: ['जन्म कुंडली में {g} वक्री हैं।', 'वक्री {g} आपको दुबारा सोचने को कहते हैं।'],
    hinglish: ['Aapki kundli mein {g} vakri hain.'],
  },
  direct: {
    en: ['{g} was not retrograde at your birth.'],
    hi: ['जन्म के समय {g} वक्री नहीं थे।'],
    hinglish: ['Aapki kundli mein {g} vakri nahi hain.'],
  },
  lagna: {
    en: [
      'Your ascendant is {s}.',
      'You were born with {s} rising.',
      'With a {s} lagna you meet the world head on.',
    ],
    hi: ['आपका लग्न {s} है।', '{s} लग्न होने से आप सीधे बात करते हैं।'],
    hinglish: ['Aapka lagna {s} hai.', '{s} lagna walon ko samay chahiye.'],
  },
  moonSign: {
    en: ['Your moon sign is {s}.', '{s} is your moon sign, so rest matters.'],
    hi: ['आपकी चंद्र राशि {s} है।', 'आपकी जन्म राशि {s} है, इसलिए विश्राम ज़रूरी है।'],
    hinglish: ['Aapki rashi {s} hai.', 'Aapki chandra rashi {s} hai.'],
  },
  star: {
    en: [
      'You were born under {n} nakshatra with the Moon in {n}.',
      'Your birth star is {n}.',
      'The Moon is in {n}, pada {p}, in your chart.',
    ],
    hi: ['आपका जन्म नक्षत्र {n} है।', 'चंद्रमा {n} नक्षत्र में हैं।'],
    hinglish: ['Aapka janm nakshatra {n} hai.', 'Chandra {n} nakshatra mein hain.'],
  },
  maha: {
    en: [
      'You are running the {g} mahadasha until {to}.',
      'The mahadasha of {g} lasts until {to}.',
      'Your {g} mahadasha began in {from}.',
    ],
    hi: ['अभी आपकी {g} की महादशा {to} तक चल रही है।', '{g} की महादशा {from} से {to} तक है।'],
    hinglish: [
      'Abhi aapki {g} ki mahadasha {to} tak chal rahi hai.',
      '{g} mahadasha {from} se chal rahi hai.',
    ],
  },
  antar: {
    en: [
      'The {m}–{g} antardasha runs until {to}.',
      'Within the {m} mahadasha, {g} antardasha continues to {to}.',
      '{g} antardasha in {m} mahadasha ends in {to}.',
    ],
    hi: ['{m} की महादशा में {g} की अंतर्दशा {to} तक है।', '{m}–{g} की अंतर्दशा {to} तक रहेगी।'],
    hinglish: [
      '{m} ki mahadasha mein {g} ki antardasha {to} tak hai.',
      '{m}-{g} ki antardasha {to} tak chalegi.',
    ],
  },
  nextAntar: {
    en: [
      'After that, {g} antardasha begins in {from}.',
      'Next comes the {g} antardasha, from {from}.',
    ],
    hi: ['इसके बाद {from} से {g} की अंतर्दशा शुरू होगी।'],
    hinglish: ['Iske baad {from} se {g} ki antardasha shuru hogi.'],
  },
  transitHouse: {
    en: [
      '{g} is transiting your {h} until {to}.',
      'At present {g} moves through your {h}.',
      'Right now {g} is in your {h}, and it stays until {to}.',
    ],
    hi: [
      'इस समय {g} आपके {h} में गोचर कर रहे हैं।',
      '{g} का गोचर {to} तक आपके {h} में है।',
      'अभी {g} {h} से गुज़र रहे हैं।',
    ],
    hinglish: [
      'Is samay {g} aapke {h} mein gochar kar rahe hain.',
      '{g} {to} tak aapke {h} mein gochar karenge.',
    ],
  },
  transitSign: {
    en: [
      '{g} is now moving through {s}, until {to}.',
      'In the present transit {g} is in {s}.',
      '{g} entered {s} in {from}.',
    ],
    hi: ['{g} अभी {s} राशि में गोचर कर रहे हैं।', '{g} ने {from} में {s} राशि में प्रवेश किया।'],
    hinglish: [
      '{g} abhi {s} rashi mein gochar kar rahe hain.',
      '{g} {to} tak {s} rashi mein hain.',
    ],
  },
  fromMoon: {
    en: [
      'Counted from the Moon, {g} is transiting the {h}.',
      '{g} now transits the {h} from your Moon.',
    ],
    hi: ['{g} अभी चंद्रमा से {h} में गोचर कर रहे हैं।'],
    hinglish: ['Chandra se {h} mein {g} ka gochar chal raha hai.'],
  },
  navamsa: {
    en: ['In the navamsa {g} falls in {s}.', '{g} is in {s} in your D9.'],
    hi: ['नवांश में {g} {s} राशि में हैं।'],
    hinglish: ['Navamsa mein {g} {s} rashi mein hain.'],
  },
  houseSign: {
    en: ['Your {h} is {s}.', 'The sign in your {h} is {s}.'],
    hi: ['आपके {h} में {s} राशि है।'],
    hinglish: ['Aapke {h} mein {s} rashi hai.'],
  },
  twoHouses: {
    en: ['{g} is in the {h} while {o} is in the {k}.', '{g} sits in your {h}, and {o} in the {k}.'],
    hi: ['{g} {h} में हैं और {o} {k} में हैं।', '{h} में {g} और {k} में {o} बैठे हैं।'],
    hinglish: ['{g} {h} mein hain aur {o} {k} mein hain.'],
  },
} satisfies Record<string, Template>

type About = keyof typeof templates
type Slots = Record<string, Words>

const tongues: SentenceLanguage[] = ['en', 'hi', 'hinglish']

const dignityWords = (key: keyof typeof dignities): Words => ({
  en: dignities[key].en,
  hi: { exalted: 'उच्च के', debilitated: 'नीच के' }[key as string] ?? `${dignities[key].hi} में`,
  hinglish: {
    exalted: 'uchch ke',
    debilitated: 'neech ke',
    own: 'swarashi mein',
    friend: 'mitra rashi mein',
    enemy: 'shatru rashi mein',
    neutral: 'sam rashi mein',
    moolatrikona: 'mooltrikon mein',
  }[key],
})

/** Makes planted sentences of one chart; `turn` says which of the variants comes next. */
export function plantedSentencesOf(
  chart: Kundli,
  facts: readonly Fact[],
  seed: number,
): PlantedSentence[] {
  const sentences: PlantedSentence[] = []
  let turn = seed
  const fact = (id: string) => facts.find((each) => each.id === id)!
  const otherValue = (value: number, count: number, step = 1) =>
    (value + step + (turn % (count - 1 - step + 1 || 1))) % count
  const strange = (graha: Graha, ...not: Graha[]) =>
    grahaNames.filter((name) => name !== graha && !not.includes(name))[turn % (8 - not.length)]!
  const addSentence = (about: About, slots: Slots, holds: boolean) => {
    const tongue = tongues[turn % 3]!
    const variants = templates[about][tongue]
    const text = variants[Math.floor(turn / 3) % variants.length]!
    const said = text.replace(/\{(\w+)(?:\.\w+)?\}/g, (_, name: string) => slots[name]![tongue])
    sentences.push({ text: said.charAt(0).toUpperCase() + said.slice(1), tongue, holds, about })
    turn++
  }
  const otherHouse = (house: number) =>
    otherValue(house - 1, 12) === house - 1 ? (house % 12) + 1 : otherValue(house - 1, 12) + 1
  const otherSign = (rashi: number) =>
    otherValue(rashi, 12) === rashi ? (rashi + 1) % 12 : otherValue(rashi, 12)

  for (const graha of grahaNames) {
    const { house, rashi } = chart.grahas[graha]
    const g = grahaWords(graha)
    addSentence('house', { g, h: houseWords(house) }, true)
    addSentence('house', { g, h: houseWords(otherHouse(house)) }, false)
    addSentence('sign', { g, s: signWords(rashi) }, true)
    addSentence('sign', { g, s: signWords(otherSign(rashi)) }, false)
    addSentence('navamsa', { g, s: signWords(chart.vargas.D9[graha]) }, true)
    addSentence('navamsa', { g, s: signWords(otherSign(chart.vargas.D9[graha])) }, false)
    const partner = strange(graha)
    const [here, there] = [house, chart.grahas[partner].house]
    addSentence(
      'twoHouses',
      { g, o: grahaWords(partner), h: houseWords(here), k: houseWords(there) },
      true,
    )
    if (here !== there)
      addSentence(
        'twoHouses',
        { g, o: grahaWords(partner), h: houseWords(there), k: houseWords(here) },
        false,
      )
    const looked = chart.grahas[graha].aspects[turn % chart.grahas[graha].aspects.length]!
    addSentence('aspect', { g, h: houseWords(looked) }, true)
    const unseen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
      (each) => !chart.grahas[graha].aspects.includes(each),
    )
    addSentence('aspect', { g, h: houseWords(unseen[turn % unseen.length]!) }, false)
    addSentence('together', { g, o: grahaWords(partner) }, chart.grahas[partner].rashi === rashi)
    for (const transitKind of ['rashi', 'house', 'house.moon'] as const) {
      const moving = fact(`transit.${graha}.${transitKind}`)
      const dates = { from: monthWords(moving.about.fromUtc!), to: monthWords(moving.about.toUtc!) }
      const value = moving.about.rashi!
      if (transitKind === 'rashi') {
        addSentence('transitSign', { g, s: signWords(value), ...dates }, true)
        addSentence('transitSign', { g, s: signWords(otherSign(value)), ...dates }, false)
      } else {
        const about = transitKind === 'house' ? 'transitHouse' : 'fromMoon'
        addSentence(about, { g, h: houseWords(moving.about.house!), ...dates }, true)
        addSentence(about, { g, h: houseWords(otherHouse(moving.about.house!)), ...dates }, false)
      }
    }
    const { dignity, retrograde } = chart.grahas[graha]
    if (dignity) {
      addSentence('dignity', { g, d: dignityWords(dignity) }, true)
      addSentence(
        'dignity',
        { g, d: dignityWords(dignity === 'exalted' ? 'debilitated' : 'exalted') },
        false,
      )
    }
    if (facts.some(({ id }) => id === `${graha}.retrograde`)) {
      addSentence('retrograde', { g }, retrograde)
      addSentence('direct', { g }, !retrograde)
    }
  }
  for (let house = 1; house <= 12; house++) {
    const lord = fact(`house.${house}.lord`).value as Graha
    const h = houseWords(house)
    const stands = houseWords(chart.grahas[lord].house)
    addSentence('lord', { g: grahaWords(lord), h }, true)
    addSentence('lord', { g: grahaWords(strange(lord)), h }, false)
    addSentence('lordIn', { g: grahaWords(lord), h, k: stands }, true)
    addSentence(
      'lordIn',
      { g: grahaWords(lord), h, k: houseWords(otherHouse(chart.grahas[lord].house)) },
      false,
    )
    addSentence('houseSign', { h, s: signWords(chart.houseRashis[house - 1]!) }, true)
    addSentence('houseSign', { h, s: signWords(otherSign(chart.houseRashis[house - 1]!)) }, false)
  }
  const { lagna, grahas: placed } = chart
  const moon = placed.moon
  addSentence('lagna', { s: signWords(lagna.rashi) }, true)
  addSentence('lagna', { s: signWords(otherSign(lagna.rashi)) }, false)
  addSentence('moonSign', { s: signWords(moon.rashi) }, true)
  addSentence('moonSign', { s: signWords(otherSign(moon.rashi)) }, false)
  const pada = (value: number): Words => ({
    en: String(value),
    hi: String(value),
    hinglish: String(value),
  })
  addSentence('star', { n: starWords(moon.nakshatra), p: pada(moon.pada) }, true)
  addSentence(
    'star',
    { n: starWords((moon.nakshatra + 1 + (turn % 25)) % 27), p: pada(moon.pada) },
    false,
  )
  const [maha, antar, next] = ['dasha.maha', 'dasha.antar', 'dasha.antar.next'].map((id) =>
    facts.find((each) => each.id === id),
  )
  const dates = (period: Fact, later = 0) => ({
    from: monthWords(period.about.fromUtc!, later),
    to: monthWords(period.about.toUtc!, later),
  })
  for (let round = 0; round < 3; round++) {
    if (maha) {
      addSentence('maha', { g: grahaWords(maha.value as Graha), ...dates(maha) }, true)
      addSentence('maha', { g: grahaWords(strange(maha.value as Graha)), ...dates(maha) }, false)
      addSentence(
        'maha',
        { g: grahaWords(maha.value as Graha), ...dates(maha, 2 + (turn % 5)) },
        false,
      )
    }
    if (maha && antar) {
      const [m, g] = [grahaWords(maha.value as Graha), grahaWords(antar.value as Graha)]
      addSentence('antar', { m, g, ...dates(antar) }, true)
      addSentence(
        'antar',
        { m, g: grahaWords(strange(antar.value as Graha)), ...dates(antar) },
        false,
      )
      addSentence(
        'antar',
        { m: grahaWords(strange(maha.value as Graha)), g, ...dates(antar) },
        false,
      )
      addSentence('antar', { m, g, ...dates(antar, 1 + (turn % 7)) }, false)
    }
    if (next) {
      addSentence('nextAntar', { g: grahaWords(next.value as Graha), ...dates(next) }, true)
      addSentence(
        'nextAntar',
        { g: grahaWords(strange(next.value as Graha)), ...dates(next) },
        false,
      )
    }
  }
  return sentences
}
