import {
  degreesInRashi,
  facts,
  factsHash,
  type AnyKundli,
  type Fact,
  type VargaName,
} from '@drishti/jyotish'
import { nakshatraName, rashiName } from '@drishti/jyotish/names'
import { clockText, isoDay, type BirthMoment } from '../../../contract/kundli/birth-moment.ts'
import type { FactShown, KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import type { KundliPart } from '../../../contract/kundli/kundli-parts.ts'
import { inThirdPerson } from '../../../words/reading/third-person.ts'
import { kundliSentences as words } from '../../../words/kundli/kundli-server.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { formatDate, say, type Language } from '../../../words/say.ts'
import { offsetText } from '../../core/time/time-zone.ts'
import { showAshtakavarga } from './ashtakavarga.ts'
import { certaintyOf } from './certainty.ts'
import { showDashas } from './dashas.ts'
import { showDoshas, showYogas, noDoshas } from './yogas.ts'
import { drawingsOf } from './drawings.ts'
import { showChalit, grahaRows, vargaTable } from './grahas.ts'
import { showHouses } from './houses.ts'
import { showOtherDashas } from './other-dashas.ts'
import { overviewLines, signsOf } from './overview-lines.ts'
import { showPanchangs } from './panchang.ts'
import { showShadbala } from './shadbala.ts'
import { noTransits, showTransits } from './transits.ts'

/** What was typed of a birth and worked out from it, as far as its page shows it. */
export interface ShownBirth {
  full_name: string
  moment: BirthMoment
  pob: string
  lat: number
  lng: number
  timezone: string
  offset_seconds: number
}

/** How the page is opened. */
export interface KundliOptions {
  at: Date
  language: Language
  /** The division to draw; the birth chart unless told. */
  varga?: VargaName | undefined
  /** A dasha to unfold beside the running ones: "3.4". */
  dasha?: string | undefined
  /** With the list of all facts. */
  facts?: boolean | undefined
  /** The one part that is shown; all of them unless told. */
  part?: KundliPart | undefined
  /** Of somebody known to the public: told in the third person, without what runs today. */
  figure?: boolean | undefined
}

/** The kundli page of a chart in one language, whole or one part of it. */
export function showKundli(
  chart: AnyKundli,
  birth: ShownBirth,
  options: KundliOptions,
): KundliPageData {
  const { at, language } = options
  const chartFacts = facts(chart, at.toISOString())
  const dashas = chart.timeKnown ? showDashas(chart, at, language, options.dasha) : null
  const shows = (part: KundliPart) => options.part === undefined || options.part === part
  return {
    time_known: chart.timeKnown,
    name: birth.full_name,
    born: birthSummaryLine(birth, language),
    conventions: conventionsOf(chart, birth, language),
    facts_hash: factsHash(chartFacts),
    drawings: drawingsOf(chart, options.varga ?? 'D1', language, houseAnchor),
    signs: signsOf(chart, language),
    summary: summaryOf(chart, options.figure ? null : dashas, language),
    certainty: shows('overview') ? certaintyShown(chart, birth, options) : [],
    lines: shows('overview') ? linesShown(chart, chartFacts, options) : [],
    houses: showHouses(chart, language),
    grahas: shows('planets') ? grahaRows(chart, language) : [],
    chalit: shows('planets') ? showChalit(chart, language) : null,
    vargas: shows('expert') ? vargaTable(chart, language) : null,
    dashas: shows('dasha') ? dashas : null,
    otherDashas: shows('dasha') && chart.timeKnown ? showOtherDashas(chart, at, language) : [],
    yogas: shows('yogas') ? showYogas(chart, language) : [],
    doshas: shows('yogas') ? showDoshas(chart, at, language) : noDoshas,
    ashtakavarga: shows('expert') && chart.timeKnown ? showAshtakavarga(chart, language) : null,
    shadbala: shows('expert') && chart.timeKnown ? showShadbala(chart, language) : null,
    transits: shows('today') ? showTransits(chart, chartFacts, at, language) : noTransits,
    panchang:
      shows('today') || shows('expert')
        ? showPanchangs(chart, birth, townOf(birth.pob), at, language)
        : [],
    facts: options.facts ? chartFacts.map((fact) => showFact(fact, language)) : null,
  }
}

/** What is said of the person; of a public figure no dasha or caution of today. */
function linesShown(
  chart: AnyKundli,
  chartFacts: readonly Fact[],
  { language, figure }: KundliOptions,
): KundliPageData['lines'] {
  const lines = overviewLines(chart, chartFacts, language)
  if (!figure) return lines
  return lines
    .filter(({ key }) => key !== 'dasha' && key !== 'caution')
    .map((line) => ({ ...line, text: inThirdPerson(line.text, language) }))
}

/** Of a public figure with a known minute, its source is said instead. */
function certaintyShown(
  chart: AnyKundli,
  { offset_seconds }: ShownBirth,
  { at, language, figure }: KundliOptions,
): string[] {
  return figure && chart.timeKnown ? [] : certaintyOf(chart, offset_seconds, at, language)
}

/** A fact in one language, with its reason. */
export function showFact({ id, label, value, because }: Fact, language: Language): FactShown {
  return { id, label: label[language], value: String(value), because: because[language] }
}

/** Where a house of the drawing leads on its page. */
export const houseAnchor = (house: number) => `#house-${house}`

/** "Varanasi, Uttar Pradesh, India" is Varanasi to who was born there. */
const townOf = (pob: string) => pob.split(',')[0]!.trim()

/** "14 Mar 1991 · 06:45 · Varanasi" */
export function birthSummaryLine({ moment, pob }: ShownBirth, language: Language): string {
  const day = formatDate(`${isoDay(moment)}T12:00:00Z`, language, 'short', 'UTC')
  const clock = moment.time ? clockText(moment.time) : say(words.timeUnknown, language)
  return [day, clock, townOf(pob)].join(' · ')
}

function conventionsOf(
  chart: AnyKundli,
  { offset_seconds, timezone, lat, lng }: ShownBirth,
  language: Language,
): KundliPageData['conventions'] {
  const { ayanamsa, node } = chart.settings
  const coordinates = [
    `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}`,
    `${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`,
  ]
  const line = (key: string, term: string, value: string) => ({ key, term, value })
  return [
    line(
      'clockOffset',
      say(words.clock, language),
      `UTC ${offsetText(offset_seconds)} (${timezone})`,
    ),
    line('place', say(words.place, language), coordinates.join(', ')),
    line(
      'ayanamsa',
      say(words.ayanamsa, language),
      `${say(words[ayanamsa], language)} ${formatDegrees(chart.ayanamsaDegrees)}`,
    ),
    line(
      'node',
      say(words.node, language),
      say(node === 'mean' ? words.meanNode : words.trueNode, language),
    ),
    line('bhava', say(words.houses, language), say(words.wholeSigns, language)),
    line('dasha', say(words.dashaYear, language), say(words.days, language)),
  ]
}

/** The lines under the drawing: lagna, Moon, what runs now. */
function summaryOf(
  chart: AnyKundli,
  dashas: KundliPageData['dashas'],
  language: Language,
): KundliPageData['summary'] {
  if (!chart.timeKnown) {
    const { rashi, nakshatra } = chart.grahas.moon
    const value = [
      rashi === null ? null : rashiName(rashi, language),
      nakshatra === null ? null : nakshatraName(nakshatra, language),
    ].filter((it) => it !== null)
    if (value.length === 0) return []
    return [{ key: 'rashi', term: say(words.moonAlone, language), value: value.join(' · ') }]
  }
  const describePlace = ({ siderealDegrees, rashi }: { siderealDegrees: number; rashi: number }) =>
    `${rashiName(rashi, language)} ${formatDegrees(degreesInRashi(siderealDegrees))}`
  const { moon } = chart.grahas
  const [maha, antar] = dashas?.now ?? []
  return [
    { key: 'lagna', term: say(words.lagna, language), value: describePlace(chart.lagna) },
    {
      key: 'nakshatra',
      term: say(words.moon, language, nakshatraName(moon.nakshatra, language), moon.pada),
      value: describePlace(moon),
    },
    ...(maha && antar
      ? [
          {
            key: 'dasha',
            term: say(words.now, language, `${maha.lord}–${antar.lord}`),
            value: say(words.until, language, antar.until),
          },
        ]
      : []),
  ]
}
