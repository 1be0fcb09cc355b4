import { indiaClock } from '../../core/time/india-time.ts'
/**
 * Makes true and false sentences of a chart from forms written by hand: every slot of a form can be filled
 * truly, and one of them falsely at a time. The forms say who stands where in the words of a fluent writer.
 */
import { aspectedHouses, grahaNames } from '@drishti/jyotish'
import type { Fact, Graha, Kundli } from '@drishti/jyotish'
import { grahas, houses, nakshatras, rashis } from '@drishti/jyotish/names'
import type { SentenceLanguage } from './planted.fixture.ts'

export interface ToldSentence {
  text: string
  tongue: SentenceLanguage
  holds: boolean
  form: string
}

const monthsEn =
  'January February March April May June July August September October November December'.split(' ')
const monthsHi = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
const ordinalEn =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const dayWords = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth ' +
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second ' +
  'twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth ' +
  'thirtieth thirty-first'
).split(' ')
const ordinalHi = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ')
const ordinalRoman =
  'pehle doosre teesre chauthe paanchve chhathe saatve aathve nauve dasve gyarahve barahve'.split(
    ' ',
  )
const endings = 'st nd rd th th th th th th th th th'.split(' ')

/** A slot that this chart cannot fill. */
class UnfilledSlot extends Error {}

interface Ground {
  chart: Kundli
  chartFacts: readonly Fact[]
  tongue: SentenceLanguage
  names: ReadonlyMap<string, Graha>
  /** A number that goes on from sentence to sentence, to choose by. */
  turn: number
}

const factOf = ({ chartFacts }: Ground, id: string): Fact => {
  const fact = chartFacts.find((each) => each.id === id)
  if (!fact) throw new UnfilledSlot(id)
  return fact
}

const grahaIn = (tongue: SentenceLanguage, graha: Graha) =>
  tongue === 'hi'
    ? grahas[graha].name.hi
    : tongue === 'en'
      ? grahas[graha].name.en.replace(/^The /, '')
      : grahas[graha].sanskrit
const signIn = (tongue: SentenceLanguage, rashi: number) =>
  tongue === 'hi'
    ? rashis[rashi]!.name.hi
    : tongue === 'en'
      ? rashis[rashi]!.name.en
      : rashis[rashi]!.sanskrit
const starIn = (tongue: SentenceLanguage, nakshatra: number) =>
  tongue === 'hi' ? nakshatras[nakshatra]!.name.hi : nakshatras[nakshatra]!.name.en

function houseIn(tongue: SentenceLanguage, house: number, style: string): string {
  if (style === 'n') {
    return tongue === 'hi' ? `${house}वें` : `${house}${endings[house - 1]}`
  }
  if (style === 's' && tongue === 'hi') return houses[house - 1]!.name.hi.replace(/ भाव$/, '')
  return { en: ordinalEn, hi: ordinalHi, hinglish: ordinalRoman }[tongue][house - 1]!
}

