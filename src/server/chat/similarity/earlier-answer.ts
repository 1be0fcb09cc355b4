import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'
import { previewReading } from '../../reading/reading.ts'
import { understandQuestion } from '../../reading/understand/understand.ts'
import { questionSimilarity } from './similarity.ts'
import { findPersonBirth, foundPersonOf } from '../session/find-person.ts'
import { personaOf, chartAndPersonOf, type ChartedBirth } from '../session/reading-input.ts'
import { secondKundli } from '../session/second-kundli.ts'

/** How far back an answer is offered again, and how many are looked at. */
const daysBack = 180
const mostLookedAt = 100
/** From here on two questions are the same one in other words. */
const nearEnough = 0.85

interface Asking {
  uid: string
  bid: string
  astrologer: 'Oracle' | 'Astra'
  question: string
  /** The chat's; a question in Devanagari is answered in Hindi all the same. */
  language: Language
  birth: ChartedBirth
  at: Date
}

/**
 * The latest answer that this user has had to nearly the same question about this kundli, in the same
 * language, and whether the chart would be judged otherwise now.
 */
export async function findEarlierAnswer(db: Db, asking: Asking): Promise<EarlierAnswer | null> {
  const { question, at } = asking
  const now = understandQuestion(question, at)
  if (now.followsOn || now.clarity === 'unclear') return null
  const row = (await answersBefore(db, asking)).find(
    (one) =>
      answersIn(one) === answersIn(asking) &&
      questionSimilarity(one.question, question) >= nearEnough,
  )
  if (!row) return null
  // "This year" is another year, "tomorrow" another day.
  const then = understandQuestion(row.question, row.asked_at)
  const meansAnotherTime = JSON.stringify(then.time) !== JSON.stringify(now.time)
  const isChanged = meansAnotherTime || !(await isForeseen(db, row.verdicts, asking))
  return {
    mid: row.mid,
    asst_id: row.asst_id,
    astrologer: row.astrologer,
    asked_at: row.asked_at.toISOString(),
    changed: isChanged,
  }
}

function answersBefore(db: Db, { uid, bid, at }: Asking) {
  return (
    db
      .selectFrom('messages')
      .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
      .leftJoin('misses', 'misses.mid', 'messages.mid')
      .where('chats.uid', '=', uid)
      .where('chats.bid', '=', bid)
      .where('deleted_at', 'is', null)
      .where('messages.state', '=', 'complete')
      .where('messages.outcome', '=', 'answer')
      .where('refunded_at', 'is', null)
      // Nor one that was about something else, or on a meaning that the words alone do not have.
      .where('misses.mid', 'is', null)
      .where('meant', 'is', null)
      .where('person', 'is', null)
      .where('asked_at', '>', new Date(at.getTime() - daysBack * 86_400_000))
      .select(['messages.mid', 'messages.asst_id', 'astrologer', 'question', 'language'])
      .select('verdicts')
      .select('asked_at')
      .orderBy('asked_at', 'desc')
      .limit(mostLookedAt)
      .execute()
  )
}

function answersIn({ question, language }: { question: string; language: string }): string {
  return /[\u0900-\u097f]/.test(question) ? 'hi' : language
}

/** Whether the verdicts of now are those that an answer was written from. */
async function isForeseen(db: Db, verdicts: readonly string[], asking: Asking): Promise<boolean> {
  const { verdictKeys, outcome } = await previewReading({
    ...chartAndPersonOf(asking.birth, asking.at),
    question: asking.question,
    language: asking.language,
    persona: personaOf(asking.astrologer),
    history: [],
    at: asking.at,
    findPerson: async (sought) => {
      const { uid, bid, question, language, at } = asking
      const chat = { uid, bid, question, language, chosen: null, last: null, at }
      return foundPersonOf(await findPersonBirth(db, chat, sought), sought, chat)
    },
    second: (asked) => secondKundli(db, asking, asked),
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
