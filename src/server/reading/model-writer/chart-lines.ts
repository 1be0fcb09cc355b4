import { grahaNames, houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { lordTouchOf } from '../verdicts/dasha.ts'
import type { LifeField } from '../verdicts/fields.ts'
import { grahaInSentence } from '../verdicts/fill-template.ts'
import type { LordTouchName } from '../verdicts/rule.ts'
import { housesRuledBy } from '../verdicts/chart-facts.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import { houseMeanings } from './house-meanings.ts'

/**
 * The whole chart in English lines, each with what it means for the matter that is asked about; a question
 * on the chart itself or on a day has no field.
 */

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "the Sun, Mars and Venus". */
function listOf(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const grahasOf = (value: unknown): string[] =>
  typeof value === 'string' && value !== 'none'
    ? value.split(',').map((name) => grahaInSentence(name as Graha, 'en'))
    : []

const dignities: Readonly<Record<string, string>> = {
  exalted: 'exalted',
  debilitated: 'debilitated',
  moolatrikona: 'in its moolatrikona sign',
  own: 'in its own sign',
  friend: 'in a friendly sign',
  enemy: 'in an enemy sign',
}

/** What a graha has to do with the matter; nothing for one that has nothing to do with it. */
function roleOfGraha(graha: Graha, field: LifeField | null, sheet: ChartFacts): string {
  if (!field) return ''
  const ruled = housesRuledBy(graha, sheet)
  const roles = [
    ...(ruled.includes(field.main) ? ['RULES THE HOUSE ASKED ABOUT'] : []),
    ...(field.also.some((house) => ruled.includes(house)) ? ['rules a house that helps it'] : []),
    ...(field.karakas.includes(graha) ? ['a significator of this matter'] : []),
  ]
  return roles.length > 0 ? ` ← ${roles.join('; ')}` : ''
}

function grahaLine(graha: Graha, field: LifeField | null, sheet: ChartFacts): string | null {
  const value = (id: string): unknown => sheet.byId.get(`${graha}.${id}`)?.value
  const rashi = value('rashi')
  if (typeof rashi !== 'string') return null
  const house = value('house')
  const ruled = housesRuledBy(graha, sheet)
  const dignity = dignities[String(value('dignity'))]
  const parts = [
    capital(rashi),
    ...(typeof house === 'number' ? [houseName(house, 'en')] : []),
    ...(dignity ? [dignity] : []),
    ...(value('combust') === true ? ['combust'] : []),
    ...(value('retrograde') === true ? ['retrograde in the birth chart'] : []),
    ...(ruled.length > 0
      ? [`lord of the ${listOf(ruled.map((one) => houseName(one, 'en')))}`]
      : []),
  ]
  const name = capital(grahaInSentence(graha, 'en'))
  return `${name}: ${parts.join(', ')}${roleOfGraha(graha, field, sheet)}`
}

function houseLine(house: number, field: LifeField | null, sheet: ChartFacts): string | null {
  const value = (id: string): unknown => sheet.byId.get(`house.${house}.${id}`)?.value
  const rashi = value('rashi')
  if (typeof rashi !== 'string') return null
  const holds = grahasOf(value('occupants'))
  const seenBy = grahasOf(value('aspects'))
  const role =
    house === field?.main
      ? ' ← THE HOUSE ASKED ABOUT'
      : field?.also.includes(house)
        ? ' ← helps this matter'
        : ''
  const what = [
    capital(rashi),
    ...(holds.length > 0 ? [`holds ${listOf(holds)}`] : []),
    ...(seenBy.length > 0 ? [`aspected by ${listOf(seenBy)}`] : []),
  ]
  return `${capital(houseName(house, 'en'))} (${houseMeanings[house - 1]}): ${what.join(', ')}${role}`
}

const touches: Partial<Record<LordTouchName, string>> = {
  'rules-main': 'it rules the house asked about',
  'in-main': 'it stands in the house asked about',
  'with-lord': 'it stands with the lord of the house asked about',
  'sees-main': 'it aspects the house asked about',
  'rules-helper': 'it rules a house that helps',
  significator: 'it is a significator of this matter',
  'in-hard-house': 'it stands in a hard house: results take work',
  quiet: 'it has little to do with this matter',
}

/** The pair of lords in brackets adds nothing that the sentence does not say. */
const plainLabel = (label: string): string => label.replace(/ \([^)]*–[^)]*\)/, '')

