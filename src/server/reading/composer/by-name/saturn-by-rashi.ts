import { dhaiyas, houseName, sadeSatis, saturnPassageAt } from '@drishti/jyotish'
import type { AnyKundli, DhaiyaPassage, SadeSatiPassage } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/by-name-texts.ts'
import { sadeSatiPhaseNames } from '../../../../words/reading/other-topics.ts'
import { say } from '../../../../words/say.ts'
import { houseOwner } from '../../frame/frame.ts'
import { peopleIn, personInChat, personWords } from '../../matters/person.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { signNamed } from '../chart/lines/chart-question.ts'
import type { Task } from '../composer.ts'
import { inRow, ofAsker, signIn } from './named-sign.ts'
import { saturnPast } from './saturn-past.ts'

/** Sade Sati and the dhaiya of a rashi that the question names: a mother's, a wife's, anybody's. */

const sadeSati =
  /s[ao]+[dr]h?e[y]? ?-?s+a+th?i+|sadhesati|साढ़े ?-?साती|साढ़े ?-?साती|साढ़ेसाती|साढेसाती/iu
const dhaiya = /dh?a[iy]+a+(?![\p{L}])|dhayya|dhaiyya|ढैया|ढैय्या|ढइया/iu
const ofSaturn = (text: string): boolean => sadeSati.test(text) || dhaiya.test(text)
/** "And for Kumbh?" after a rashi was told. */
const mostWordsAfter = 7
const ofOwnFamily: ReadonlySet<string> = new Set(['self', 'couple', 'household', 'none'])

/** "Saturn is in Meen": the sign of the sky, nobody's rashi. */
const ofSaturnsSign =
  /(?:saturn|shani|शनि)[^.?!।,]{0,20}?(?<![\p{L}\p{M}])(?:in|into|enter\p{L}*|me|mein|में|मे)(?![\p{L}\p{M}])/iu

const isOfAsker = ({ frame, question }: Task): boolean =>
  ofOwnFamily.has(frame.subject) && ofAsker.test(question)

/** The rashi that is asked about; null where the chart itself is to be asked. */
function rashiAsked(task: Task, moon: number | null): number | null {
  const { question, earlierQuestions, frame } = task
  const before = earlierQuestions.at(-1) ?? ''
  const isFew = question.trim().split(/\s+/).length <= mostWordsAfter
  if (!ofSaturn(question) && !(isFew && ofSaturn(before) && /rashi|राशि/iu.test(question)))
    return null
  const sign = signNamed(question)
  if (isOfAsker(task) && ofSaturnsSign.test(question)) return null
  return ofOwnFamily.has(frame.subject) && sign === moon ? null : sign
}

/** Whose it is, as a sentence names them: the rashi, with the person where one is spoken of. */
function whoIs(task: Task, sign: number): string {
  const { frame, question, earlierQuestions, person, language } = task
  const named = signIn(sign, language)
  const [spoken] = peopleIn(question)
  const subject = spoken?.subject ?? houseOwner(frame)
  const key = personInChat(subject, { question, earlierQuestions, person })
  return key
    ? say(texts.ofPersonsRashi, language, personWords[key].name[language], named)
    : say(texts.ofRashi, language, named)
}

const day = (utc: string | null, language: ReadingLanguage): string =>
  utc ? dateText(utc)[language] : ''

interface Telling {
  who: string
  at: string
  language: ReadingLanguage
  /** Asked when, and not whether. */
  isTimed: boolean
}

function sadeSatiText(
  { now, next }: { now: SadeSatiPassage | null; next: SadeSatiPassage | null },
  { who, at, language, isTimed }: Telling,
): string {
  if (!now) {
    const text = isTimed ? texts.sadeSatiComes : texts.sadeSatiNot
    const days = [day(next?.fromUtc ?? null, language), day(next?.toUtc ?? null, language)] as const
    return say(text, language, who, ...days)
  }
  const phase = phaseAt(now, at)
  const name = sadeSatiPhaseNames[phase?.phase ?? 'peak']![language]
  const [phaseEnd, end] = [day(phase?.toUtc ?? null, language), day(now.toUtc, language)]
  return phaseEnd === end || phaseEnd === ''
    ? say(texts.sadeSatiLast, language, who, name, end)
    : say(texts.sadeSatiRuns, language, who, name, phaseEnd, end)
}

/** The phase that runs; between a step back and the return, the one that has just been. */
function phaseAt({ phases }: SadeSatiPassage, at: string) {
  return phases.findLast(({ fromUtc }) => (fromUtc ?? '') <= at) ?? phases[0]
}

function dhaiyaText(
  { now, next }: { now: DhaiyaPassage | null; next: DhaiyaPassage | null },
  { who, language, isTimed }: Telling,
): string {
  return now
    ? say(texts.dhaiyaRuns, language, who, houseName(now.house, language), day(now.toUtc, language))
    : say(
        isTimed ? texts.dhaiyaComes : texts.dhaiyaNot,
        language,
        who,
        day(next?.fromUtc ?? null, language),
        day(next?.toUtc ?? null, language),
      )
}

