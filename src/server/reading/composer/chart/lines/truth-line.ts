import { truths, whyManglikDiffers } from '../../../../../words/reading/chart/truth-texts.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { speak } from './chart-input.ts'
import type { ChartLines } from './chart-input.ts'

/** "Is it always bad?": what holds in every chart stands before what this one says. */

type Truth = keyof typeof truths

const mool =
  /(?<![\p{L}\p{M}])(?:moo?la?|mula|gand ?mool|ganda ?moola?|मूल|मूला|गंडमूल)(?![\p{L}\p{M}])/iu
const harms =
  /father ?in ?law|mother ?in ?law|in ?laws|husband|sasur|saas|sasural|pati|bad for|harm|bhaa?ri|khatra|ससुर|सास|ससुराल|पति|भारी|ख़तरा|खतरा/iu
const sadeSati = /sa+d[eh]*y? ?sa+ti|साढ़े ?साती|साढ़े ?साती/iu
const always =
  /(?<![\p{L}\p{M}])(?:always|only bad|really bad|so bad|every(?:one|body)|hamesha|humesha|hameshaa|bura hi|sirf bura|sach me bura|dar(?:na|ne|te)?|daraw\p{L}*|हमेशा|बुरा ही|सिर्फ़? बुरा|सच में बुरी?|डर(?:ना|ते|ने)?)(?![\p{L}\p{M}])/iu
const kaalSarp = /ka+l ?sarp|काल ?सर्प/iu
const isIt =
  /hota bhi|hoti bhi|real(?:ly)?|exist|is it true|sach me|sachmuch|banay[ai]|granth|shastra|puran[aei] kitab|made up|invent|होता भी|सच में|बनाया|ग्रंथ|शास्त्र/iu
const manglik = /mangal ?ik|manglik|mangl[iy]k|mangal dosh|kuja|मांगलिक|मंगली|मंगल दोष/iu
const deadly =
  /(?:death|die[sd]?|dying|widow|kill|mar (?:jat|jay|jaye|jae)\p{L}*|maut|mrityu|vidhwa|मर जा[\p{L}\p{M}]*|मौत|मृत्यु|विधवा)/iu
const retrograde = /retro|vakri|वक्री/iu
const goodOrBad =
  /(?<![\p{L}\p{M}])(?:bad|good|harmful|kharab|bura|ashubh|shubh|nuksan|ख़राब|खराब|बुरा|अशुभ|नुकसान|worry|problem)(?![\p{L}\p{M}])/iu
const rows: readonly (readonly [Truth, readonly RegExp[]])[] = [
  ['mool', [mool, harms]],
  ['sade-sati', [sadeSati, always]],
  ['kaal-sarp', [kaalSarp, isIt]],
  ['manglik', [manglik, deadly]],
  ['retrograde', [retrograde, goodOrBad]],
]

const twoSources =
  /(?:app|site|pandit|astrologer|jyotishi|ऐप|पंडित|ज्योतिषी)[\s\S]*(?:different|alag|other|dusr|doosr|ek me|no|na(?:hi)?|अलग|दूसर|नहीं)/iu

/** "Is who is born in Mool a danger?": of that dosha, by whatever name it was read. */
export const asksOfMool = (question: string): boolean => mool.test(question) && harms.test(question)

function truthLine(input: QuestionInput): AnswerLine | null {
  const found = rows.find(([, all]) => all.every((pattern) => pattern.test(input.question)))
  return found ? speak(input, truths[found[0]]) : null
}

/** The answer with what is true in every chart before it, where the question asks for that. */
export function withTruth(input: QuestionInput, lines: ChartLines): ChartLines {
  const [first = [], ...rest] = lines
  const truth = truthLine(input)
  if (truth) return [[truth], first, ...rest]
  const isOfSources = manglik.test(input.question) && twoSources.test(input.question)
  if (!isOfSources) return lines
  const [yes = null, ...others] = first.filter((line) => line !== null)
  return [[yes, speak(input, whyManglikDiffers), ...others], ...rest]
}