/** The running and the coming Vimshottari periods, with what their lords do for the matter. */
export function periodLines(field: LifeField | null, sheet: ChartFacts): string[] {
  return ['dasha.maha', 'dasha.antar', 'dasha.antar.next', 'dasha.pratyantar'].flatMap((id) => {
    const fact = sheet.byId.get(id)
    if (!fact) return []
    const { graha } = fact.about
    const touch = graha && field && touches[lordTouchOf(graha, field, sheet).touch]
    return `${plainLabel(fact.label.en)}${touch ? `: ${touch}` : ''}`
  })
}

/** The slow grahas are told with where they go next; the quick ones only where there is room. */
const slowGrahas: readonly Graha[] = ['jupiter', 'saturn', 'rahu', 'ketu', 'mars']

function transitLine(graha: Graha, field: LifeField | null, sheet: ChartFacts): string | null {
  const value = (id: string): unknown => sheet.byId.get(`transit.${graha}.${id}`)?.value
  const label = sheet.byId.get(`transit.${graha}.rashi`)?.label.en
  if (!label) return null
  const places = (at: string): string => {
    const fromLagna = value(`${at}house`)
    const fromMoon = value(`${at}house.moon`)
    const said = [
      ...(typeof fromLagna === 'number' ? [houseName(fromLagna, 'en')] : []),
      ...(typeof fromMoon === 'number' ? [`${houseName(fromMoon, 'en')} from the Moon`] : []),
    ]
    return said.length > 0 ? ` (${said.join(', ')})` : ''
  }
  const next = sheet.byId.get(`transit.${graha}.next.rashi`)
  const isOver = field && value('house') === field.main ? ' ← over the house asked about' : ''
  const after = next && slowGrahas.includes(graha) ? `. ${next.label.en}${places('next.')}` : ''
  return `${label}${places('')}${isOver}${after}`
}

/** Where the grahas move now. */
export function transitLines(
  field: LifeField | null,
  sheet: ChartFacts,
  quickOnes: boolean,
): string[] {
  const told = quickOnes ? grahaNames.filter((graha) => !slowGrahas.includes(graha)) : slowGrahas
  const ofSaturn = quickOnes
    ? []
    : ['transit.sade-sati', 'transit.sade-sati.phase', 'transit.sade-sati.none', 'dosha.dhaiya']
  return [
    ...told.flatMap((graha) => transitLine(graha, field, sheet) ?? []),
    ...ofSaturn.flatMap((id) => sheet.byId.get(id)?.label.en ?? []),
  ]
}

/** The birth chart: lagna and Moon, the nine grahas, the twelve houses. */
export function natalLines(field: LifeField | null, sheet: ChartFacts): string[] {
  const labels = ['lagna.rashi', 'lagna.lord', 'moon.nakshatra', 'birth.paksha', 'birth.tithi']
  return [
    ...labels.flatMap((id) => sheet.byId.get(id)?.label.en ?? []),
    ...grahaNames.flatMap((graha) => grahaLine(graha, field, sheet) ?? []),
    ...Array.from({ length: 12 }, (_, at) => houseLine(at + 1, field, sheet) ?? []).flat(),
  ]
}

/** What stands beside the houses: yogas, doshas and, of the navamsa and dashamsa, what bears on the matter. */
export function furtherLines(field: LifeField | null, sheet: ChartFacts, topic: string): string[] {
  const labelsOf = (wanted: (id: string) => boolean): string[] =>
    sheet.facts.filter(({ id }) => wanted(id)).map(({ label }) => label.en)
  const varga = topic === 'career' ? 'd10' : topic === 'love' ? 'd9' : null
  const lord = field && sheet.lords[field.main]
  const inVarga = [...new Set([...(lord ? [lord] : []), ...(field?.karakas ?? [])])]
  return [
    ...labelsOf((id) => id.startsWith('yoga.')),
    ...labelsOf((id) => /^dosha\.(?!dhaiya)[a-z-]+$/.test(id)),
    ...(varga ? inVarga.map((graha) => `${varga}.${graha}.rashi`) : []).flatMap(
      (id) => sheet.byId.get(id)?.label.en ?? [],
    ),
  ]
}
