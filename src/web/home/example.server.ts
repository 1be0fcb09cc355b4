import {
  facts,
  grahaName,
  kundli,
  nakshatraName,
  rashiName,
  runningPeriods,
} from '@drishti/jyotish'
import { northChart } from '@drishti/jyotish/chart-svg'
import { exampleContent } from '../../words/home/home-example.ts'
import { formatDegrees } from '../../words/format-degrees.ts'
import { formatDate } from '../../words/say.ts'
import type { Language } from '../../words/say.ts'

export interface HomeExample {
  /** The kundli, as an SVG element. */
  chart: string
  /** Rows under it: lagna, Moon, running period. */
  rows: { term: string; value: string }[]
  /** The facts that the answer rests on, by id, each in one or two sentences. */
  facts: Record<string, string>
}

const cache: Partial<Record<Language, HomeExample>> = {}

/**
 * The example on the home page: a made-up person, but the chart, the periods and every fact are what
 * the engine computes for that birth and the day of the question.
 */
export function exampleFor(language: Language): HomeExample {
  return (cache[language] ??= compute(language))
}

function compute(language: Language): HomeExample {
  const chart = kundli(exampleContent.birth)
  const [maha, antar] = runningPeriods(chart.vimshottari.periods, exampleContent.askedAtUtc)
  const factsById = new Map(facts(chart, exampleContent.askedAtUtc).map((fact) => [fact.id, fact]))
  const { lagna, grahas } = chart
  const inSign = (siderealDegrees: number, rashi: number) =>
    `${rashiName(rashi, language)} ${formatDegrees(siderealDegrees - rashi * 30)}`
  const factIds = exampleContent.paragraphs.flat().flatMap(({ fact }) => fact ?? [])
  return {
    chart: northChart(chart, { language, idPrefix: 'example' }),
    rows: [
      { term: exampleContent.lagna[language], value: inSign(lagna.siderealDegrees, lagna.rashi) },
      {
        term: `${grahaName('moon', language)} · ${nakshatraName(grahas.moon.nakshatra, language)} ${grahas.moon.pada}`,
        value: inSign(grahas.moon.siderealDegrees, grahas.moon.rashi),
      },
      ...(maha && antar
        ? [
            {
              term: exampleContent.period[language](
                grahaName(maha.lord, language),
                grahaName(antar.lord, language),
              ),
              value: exampleContent.until[language](formatDate(antar.endUtc, language)),
            },
          ]
        : []),
    ],
    facts: Object.fromEntries(
      factIds.map((id) => {
        const fact = factsById.get(id)
        if (!fact) throw new Error(`The example rests on ${id}, which the engine does not give.`)
        return [id, `${fact.label[language]}. ${fact.because[language]}.`.replaceAll('।.', '।')]
      }),
    ),
  }
}
