import { rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as said from '../../../words/reading/others.ts'
import { promiseSaid } from '../../../words/reading/promise.ts'
import type { PromiseKey } from '../../../words/reading/promise.ts'
import { dateSaid } from '../verdicts/dates.ts'
import { judge } from '../verdicts/verdicts.ts'
import { adviceBeats, closing } from './advising.ts'
import { karakaBeat, lordBeat, moonBeat, starBeat } from './birth-beats.ts'
import { allDoshaLines, dhaiyaLines, doshaLinesOf, nextSadeSati } from './dosha-answer.ts'
import { noTimeBeat } from './heading.ts'
import { antarBeat, mahaBeat, slowSkyBeats, transitBeat } from './time-beats.ts'
import { line, oneOf, side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

function sadeSatiLines(telling: Telling): (Line | null)[] {
  const { sheet, language } = telling
  const whole = sheet.byId.get('transit.sade-sati')
  const phase = sheet.byId.get('transit.sade-sati.phase')
  if (whole?.about.fromUtc && whole.about.toUtc && phase?.about.toUtc) {
    const slots = {
      from: dateSaid(whole.about.fromUtc)[language],
      to: dateSaid(whole.about.toUtc)[language],
      until: dateSaid(phase.about.toUtc)[language],
      phase: said.phaseNames[String(phase.value)]?.[language] ?? '',
    }
    return [
      oneOf(telling, said.chartLines['sade-sati.yes'], 'chart', slots, [whole.id]),
      oneOf(telling, said.chartLines['sade-sati.phase'], 'chart.phase', slots, [phase.id]),
      oneOf(telling, said.chartLines['sade-sati.care'], 'chart.care'),
    ]
  }
  if (!sheet.byId.has('transit.sade-sati.none'))
    return [oneOf(telling, said.chartLines['no-time'], 'chart')]
  return [
    oneOf(telling, said.chartLines['sade-sati.no'], 'chart', {}, ['transit.sade-sati.none']),
    nextSadeSati(telling),
  ]
}

/** The best combinations that the chart holds, over all fields. */
function yogaLines(telling: Telling): (Line | null)[] {
  const { sheet, person } = telling
  const promises = (['general', 'career', 'money', 'timing'] as const)
    .flatMap((topic) => judge(sheet, topic, person).verdicts)
    .filter((one) => one.about.kind === 'promise' && one.direction === 'favourable')
    .sort((a, b) => b.strength - a.strength)
  const unique = promises
    .filter((one, at) => promises.findIndex((other) => other.key === one.key) === at)
    .slice(0, 4)
  const promiseLines = unique.map((one) => {
    const { en, hi } = promiseSaid[one.key as PromiseKey]
    return line(telling, [en, hi], {}, one.factIds)
  })
  return [oneOf(telling, said.chartLines.yoga, 'chart'), ...promiseLines]
}

function openingLines(telling: Telling): (Line | null)[] {
  const { sheet, language, understood } = telling
  const chartLine = (key: keyof typeof said.chartLines, slots = {}): Line | null =>
    oneOf(telling, said.chartLines[key], 'chart', slots) ??
    oneOf(telling, said.chartLines['no-time'], 'chart')
  switch (understood.aspect) {
    case 'sade-sati':
      return sadeSatiLines(telling)
    case 'dhaiya':
      return dhaiyaLines(telling)
    case 'manglik':
    case 'kaal-sarp':
    case 'pitra':
    case 'guru-chandal':
    case 'ganda-moola':
      return doshaLinesOf(telling, understood.aspect)
    case 'dosha':
      return allDoshaLines(telling)
    case 'lagna': {
      const { chart } = sheet
      if (!chart.timeKnown) return [oneOf(telling, said.chartLines['no-time'], 'chart')]
      return [
        oneOf(
          telling,
          said.chartLines.lagna,
          'chart',
          { lagna: rashiName(chart.lagna.rashi, language) },
          ['lagna.rashi'],
        ),
      ]
    }
    case 'rashi':
    case 'nakshatra':
    case 'dasha':
    case 'transit':
      return [chartLine(understood.aspect)]
    case 'lucky':
      return [oneOf(telling, said.chartLines.lucky, 'chart')]
    case 'yoga':
      return yogaLines(telling)
    case 'strongest':
      return [oneOf(telling, said.chartLines.strongest, 'chart'), ...yogaLines(telling).slice(1)]
    default:
      return [oneOf(telling, said.chartLines.plain, 'chart'), noTimeBeat(telling)]
  }
}

/** Where combinations were listed, little room is left. */
function showsYogas(telling: Telling): boolean {
  return telling.understood.aspect === 'yoga' || telling.understood.aspect === 'strongest'
}

/** The answer on the chart itself, as paragraphs of lines. */
export function chartAnswer(telling: Telling): (Line | null)[][] {
  const isTimeKnown = telling.sheet.chart.timeKnown
  return [
    openingLines(telling),
    [
      moonBeat(telling),
      ...(showsYogas(telling) ? [] : [starBeat(telling), lordBeat(telling)]),
      telling.understood.aspect === 'dasha' ? mahaBeat(telling) : antarBeat(telling),
      ...(isTimeKnown ? [] : [karakaBeat(telling), karakaBeat(telling, 'timing')]),
    ],
    [
      transitBeat(telling, 'saturn'),
      showsYogas(telling) ? null : transitBeat(telling, 'jupiter'),
      ...slowSkyBeats(telling),
    ],
    [...adviceBeats(telling).slice(0, isTimeKnown ? 1 : 2), closing(telling)],
  ]
}

/** The answer to a wish for a remedy, as paragraphs of lines. */
export function remedyAnswer(telling: Telling): (Line | null)[][] {
  const { sheet, language } = telling
  const lord = sheet.dasha?.antar.lord
  const practice = (graha: Graha): string => {
    const pairs = [said.practiceOf[graha], said.morePracticeOf[graha]].filter(
      (one) => one !== undefined,
    )
    return side(telling.pick(pairs, `practice.${graha}`), language)
  }
  const first = sheet.lords[1]
  const main = lord
    ? oneOf(
        telling,
        said.remedyLines.practice,
        'remedy',
        {
          graha: line(telling, ['{antar.bare}', '{antar.bare}'])?.text ?? '',
          clause: practice(lord),
        },
        ['dasha.antar'],
      )
    : oneOf(telling, said.remedyLines.practiceMoon, 'remedy', { clause: practice('moon') })
  return [
    [
      oneOf(telling, said.remedyLines.headline, 'headline'),
      main,
      lord && lord !== 'moon'
        ? oneOf(telling, said.remedyLines.practiceMoon, 'remedy.moon', { clause: practice('moon') })
        : null,
      first && first !== lord && first !== 'moon'
        ? oneOf(telling, said.remedyLines.practiceLord, 'remedy.lord', { clause: practice(first) })
        : null,
    ],
    [
      antarBeat(telling),
      transitBeat(telling, 'saturn'),
      moonBeat(telling),
      ...slowSkyBeats(telling),
      sheet.dasha ? null : karakaBeat(telling),
    ],
    [
      oneOf(telling, said.remedyLines.stones, 'remedy.stones'),
      oneOf(telling, said.remedyLines.faith, 'remedy.faith'),
      closing(telling),
    ],
  ]
}
