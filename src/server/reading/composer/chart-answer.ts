import { rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as said from '../../../words/reading/other-topics.ts'
import { natalPromiseTexts } from '../../../words/reading/natal-promise.ts'
import type { NatalPromiseKey } from '../../../words/reading/natal-promise.ts'
import { dateText } from '../verdicts/date-text.ts'
import { judgeTopic } from '../verdicts/verdicts.ts'
import { adviceLines, closingLine } from './advice-lines.ts'
import { karakaLine, houseLordLine, natalMoonLine, birthStarLine } from './birth-lines.ts'
import { allDoshaLines, dhaiyaLines, doshaLinesOf, nextSadeSati } from './dosha-answer.ts'
import { noBirthTimeLine } from './headline.ts'
import { antardashaLine, mahadashaLine, slowGrahaLines, slowTransitLine } from './timing-lines.ts'
import { fillLine, fillSeededLine } from './fill-lines.ts'
import type { AnswerLine, ComposerInput } from './fill-lines.ts'

function sadeSatiLines(telling: ComposerInput): (AnswerLine | null)[] {
  const { sheet, language } = telling
  const whole = sheet.byId.get('transit.sade-sati')
  const phase = sheet.byId.get('transit.sade-sati.phase')
  if (whole?.about.fromUtc && whole.about.toUtc && phase?.about.toUtc) {
    const slots = {
      from: dateText(whole.about.fromUtc)[language],
      to: dateText(whole.about.toUtc)[language],
      until: dateText(phase.about.toUtc)[language],
      phase: said.sadeSatiPhaseNames[String(phase.value)]?.[language] ?? '',
    }
    return [
      fillSeededLine(telling, said.chartLines['sade-sati.yes'], 'chart', slots, [whole.id]),
      fillSeededLine(telling, said.chartLines['sade-sati.phase'], 'chart.phase', slots, [phase.id]),
      fillSeededLine(telling, said.chartLines['sade-sati.care'], 'chart.care'),
    ]
  }
  if (!sheet.byId.has('transit.sade-sati.none'))
    return [fillSeededLine(telling, said.chartLines['no-time'], 'chart')]
  return [
    fillSeededLine(telling, said.chartLines['sade-sati.no'], 'chart', {}, [
      'transit.sade-sati.none',
    ]),
    nextSadeSati(telling),
  ]
}

/** The best combinations that the chart holds, over all fields. */
function yogaLines(telling: ComposerInput): (AnswerLine | null)[] {
  const { sheet, person } = telling
  const promises = (['general', 'career', 'money', 'timing'] as const)
    .flatMap((topic) => judgeTopic(sheet, topic, person).verdicts)
    .filter((one) => one.about.kind === 'promise' && one.direction === 'favourable')
    .sort((a, b) => b.strength - a.strength)
  const unique = promises
    .filter((one, at) => promises.findIndex((other) => other.key === one.key) === at)
    .slice(0, 4)
  const promiseLines = unique.map((one) =>
    fillLine(telling, natalPromiseTexts[one.key as NatalPromiseKey], {}, one.factIds),
  )
  return [fillSeededLine(telling, said.chartLines.yoga, 'chart'), ...promiseLines]
}

function openingLines(telling: ComposerInput): (AnswerLine | null)[] {
  const { sheet, language, understood } = telling
  const chartLine = (key: keyof typeof said.chartLines, slots = {}): AnswerLine | null =>
    fillSeededLine(telling, said.chartLines[key], 'chart', slots) ??
    fillSeededLine(telling, said.chartLines['no-time'], 'chart')
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
      if (!chart.timeKnown) return [fillSeededLine(telling, said.chartLines['no-time'], 'chart')]
      return [
        fillSeededLine(
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
      return [fillSeededLine(telling, said.chartLines.lucky, 'chart')]
    case 'yoga':
      return yogaLines(telling)
    case 'strongest':
      return [
        fillSeededLine(telling, said.chartLines.strongest, 'chart'),
        ...yogaLines(telling).slice(1),
      ]
    default:
      return [fillSeededLine(telling, said.chartLines.plain, 'chart'), noBirthTimeLine(telling)]
  }
}

/** Where combinations were listed, little room is left. */
function showsYogas(telling: ComposerInput): boolean {
  return telling.understood.aspect === 'yoga' || telling.understood.aspect === 'strongest'
}

/** The answer on the chart itself, as paragraphs of lines. */
export function chartAnswer(telling: ComposerInput): (AnswerLine | null)[][] {
  const isTimeKnown = telling.sheet.chart.timeKnown
  return [
    openingLines(telling),
    [
      natalMoonLine(telling),
      ...(showsYogas(telling) ? [] : [birthStarLine(telling), houseLordLine(telling)]),
      telling.understood.aspect === 'dasha' ? mahadashaLine(telling) : antardashaLine(telling),
      ...(isTimeKnown ? [] : [karakaLine(telling), karakaLine(telling, 'timing')]),
    ],
    [
      slowTransitLine(telling, 'saturn'),
      showsYogas(telling) ? null : slowTransitLine(telling, 'jupiter'),
      ...slowGrahaLines(telling),
    ],
    [...adviceLines(telling).slice(0, isTimeKnown ? 1 : 2), closingLine(telling)],
  ]
}

/** The answer to a wish for a remedy, as paragraphs of lines. */
export function remedyAnswer(telling: ComposerInput): (AnswerLine | null)[][] {
  const { sheet, language } = telling
  const lord = sheet.dasha?.antar.lord
  const practice = (graha: Graha): string => {
    const pairs = [said.grahaPractices[graha], said.moreGrahaPractices[graha]].filter(
      (one) => one !== undefined,
    )
    return telling.pick(pairs, `practice.${graha}`)[language]
  }
  const first = sheet.lords[1]
  const main = lord
    ? fillSeededLine(
        telling,
        said.remedyLines.practice,
        'remedy',
        {
          graha: fillLine(telling, { en: '{antar.bare}', hi: '{antar.bare}' })?.text ?? '',
          clause: practice(lord),
        },
        ['dasha.antar'],
      )
    : fillSeededLine(telling, said.remedyLines.practiceMoon, 'remedy', { clause: practice('moon') })
  return [
    [
      fillSeededLine(telling, said.remedyLines.headline, 'headline'),
      main,
      lord && lord !== 'moon'
        ? fillSeededLine(telling, said.remedyLines.practiceMoon, 'remedy.moon', {
            clause: practice('moon'),
          })
        : null,
      first && first !== lord && first !== 'moon'
        ? fillSeededLine(telling, said.remedyLines.practiceLord, 'remedy.lord', {
            clause: practice(first),
          })
        : null,
    ],
    [
      antardashaLine(telling),
      slowTransitLine(telling, 'saturn'),
      natalMoonLine(telling),
      ...slowGrahaLines(telling),
      sheet.dasha ? null : karakaLine(telling),
    ],
    [
      fillSeededLine(telling, said.remedyLines.stones, 'remedy.stones'),
      fillSeededLine(telling, said.remedyLines.faith, 'remedy.faith'),
      closingLine(telling),
    ],
  ]
}
