import {
  bhavaChalit,
  degreesInRashi,
  grahaNames,
  vargaNames,
  type AnyKundli,
  type Kundli,
} from '@drishti/jyotish'
import {
  dignityName,
  grahaName,
  grahas,
  houseName,
  nakshatraName,
  rashiName,
} from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliSentences } from '../../../words/kundli/kundli-server.ts'
import { say, type Language } from '../../../words/say.ts'
import { vargaWords } from '../../../words/kundli/vargas.ts'

type GrahaRow = KundliPageData['grahas'][number]

/** The lagna (where the minute is known) and the nine grahas, ready to print. */
export function grahaRows(chart: AnyKundli, language: Language): GrahaRow[] {
  const nameOf = (name: (part: number, language: Language) => string, part: number | null) =>
    part === null ? null : name(part, language)
  const rows = grahaNames.map((graha): GrahaRow => {
    const { rashi, nakshatra, pada, retrograde, combust, dignity } = chart.grahas[graha]
    return {
      key: graha,
      name: grahaName(graha, language),
      rashi: nameOf(rashiName, rashi),
      degrees: chart.timeKnown ? degreesInRashi(chart.grahas[graha].siderealDegrees) : null,
      nakshatra: nameOf(nakshatraName, nakshatra),
      pada,
      house: chart.timeKnown ? chart.grahas[graha].house : null,
      // The nodes go backwards as a rule: a mark would say nothing.
      retrograde: retrograde === true && graha !== 'rahu' && graha !== 'ketu',
      states: [
        ...(combust ? [say(kundliSentences.combust, language)] : []),
        ...(dignity && dignity !== 'neutral' ? [dignityName(dignity, language)] : []),
      ],
    }
  })
  return chart.timeKnown ? [lagnaRow(chart, language), ...rows] : rows
}

/** Which grahas stand in another house by Sripati's divisions than by whole signs. */
export function showChalit(chart: AnyKundli, language: Language): string | null {
  if (!chart.timeKnown) return null
  const { houses } = bhavaChalit(chart)
  const movedGrahas = grahaNames
    .filter((graha) => houses[graha] !== chart.grahas[graha].house)
    .map((graha) =>
      say(
        kundliSentences.falls,
        language,
        grahaName(graha, language),
        houseName(houses[graha], language),
      ),
    )
  return movedGrahas.length
    ? say(kundliSentences.chalitMoves, language, movedGrahas.join(', '))
    : say(kundliSentences.chalitSame, language)
}

function lagnaRow({ lagna }: Kundli, language: Language): GrahaRow {
  return {
    key: 'lagna',
    name: say(kundliSentences.lagna, language),
    rashi: rashiName(lagna.rashi, language),
    degrees: degreesInRashi(lagna.siderealDegrees),
    nakshatra: nakshatraName(lagna.nakshatra, language),
    pada: lagna.pada,
    house: 1,
    retrograde: false,
    states: [],
  }
}

/** The sixteen divisions as a table of sign numbers, lagna first. */
export function vargaTable(chart: AnyKundli, language: Language): KundliPageData['vargas'] {
  if (!chart.timeKnown) return null
  const lagna = say(kundliSentences.lagna, language)
  return {
    columns: [
      { short: language === 'en' ? 'La' : 'ल', name: lagna },
      ...grahaNames.map((graha) => ({
        short: grahas[graha].abbreviation[language],
        name: grahaName(graha, language),
      })),
    ],
    rows: vargaNames.map((varga) => ({
      varga,
      name: say(vargaWords[varga].name, language),
      about: say(vargaWords[varga].about, language),
      signs: [chart.vargas[varga].lagna, ...grahaNames.map((it) => chart.vargas[varga][it])].map(
        (rashi) => rashi + 1,
      ),
    })),
  }
}
