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
  /(?<![\p{L}\p{M}])(?:happened|went wrong|what was|kya (?:kya )?hua|kya hui|kya chal raha tha|grah|graha|grahas|planets?|dasha|reason|wajah|karan|kaisa tha|kaisi thi|kaisa rah[ae]|kaisi rahi|how (?:was|were)|कैसा रहा|कैसी रही|कैसे रहे|क्या (?:क्या )?हुआ|ग्रह|दशा|वजह|कारण|कैसा था)(?![\p{L}\p{M}])/iu
const aYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** "What happened in that year?" */
const thatTime =
  /(?<!\p{L})(?:(?:that|those|these|this) (?:year|years|time|period)|(?:us|un|is|in) (?:saal|saalon|sal|samay|waqt|dauran))(?!\p{L})|(?:उस|उन|इन|इस) (?:साल|सालों|समय|वक़्त|वक्त|दौरान)/iu
/** A birth year, or the year since when something goes on, is no time that is asked about. */
const otherYears =
  /(?:since|from|born(?: in)?|janam|janm|dob|batch|passed|pass out|model|जन्म) (?:in )?(?:\d{1,2} \p{L}+ )?(?:19|20)\d\d(?! ?(?:to|se|-|and|aur))|(?:19|20)\d\d (?:se (?!(?:19|20)\d\d)|born|batch|model|pass|ka janam|का जन्म)/giu

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  couple: 2,
  few: 3,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
}
const lastYears =
  /(?<![\p{L}\p{M}])(?:last|past|previous|pi[ck]h+le|pichhle|pichle|pichale|पिछले|बीते)\s+(?:of )?(\d{1,2}|\p{L}[\p{L}\p{M}]*)\s+(?:years?|yrs?|saal\p{L}*|sal|सालों|साल|वर्षों|वर्ष)/iu

/** "The last three years": the years before this one. */
function lastYearsIn(question: string, at: Date): Years | null {
  const [, word] = lastYears.exec(question) ?? []
  const count = word ? (counts[word.toLowerCase()] ?? Number(word)) : Number.NaN
  const now = indiaClock(at).getUTCFullYear()
  return count >= 1 && count <= 20 ? { from: now - count, to: now } : null
}

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

/** The years that are asked about, by their numbers or, where nothing else is asked, by how many they were. */
function yearsOf({ question, sheet, frame }: QuestionInput): Years | null {
  const isOfPast = frame.topic === 'past' || frame.topic === 'dasha'
  return pastYearsIn(question, sheet.at) ?? (isOfPast ? lastYearsIn(question, sheet.at) : null)
}

/** Whether the question asks what the chart says of years gone by. */
export const asksOfPastYears = (input: QuestionInput): boolean =>
  input.owner === 1 && !notOfYears.has(input.frame.topic) && yearsOf(input) !== null

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
    isRunning ? texts.yearsRunningTexts : texts.yearsAntarTexts,
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
  const years = yearsOf(input)
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
