import { dayMs } from '../../contract/core/constants.ts'
import { grahaName } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import { followUps, currentPeriodFollowUps } from '../../words/reading/follow-ups.ts'
import type { FollowUp } from '../../words/reading/follow-ups.ts'
import { createSeededPick } from './composer/seeded-pick.ts'
import type { SeededPick } from './composer/seeded-pick.ts'
import type { ReadingLanguage, Persona, PersonProfile } from './types/reading-types.ts'
import { lifeTopics } from './understand/topics.ts'
import type { LifeTopic } from './understand/topics.ts'
import { understandQuestion } from './understand/understand.ts'
import { chartFactsOf, memoizeForChart } from './verdicts/chart-facts.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import { judgeTopic } from './verdicts/verdicts.ts'

/** What a list of next questions is made from. */
export interface SuggestionsRequest {
  chart: AnyKundli
  person: PersonProfile
  persona: Persona
  language: ReadingLanguage
  at: Date
  /** Earlier questions of this chat, oldest first: what was asked is not suggested again. */
  askedQuestions: readonly string[]
}

function fits(followUp: FollowUp, person: PersonProfile): boolean {
  if (
    followUp.isMarried !== undefined &&
    followUp.isMarried !== (person.maritalStatus === 'married')
  )
    return false
  const { ageYears } = person
  if (followUp.fromAge !== undefined && (ageYears === null || ageYears < followUp.fromAge))
    return false
  return followUp.toAge === undefined || ageYears === null || ageYears <= followUp.toAge
}

/** The question that the running time itself puts. */
function liveQuestion(sheet: ChartFacts, language: ReadingLanguage, pick: SeededPick): string {
  const next = sheet.byId.get('dasha.antar.next')?.about
  const soon = next?.fromUtc && Date.parse(next.fromUtc) - sheet.at.getTime() < 120 * dayMs
  const choices = [
    ...(sheet.byId.has('transit.sade-sati') ? [currentPeriodFollowUps.sadeSati[language]] : []),
    ...(soon && next.graha
      ? [currentPeriodFollowUps.change[language].replace('{next}', grahaName(next.graha, language))]
      : []),
    ...(sheet.dasha
      ? [
          currentPeriodFollowUps.antar[language].replace(
            '{antar}',
            grahaName(sheet.dasha.antar.lord, language),
          ),
        ]
      : []),
  ]
  return pick(choices.length > 0 ? choices : [currentPeriodFollowUps.moon[language]], 'live')
}

/** Where most is going on in this chart now: the fields with the strongest running verdicts. */
function livelyTopics(
  sheet: ChartFacts,
  person: PersonProfile,
  persona: Persona,
): readonly LifeTopic[] {
  return memoizeForChart(sheet, `lively.${persona}`, () => weighTopics(sheet, person, persona))
}

function weighTopics(sheet: ChartFacts, person: PersonProfile, persona: Persona): LifeTopic[] {
  const own: readonly LifeTopic[] =
    persona === 'astra' ? ['love', 'career'] : ['general', 'timing', 'family']
  const weight = (topic: LifeTopic): number => {
    const { verdicts, windows } = judgeTopic(sheet, topic, person)
    const running = verdicts
      .filter((verdict) => verdict.part === 'dasha')
      .reduce((sum, verdict) => sum + verdict.strength, 0)
    return running + (windows[0]?.score ?? 0) + (own.includes(topic) ? 1 : 0)
  }
  const weighed = lifeTopics.map((topic) => ({ topic, weight: weight(topic) }))
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ topic }) => topic)
}

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Three questions worth asking next, from what is live in this chart, in the language. */
export function suggestQuestions(request: SuggestionsRequest): string[] {
  const { chart, person, persona, language, at, askedQuestions } = request
  const sheet = chartFactsOf(chart, at)
  const pick = createSeededPick(askedQuestions.join('|'), chart, at)
  const askedTexts = new Set(askedQuestions.map(plain))
  const topics = askedQuestions.map((question) => understandQuestion(question, at).topic)
  const askedTopics = new Set(topics)
  const choicesOf = (topic: string) =>
    (followUps[topic] ?? []).filter(
      (one) => fits(one, person) && !askedTexts.has(plain(one[language])),
    )
  // Whoever has just asked goes on with the same matter, as far as there is more to it.
  const lastTopic = topics.at(-1)
  const sameTopic = lastTopic ? choicesOf(lastTopic).map((one) => one[language]) : []
  const lively = livelyTopics(sheet, person, persona).filter((topic) => topic !== lastTopic)
  const orderedTopics = [
    ...lively.filter((topic) => !askedTopics.has(topic)),
    ...lively.filter((topic) => askedTopics.has(topic)),
  ]
  const questions: string[] = []
  for (const topic of orderedTopics) {
    const choices = choicesOf(topic)
    if (choices.length > 0) questions.push(pick(choices, topic)[language])
  }
  if (sameTopic.length > 0) return [...sameTopic, ...questions].slice(0, 3)
  const live = liveQuestion(sheet, language, pick)
  const withLive = askedTexts.has(plain(live))
    ? questions
    : [questions[0], live, ...questions.slice(1)]
  return withLive.filter((one): one is string => one !== undefined).slice(0, 3)
}