/** A date in words, moved on by months or years where it is to be wrong. */
function dateIn({ tongue, turn }: Ground, utc: string, style: string, wrong: boolean): string {
  const local = indiaClock(new Date(utc))
  if (wrong && style === 'y') local.setUTCFullYear(local.getUTCFullYear() + 2 + (turn % 5))
  else if (wrong) local.setUTCMonth(local.getUTCMonth() + 3 + (turn % 7), 10)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const name = tongue === 'hi' ? monthsHi[month]! : monthsEn[month]!
  if (style === 'y') return String(year)
  if (style === 'd')
    return tongue === 'en' && turn % 2 ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`
  if (style === 'w') return `the ${dayWords[day - 1]} of ${name} ${year}`
  return `${tongue === 'hinglish' ? name.toLowerCase() : name} ${year}`
}

const otherValue = (value: number, count: number, turn: number, ...not: number[]) => {
  for (let step = 1; step < count; step++) {
    const next = (value + 1 + ((turn + step) % (count - 1))) % count
    if (next !== value && !not.includes(next)) return next
  }
  throw new UnfilledSlot('other')
}

const stranger = ({ turn }: Ground, ...not: Graha[]) =>
  grahaNames.filter((graha) => !not.includes(graha))[turn % (9 - new Set(not).size)]!

/** Whether a yes-or-no slot holds: `sun.retro`, `asp.a.7`, `with.a.b`, `empty.5`, `has.manglik`. */
function holds(ground: Ground, [question, subject, two]: string[]): boolean {
  const { chart, chartFacts } = ground
  const graha = (name: string) => ground.names.get(name) ?? (name as Graha)
  if (question === 'retro') {
    factOf(ground, `${graha(subject!)}.retrograde`)
    if (['rahu', 'ketu'].includes(graha(subject!))) throw new UnfilledSlot('nodes')
    return chart.grahas[graha(subject!)].retrograde
  }
  if (question === 'combust') return factOf(ground, `${graha(subject!)}.combust`).value === true
  if (question === 'asp') return chart.grahas[graha(subject!)].aspects.includes(Number(two))
  if (question === 'with')
    return chart.grahas[graha(subject!)].rashi === chart.grahas[graha(two!)].rashi
  if (question === 'empty')
    return grahaNames.every((name) => chart.grahas[name].house !== Number(subject))
  if (question === 'has')
    return chartFacts.some(({ id, value }) => id === `${subject}.${two}` && value !== false)
  if (question === 'sadesati') return chartFacts.some(({ id }) => id === 'transit.sade-sati')
  if (question === 'dig') return chart.grahas[graha(subject!)].dignity === two
  throw new Error(`no such question: ${question}`)
}

function grahaNamed(ground: Ground, name: string): Graha {
  const lord = /^L(\d+)$/.exec(name)
  if (lord) return factOf(ground, `house.${lord[1]}.lord`).value as Graha
  if (name === 'lagnalord') return factOf(ground, 'house.1.lord').value as Graha
  return ground.names.get(name) ?? (name as Graha)
}

function periodOf(ground: Ground, name: string): Fact | null {
  const ids: Record<string, string> = {
    maha: 'dasha.maha',
    antar: 'dasha.antar',
    nextantar: 'dasha.antar.next',
    nextmaha: 'dasha.maha.next',
    praty: 'dasha.pratyantar',
  }
  const id = ids[name]
  return id ? factOf(ground, id) : null
}

function fillPeriod(ground: Ground, fact: Fact, path: string[], style: string, wrong: boolean) {
  const { tongue } = ground
  if (path[1] === 'to' || path[1] === 'from')
    return dateIn(ground, fact.about[path[1] === 'to' ? 'toUtc' : 'fromUtc']!, style, wrong)
  const right = fact.value as Graha
  return grahaIn(tongue, wrong ? stranger(ground, right) : right)
}

function fillSky(ground: Ground, path: string[], style: string, wrong: boolean): string {
  const { tongue, turn, chart } = ground
  const grahaName = grahaNamed(ground, path[1]!)
  const sign = factOf(ground, `transit.${grahaName}.rashi`)
  const next = ground.chartFacts.find(({ id }) => id === `transit.${grahaName}.next.rashi`)
  const not = [chart.grahas[grahaName].rashi, next?.about.rashi ?? -1]
  const rashi = wrong ? otherValue(sign.about.rashi!, 12, turn, ...not) : sign.about.rashi!
  if (path[2] === 'sign') return signIn(tongue, rashi)
  if (path[2] === 'to') return dateIn(ground, sign.about.toUtc!, style, wrong)
  const from = path[2] === 'moon' ? chart.grahas.moon.rashi : chart.lagna.rashi
  return houseIn(tongue, ((rashi - from + 12) % 12) + 1, style)
}

function fillGraha(ground: Ground, path: string[], style: string, wrong: boolean): string {
  const { chart, tongue, turn } = ground
  const grahaName = grahaNamed(ground, path[0]!)
  const { house, rashi, nakshatra, pada } = chart.grahas[grahaName]
  switch (path[1]) {
    case 'house':
      return houseIn(tongue, wrong ? otherValue(house - 1, 12, turn) + 1 : house, style)
    case 'sign':
      return signIn(tongue, wrong ? otherValue(rashi, 12, turn) : rashi)
    case 'star':
      return starIn(tongue, wrong ? otherValue(nakshatra, 27, turn) : nakshatra)
    case 'pada':
      return String(wrong ? (pada % 4) + 1 : pada)
    case 'd9':
      return signIn(
        tongue,
        wrong ? otherValue(chart.vargas.D9[grahaName], 12, turn) : chart.vargas.D9[grahaName],
      )
    case 'asp': {
      const seen = aspectedHouses(grahaName, house)
      const unseen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((each) => !seen.includes(each))
      const from = wrong ? unseen : seen
      return houseIn(tongue, from[turn % from.length]!, style)
    }
    case 'rules': {
      const ruledHouses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
        (each) => factOf(ground, `house.${each}.lord`).value === grahaName,
      )
      if (ruledHouses.length === 0) throw new UnfilledSlot('nodes rule nothing')
      const from = wrong
        ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((each) => !ruledHouses.includes(each))
        : ruledHouses
      return houseIn(tongue, from[turn % from.length]!, style)
    }
    default:
      return grahaIn(tongue, wrong ? stranger(ground, grahaName) : grahaName)
  }
}

function fill(ground: Ground, slot: string, wrong: boolean): string {
  const { chart, tongue, turn } = ground
  const choice = /^(!?)([\w.-]+)\?(.*)\|(.*)$/.exec(slot)
  if (choice) return holds(ground, choice[2]!.split('.')) !== wrong ? choice[3]! : choice[4]!
  if (slot.startsWith('!')) return fill(ground, slot.slice(1), !wrong)
  const [what, style = ''] = slot.split(':')
  const path = what!.split('.')
  if (path[0] === 't') return fillSky(ground, path, style, wrong)
  if (path[0] === 'lagna')
    return signIn(tongue, wrong ? otherValue(chart.lagna.rashi, 12, turn) : chart.lagna.rashi)
  if (/^H\d+$/.test(path[0]!)) {
    const rashi = chart.houseRashis[Number(path[0]!.slice(1)) - 1]!
    return signIn(tongue, wrong ? otherValue(rashi, 12, turn) : rashi)
  }
  const period = periodOf(ground, path[0]!)
  return period
    ? fillPeriod(ground, period, path, style, wrong)
    : fillGraha(ground, path, style, wrong)
}

const slotPattern = /\{([^{}]+)\}/g

/** Slots that only name who is spoken of: nothing false can be said by them. */
const isFree = (slot: string) => /^[ab]$/.test(slot)

/** A form filled for a chart, with the slot numbered `falseAt` made wrong; null where it can't be. */
function toldAs(form: string, ground: Ground, falseAt: number | null): string | null {
  let at = -1
  try {
    const text = form.replace(slotPattern, (_, slot: string) => {
      if (isFree(slot)) return grahaIn(ground.tongue, ground.names.get(slot)!)
      at += 1
      return fill(ground, slot, at === falseAt)
    })
    return text.charAt(0).toUpperCase() + text.slice(1)
  } catch (error) {
    if (error instanceof UnfilledSlot) return null
    throw error
  }
}

export type SentenceForms = Record<SentenceLanguage, readonly string[]>

/** True and false sentences over the charts: every form on several of them. */
export function sentencesOverCharts(
  charts: readonly { chart: Kundli; chartFacts: readonly Fact[] }[],
  forms: SentenceForms,
  pairsPerForm: number,
): (ToldSentence & { chartFacts: readonly Fact[] })[] {
  const sentences: (ToldSentence & { chartFacts: readonly Fact[] })[] = []
  let turn = 3
  for (const [tongue, list] of Object.entries(forms) as [SentenceLanguage, readonly string[]][]) {
    for (const form of list) {
      const slots = [...form.matchAll(slotPattern)].filter(([, slot]) => !isFree(slot!)).length
      let pairCount = 0
      for (let tries = 0; pairCount < pairsPerForm && tries < pairsPerForm * 12; tries++) {
        turn += 1
        const { chart, chartFacts } = charts[(turn * 7) % charts.length]!
        const names = new Map([
          ['a', grahaNames[turn % 9]!],
          ['b', grahaNames[(turn + 1 + (turn % 7)) % 9]!],
        ])
        if (names.get('a') === names.get('b')) continue
        const ground: Ground = { chart, chartFacts, tongue, names, turn }
        const right = toldAs(form, ground, null)
        const wrong = slots === 0 ? null : toldAs(form, ground, pairCount % slots)
        if (right === null || wrong === null || wrong === right) continue
        pairCount += 1
        sentences.push({ text: right, tongue, holds: true, form, chartFacts })
        sentences.push({ text: wrong, tongue, holds: false, form, chartFacts })
      }
    }
  }
  return sentences
}
