import { grahaName } from '@drishti/jyotish'
import * as said from '../../../../words/reading/in-chat/good-news.ts'
import type { GladKind } from '../../../../words/reading/in-chat/good-news.ts'
import { familyOf } from '../../types/frame.ts'
import type { FrameTopic } from '../../types/frame.ts'
import { fieldOfMatter, isLifeMatter } from '../../matters/matters.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { lordTouchOf } from '../../verdicts/dasha.ts'
import { fieldFrom, lifeFieldOf } from '../../verdicts/fields.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { directionOf } from '../matter/touch-clause.ts'
import type { Task } from '../composer.ts'

/** The answer to good news: joy, one word of what the chart holds next, and nothing to pay. */

const kinds: readonly (readonly [FrameTopic, GladKind])[] = [
  ['career', 'work'],
  ['abroad', 'away'],
  ['education', 'study'],
  ['love', 'bond'],
  ['marriage', 'bond'],
  ['children', 'child'],
  ['property', 'home'],
  ['money', 'money'],
  ['legal', 'any'],
  ['health', 'health'],
]
/** Arrears of a pension are money, whatever work they come from. */
const kindOf = (topic: FrameTopic): GladKind =>
  topic === 'retirement'
    ? 'money'
    : (kinds.find(([each]) => familyOf(each) === familyOf(topic))?.[1] ?? 'any')

/** The matter that comes next after each. */
const nextMatter: Readonly<Partial<Record<GladKind, LifeMatter>>> = {
  work: 'promotion',
  away: 'abroad',
  study: 'education',
  bond: 'married-life',
  home: 'money',
  money: 'money',
}
const dayMs = 86_400_000
/** What comes next is neither here already nor out of sight. */
const ahead = { from: 30 * dayMs, to: 1100 * dayMs }

function nextWindow(matter: LifeMatter, sheet: ChartFacts) {
  if (!sheet.chart.timeKnown) return null
  const { topic, aspect } = fieldOfMatter(matter)
  const now = sheet.at.getTime()
  const { windows } = judgeMatter(sheet, { topic, aspect, owner: 1 })
  return (
    windows.find(({ fromUtc }) => {
      const wait = Date.parse(fromUtc) - now
      return wait > ahead.from && wait < ahead.to
    }) ?? null
  )
}

interface Next {
  text: string
  window: { fromUtc: string; toUtc: string }
}

/** The next good stretch, else the running antardasha where it helps on; null where neither is there. */
function nextOf(kind: GladKind, sheet: ChartFacts, language: ReadingLanguage): Next | null {
  const matter = nextMatter[kind]
  const name = said.nextNames[kind]?.[language]
  if (!matter || !name) return null
  const day = (utc: string): string => dateText(utc)[language]
  const window = nextWindow(matter, sheet)
  if (window) {
    const text = said.nextTime[language]
      .replace('{next}', name)
      .replace('{from}', day(window.fromUtc))
      .replace('{to}', day(window.toUtc))
    return { text, window }
  }
  const { topic, aspect } = fieldOfMatter(matter)
  const { lord, startUtc, endUtc } = sheet.dasha?.antar ?? {}
  if (!lord || !startUtc || !endUtc) return null
  const { touch } = lordTouchOf(lord, fieldFrom(lifeFieldOf(topic, aspect), 1), sheet)
  const isLong = Date.parse(endUtc) - sheet.at.getTime() > ahead.from
  if (!isLong || touch === 'quiet' || directionOf({ touch }) !== 'favourable') return null
  const text = said.nextPeriod[language]
    .replace('{graha}', grahaName(lord, language))
    .replace('{next}', name)
    .replace('{to}', day(endUtc))
  return { text, window: { fromUtc: startUtc, toUtc: endUtc } }
}

/** The text and its time; null where the question brings no good news. */
export function gladAnswer(
  { frame, persona, language }: Task,
  sheet: () => ChartFacts,
): { text: string; windows: { fromUtc: string; toUtc: string }[] } | null {
  const news = frame.followUp === 'good-news' ? frame.gladOf : undefined
  if (!news || !isLifeMatter(news.topic)) return null
  const kind = kindOf(news.topic)
  const isOwn = news.subject === 'self' || news.subject === 'none' || kind === 'bond'
  const next = isOwn && news.subject !== 'child' ? nextOf(kind, sheet(), language) : null
  const lines = [
    said.joy[kind][persona][language],
    next?.text ?? null,
    said.keepWell[kind][language],
    said.isFree[language],
  ]
  return {
    text: lines.filter((line) => line !== null).join(' '),
    windows: next ? [next.window] : [],
  }
}
