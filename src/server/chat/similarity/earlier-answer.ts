import { sql } from 'kysely'
import type { ApiInput } from '../../../contract/apis.ts'
import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import { previewReading } from '../../reading/reading.ts'
import { understandQuestion } from '../../reading/understand/understand.ts'
import { questionSimilarity } from './similarity.ts'
import { foundPersonOf, personAmong } from '../session/find-person.ts'
import { personaOf, chartAndPersonOf, type ChartedBirth } from '../session/reading-input.ts'
import type { SavedBirth } from '../session/saved-births.ts'
import { secondBirthAmong, secondPersonOf } from '../session/second-kundli.ts'

/** How far back an answer is offered again, and how many are looked at. */
const daysBack = 180
const mostLookedAt = 100
/** From here on two questions are the same one in other words. */
const nearEnough = 0.85

interface Asking {
  bid: string
  astrologer: 'Oracle' | 'Astra'
  question: string
  /** The chat's; a question in Devanagari is answered in Hindi all the same. */
  language: Language
  birth: ChartedBirth
  /** Theirs, of which the question may be about one. */
  savedBirths: readonly SavedBirth[]
  at: Date
  /** What they were answered before (`answersBefore`). */
  before: readonly AnswerBefore[]
}

/** An answer that may be offered again. */
export interface AnswerBefore {
  mid: string
  asst_id: string
  astrologer: 'Oracle' | 'Astra'
  question: string
  language: string
  verdicts: string[]
  /** ISO 8601. */
  asked_at: string
}

/**
 * The latest answer that this user has had to nearly the same question about this kundli, in the same
 * language, and whether the chart would be judged otherwise now.
 */
export async function findEarlierAnswer(asking: Asking): Promise<EarlierAnswer | null> {
  const { question, at } = asking
  const row = asking.before.find(
    (one) =>
      answersIn(one) === answersIn(asking) &&
      questionSimilarity(one.question, question) >= nearEnough,
  )
  if (!row) return null
  const now = understandQuestion(question, at)
  // "This year" is another year, "tomorrow" another day.
  const askedAt = new Date(row.asked_at)
  const then = understandQuestion(row.question, askedAt)
  const meansAnotherTime = JSON.stringify(then.time) !== JSON.stringify(now.time)
  const isChanged = meansAnotherTime || !(await isForeseen(row.verdicts, asking))
  return {
    mid: row.mid,
    asst_id: row.asst_id,
    astrologer: row.astrologer,
    asked_at: askedAt.toISOString(),
    changed: isChanged,
  }
}

type Send = ApiInput<'chats/sendMessage'>

/**
 * A subquery for the answers among which one is looked for that may be offered again, the latest first: an
 * array of JSON objects, empty where none would be offered.
 */
export function answersBefore({ uid, input, at }: { uid: string; input: Send; at: Date }) {
  // Whoever says what or whom it means wants the answer to that.
  const isChosen = input.meant !== undefined || input.person !== undefined
  const isNew = input.anew || isChosen || !mayBeRepeated(input.message, at)
  if (isNew) return sql<AnswerBefore[]>`json_build_array()`
  const since = new Date(at.getTime() - daysBack * 86_400_000)
  return sql<AnswerBefore[]>`(select coalesce(json_agg(latest), '[]') from (
    select messages.mid, messages.asst_id, astrologer, question, language, verdicts, asked_at
    from messages join chats on chats.asst_id = messages.asst_id
      left join misses on misses.mid = messages.mid
    where chats.uid = ${uid}::uuid and chats.bid = ${input.bid}::uuid and deleted_at is null
      and messages.state = 'complete' and messages.outcome = 'answer' and refunded_at is null
      -- Nor one that was about something else, or on a meaning or a person that the words alone do not have.
      and misses.mid is null and meant is null and person is null and asked_at > ${since}
    order by asked_at desc limit ${mostLookedAt}::int) as latest)`
}

/** What leans on the chat, or is not understood, is no repeat of anything. */
function mayBeRepeated(question: string, at: Date): boolean {
  const { followsOn, clarity } = understandQuestion(question, at)
  return !followsOn && clarity !== 'unclear'
}

function answersIn({ question, language }: { question: string; language: string }): string {
  return /[\u0900-\u097f]/.test(question) ? 'hi' : language
}

/** Whether the verdicts of now are those that an answer was written from. */
async function isForeseen(verdicts: readonly string[], asking: Asking): Promise<boolean> {
  const { verdictKeys, outcome } = await previewReading({
    ...chartAndPersonOf(asking.birth, asking.at),
    question: asking.question,
    language: asking.language,
    persona: personaOf(asking.astrologer),
    history: [],
    at: asking.at,
    findPerson: async (sought) => {
      const { bid, question, language, at } = asking
      const chat = { bid, question, language, chosen: null, last: null, at }
      return foundPersonOf(personAmong(asking.savedBirths, chat, sought), sought, chat)
    },
    second: async (asked) => secondPersonOf(secondBirthAmong(asking.savedBirths, asking, asked)),
  })
  const same = (keys: readonly string[]) => keys.toSorted().join(' ')
  return outcome === 'answer' && same(verdictKeys) === same(verdicts)
}

/** An earlier answer as it was joined to a stored message. */
export function showEarlierAnswer(
  row: {
    earlier_mid: string | null
    earlier_asst_id: string | null
    earlier_asked_at: Date | null
    earlier_astrologer: 'Oracle' | 'Astra' | null
  },
  isChanged: boolean,
): EarlierAnswer | undefined {
  const { earlier_mid, earlier_asst_id, earlier_asked_at, earlier_astrologer } = row
  if (!earlier_mid || !earlier_asst_id || !earlier_asked_at || !earlier_astrologer) return undefined
  return {
    mid: earlier_mid,
    asst_id: earlier_asst_id,
    astrologer: earlier_astrologer,
    asked_at: earlier_asked_at.toISOString(),
    changed: isChanged,
  }
}