const signs = [...Array(12).keys()]
const asksWhichSigns =
  /(?<![\p{L}\p{M}])(?:which|kin|kis|kaun(?: ?s[ei])?|kons[ei]|किन|किस|कौन ?सी)(?: kin| किन)? (?:rashi\p{L}*|signs?|moon signs?|logo|राशि[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

const withMoon = (chart: AnyKundli, rashi: number): AnyKundli =>
  ({ ...chart, grahas: { ...chart.grahas, moon: { ...chart.grahas.moon, rashi } } }) as AnyKundli

/** "On which rashis is it now?" */
function onWhichSigns(task: Task, chart: AnyKundli, at: string): string[] | null {
  const { question, language } = task
  if (!ofSaturn(question) || !asksWhichSigns.test(question)) return null
  const isOfDhaiya = isOfDhaiyaAlone(question)
  const running = signs.flatMap((sign) => {
    const ofSign = withMoon(chart, sign)
    const { now } = isOfDhaiya
      ? saturnPassageAt(dhaiyas(ofSign), at)
      : saturnPassageAt<SadeSatiPassage>(sadeSatis(ofSign), at)
    return now ? [{ sign, end: now.toUtc }] : []
  })
  const names = inRow(
    running.map(({ sign }) => signIn(sign, language)),
    language,
  )
  const first = isOfDhaiya
    ? say(texts.dhaiyaOn, language, names, day(running[0]?.end ?? null, language))
    : say(texts.sadeSatiOn, language, names)
  return [first, texts.saturnAsks[language], texts.byRashiAlone[language]]
}

const timed: ReadonlySet<string> = new Set(['when', 'exactly'])
/** "Until when is it?" of what does not run is answered by that. */
const untilWhen =
  /(?<![\p{L}\p{M}])(?:end\p{L}*|over|finish\p{L}*|until|till|khat\p{L}*|samapt|utr\p{L}*|utar\p{L}*|kab tak|ख़त्म|खत्म|समाप्त|उतर[\p{L}\p{M}]*|कब तक)(?![\p{L}\p{M}])/iu
const isOfDhaiyaAlone = (question: string): boolean =>
  dhaiya.test(question) && !sadeSati.test(question)

/** What runs of the two for a rashi, the one that was asked about first. */
function toldOf(
  task: Task,
  ofSign: AnyKundli,
  telling: Telling,
): { lines: string[]; runs: boolean } {
  const { question, language } = task
  const { at } = telling
  const long = saturnPassageAt(sadeSatis(ofSign), at)
  const short = saturnPassageAt(dhaiyas(ofSign), at)
  // Of both, or of neither by name, what runs is told first.
  const isOfDhaiya = dhaiya.test(question) && (!sadeSati.test(question) || long.now === null)
  const told = isOfDhaiya ? dhaiyaText(short, telling) : sadeSatiText(long, telling)
  const phase = long.now && phaseAt(long.now, at)
  const other =
    isOfDhaiya && long.now
      ? say(
          texts.butSadeSati,
          language,
          sadeSatiPhaseNames[phase?.phase ?? 'peak']![language],
          day(long.now.toUtc, language),
        )
      : !isOfDhaiya && short.now
        ? say(texts.butDhaiya, language, day(short.now.toUtc, language))
        : null
  return { lines: other ? [told, other] : [told], runs: (long.now ?? short.now) !== null }
}

/** The asker's own in years gone by, or that of a rashi that is named. */
function pastOf(task: Task, chart: AnyKundli, sign: number | null, now: Date): string[] | null {
  const { question, language, frame } = task
  const isOwn = ofOwnFamily.has(frame.subject)
  const { moon } = chart.grahas
  const rashi = sign ?? (isOwn ? moon.rashi : null)
  if (rashi === null || !ofSaturn(question)) return null
  const who =
    sign === null ? say(texts.ofOwnRashi, language, signIn(rashi, language)) : whoIs(task, rashi)
  const lines = saturnPast({
    question,
    chart: withMoon(chart, rashi),
    who,
    at: now,
    language,
    isOfDhaiya: isOfDhaiyaAlone(question),
  })
  return lines && [...lines, texts.byRashiAlone[language]]
}

/** Saturn's passages over the rashi that the question names, sentence by sentence, and the asker's own of the past; null where only the chart can tell. */
export function saturnByRashi(task: Task, chart: AnyKundli, now: Date): string[] | null {
  if (task.isOfAnother) return null
  const at = now.toISOString()
  const moon = chart.grahas.moon.rashi
  const sign = rashiAsked(task, moon)
  const past = pastOf(task, chart, sign, now)
  if (past) return past
  if (sign === null) return onWhichSigns(task, chart, at)
  const { language, frame } = task
  const isTimed = timed.has(frame.asks) && !untilWhen.test(task.question)
  const telling = (of: number): Telling => ({ who: whoIs(task, of), at, language, isTimed })
  const { lines, runs } = toldOf(task, withMoon(chart, sign), telling(sign))
  // Who tells another rashi than the kundli has is told both.
  const own = isOfAsker(task) && moon !== null ? toldOf(task, chart, telling(moon)).lines : null
  const beside =
    own && moon !== null
      ? say(texts.kundliHasRashi, language, signIn(moon, language), own.join(' '))
      : null
  return [
    ...lines,
    runs ? texts.saturnAsks[language] : null,
    beside,
    texts.byRashiAlone[language],
  ].filter((text) => text !== null)
}
