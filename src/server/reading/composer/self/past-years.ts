import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/self/past-years-texts.ts'
import { indiaClock } from '../../../core/time/india-time.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { addFacts, houseOfGraha } from '../../verdicts/chart-facts.ts'
import { antardashaFact, mahadashaFact } from '../../verdicts/window-facts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { grahaSlots, housesText, noTimeLines, speak } from '../chart/lines/chart-input.ts'
import type { ChartLines } from '../chart/lines/chart-input.ts'
import { mattersText, periodVerdict } from '../chart/lines/graha-lines.ts'

/** Years gone by that a question names: the periods that ran then, by dates, and what they govern in this chart. */

interface Years {
  from: number
  to: number
}

const asksOfPast =
  /(?<![\p{L}\p{M}])(?:happened|went wrong|what was|kya (?:kya )?hua|kya hui|kya chal raha tha|grah|graha|grahas|planets?|dasha|kaisa tha|kaisi thi|क्या (?:क्या )?हुआ|ग्रह|दशा|कैसा था)(?![\p{L}\p{M}])/iu
const aYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** "What happened in that year?" */
const thatTime =
  /(?<!\p{L})(?:(?:that|those|these|this) (?:year|years|time|period)|(?:us|un|is|in) (?:saal|saalon|sal|samay|waqt|dauran))(?!\p{L})|(?:उस|उन|इन|इस) (?:साल|सालों|समय|वक़्त|वक्त|दौरान)/iu
/** A birth year, or the year since when something goes on, is no time that is asked about. */
const otherYears =
  /(?:since|from|born(?: in)?|janam|janm|dob|batch|passed|pass out|model|जन्म) (?:in )?(?:\d{1,2} \p{L}+ )?(?:19|20)\d\d(?! ?(?:to|se|-|and|aur))|(?:19|20)\d\d (?:se (?!(?:19|20)\d\d)|born|batch|model|pass|ka janam|का जन्म)/giu

/** The years gone by that the question asks about; null where it asks about none. */
export function pastYearsIn(question: string, at: Date): Years | null {
  const sentences = question.split(/(?<=[?!।\n])|(?<=\.)\s/u)
  const isAsked = sentences.some(
    (sentence) => asksOfPast.test(sentence) && (aYear.test(sentence) || thatTime.test(sentence)),
  )
  if (!isAsked) return null
  const named = [...question.replaceAll(otherYears, ' ').matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)]
  const years = named.map(([year]) => Number(year))
  const now = indiaClock(at).getUTCFullYear()
  if (years.length === 0 || years.some((year) => year > now)) return null
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from < now ? { from, to } : null
}

/** Topics under which years are only named beside something else. */
const notOfYears: ReadonlySet<string> = new Set(['dosha', 'yoga', 'gemstone', 'lucky', 'legal'])

/** Whether the question asks what the chart says of years gone by. */
export const asksOfPastYears = ({ question, sheet, frame, owner }: QuestionInput): boolean =>
  owner === 1 && !notOfYears.has(frame.topic) && pastYearsIn(question, sheet.at) !== null

/** So short a part of an antardasha in those years is passed over. */
const leastMs = 60 * 86_400_000
/** So many antardashas are told at most. */
const most = 4

interface Ran {
  maha: DashaPeriod
  antar: DashaPeriod
}

function ranIn({ sheet }: QuestionInput, { from, to }: Years): Ran[] {
  if (!sheet.chart.timeKnown) return []
  const [start, end] = [Date.UTC(from, 0, 1), Math.min(Date.UTC(to + 1, 0, 1), sheet.at.getTime())]
  return sheet.chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? []).flatMap((antar): Ran[] => {
      const inside =
        Math.min(Date.parse(antar.endUtc), end) - Math.max(Date.parse(antar.startUtc), start)
      return inside >= leastMs ? [{ maha, antar }] : []
    }),
  )
}

const asksForBad =
  /bad|wrong|brutal|destroy|lost|hard|worst|kharab|khraab|bura|bure|mushkil|trouble|ख़राब|खराब|बुरा|बुरे|मुश्किल/iu

/** The mahadasha of those years, or, where they were bad, the graha that weighed most. */
function openingLine(input: QuestionInput, ran: readonly Ran[], years: string): AnswerLine | null {
  const { sheet, question, language } = input
  const longest = ran[0]!.maha
  const isNow = (period: DashaPeriod) => Date.parse(period.endUtc) > sheet.at.getTime()
  const fact = mahadashaFact(longest, 'past')
  if (!isNow(longest)) addFacts(sheet, [fact])
  const mahaFact = isNow(longest) ? 'dasha.maha' : fact.id
  if (!asksForBad.test(question))
    return speak(
      input,
      texts.yearsOpeningTexts[isNow(longest) ? 'now' : 'past'],
      {
        years,
        Years: capitalize(years),
        maha: grahaName(longest.lord, language),
        from: dateText(longest.startUtc)[language],
        to: dateText(longest.endUtc)[language],
        matters: mattersText(input, longest.lord),
      },
      [mahaFact],
    )
  const lords = [...new Set(ran.flatMap(({ maha, antar }): Graha[] => [antar.lord, maha.lord]))]
  const worth = (graha: Graha) => periodVerdict(graha, sheet).worth
  const hardest = lords.reduce((a, b) => (worth(b) < worth(a) ? b : a))
  const house = houseOfGraha(hardest, sheet) ?? 1
  return speak(
    input,
    texts.hardestTexts,
    {
      ...grahaSlots(input, hardest),
      years,
      house: housesText(input, [house]),
      matters: mattersText(input, hardest),
    },
    [`${hardest}.house`],
  )
}

function antarLine(input: QuestionInput, { maha, antar }: Ran): AnswerLine | null {
  const { sheet, language } = input
  const isRunning = Date.parse(antar.endUtc) > sheet.at.getTime()
  const fact = antardashaFact({ maha: maha.lord, period: antar })
  addFacts(sheet, [fact])
  const { direction } = periodVerdict(antar.lord, sheet)
  return speak(
    input,
    texts.yearsAntarTexts,
    {
      graha: grahaName(antar.lord, language),
      from: dateText(antar.startUtc)[language],
      to: dateText(antar.endUtc)[language],
      kind: texts.timeKinds[direction][language],
      matters: mattersText(input, antar.lord),
    },
    [isRunning ? 'dasha.antar' : fact.id],
  )
}

/** The answer on years gone by, the periods in the order of the calendar. */
export function pastYearsAnswer(input: QuestionInput): ChartLines {
  const years = pastYearsIn(input.question, input.sheet.at)
  const ran = years ? ranIn(input, years) : []
  if (!years || ran.length === 0) return [noTimeLines(input)]
  return [
    [
      openingLine(
        input,
        ran,
        texts.yearsNames[years.from === years.to ? 'one' : 'several'][input.language],
      ),
    ],
    ran.slice(0, most).map((one) => antarLine(input, one)),
    [speak(input, texts.yearsNoteTexts)],
  ]
}
