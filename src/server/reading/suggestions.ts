import { grahaName } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import { followUps, liveFollowUps } from '../../words/reading/follow-ups.ts'
import type { FollowUp } from '../../words/reading/follow-ups.ts'
import { seededPick } from './composer/seeded.ts'
import type { Pick } from './composer/seeded.ts'
import type { Language, Persona, Person } from './types/shapes.ts'
import { lifeTopics } from './understand/topics.ts'
import type { LifeTopic } from './understand/topics.ts'
import { understand } from './understand/understand.ts'
import { sheetOf } from './verdicts/chart-facts.ts'
import type { Sheet } from './verdicts/chart-facts.ts'
import { judge } from './verdicts/verdicts.ts'

/** What a list of next questions is made from. */
export interface SuggestionsRequest {
  chart: AnyKundli
  person: Person
  persona: Persona
  language: Language
  at: Date
  /** Earlier questions of this chat, oldest first: what was asked is not suggested again. */
  askedQuestions: readonly string[]
}

function fits(followUp: FollowUp, person: Person): boolean {
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
function liveQuestion(sheet: Sheet, language: Language, pick: Pick): string {
  const next = sheet.byId.get('dasha.antar.next')?.about
  const soon = next?.fromUtc && Date.parse(next.fromUtc) - sheet.at.getTime() < 120 * 86_400_000
  const choices = [
    ...(sheet.byId.has('transit.sade-sati') ? [liveFollowUps.sadeSati[language]] : []),
    ...(soon && next.graha
      ? [liveFollowUps.change[language].replace('{next}', grahaName(next.graha, language))]
      : []),
    ...(sheet.dasha
      ? [
          liveFollowUps.antar[language].replace(
            '{antar}',
            grahaName(sheet.dasha.antar.lord, language),
          ),
        ]
      : []),
  ]
  return pick(choices.length > 0 ? choices : [liveFollowUps.moon[language]], 'live')
}

/** Where most is going on in this chart now: the fields with the strongest running verdicts. */
function livelyTopics(sheet: Sheet, person: Person, persona: Persona): LifeTopic[] {
  const own: readonly LifeTopic[] =
    persona === 'astra' ? ['love', 'career'] : ['general', 'timing', 'family']
  const weight = (topic: LifeTopic): number => {
    const { verdicts, windows } = judge(sheet, topic, person)
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
export function suggestions(request: SuggestionsRequest): string[] {
  const { chart, person, persona, language, at, askedQuestions } = request
  const sheet = sheetOf(chart, at)
  const pick = seededPick(askedQuestions.join('|'), chart, at)
  const askedTexts = new Set(askedQuestions.map(plain))
  const askedTopics = new Set(askedQuestions.map((question) => understand(question, at).topic))
  const lively = livelyTopics(sheet, person, persona)
  const orderedTopics = [
    ...lively.filter((topic) => !askedTopics.has(topic)),
    ...lively.filter((topic) => askedTopics.has(topic)),
  ]
  const questions: string[] = []
  for (const topic of orderedTopics) {
    const choices = (followUps[topic] ?? []).filter(
      (one) => fits(one, person) && !askedTexts.has(plain(one[language])),
    )
    if (choices.length > 0) questions.push(pick(choices, topic)[language])
  }
  const live = liveQuestion(sheet, language, pick)
  const withLive = askedTexts.has(plain(live))
    ? questions
    : [questions[0], live, ...questions.slice(1)]
  return withLive.filter((one): one is string => one !== undefined).slice(0, 3)
}
