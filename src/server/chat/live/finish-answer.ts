import type { AnswerStatus, EarlierAnswer } from '../../../contract/chat.ts'
import { chatMessages, chatRefusals } from '../../../words/chat/chat.ts'
import { say, type Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'
import type { StoredFact, StoredMeaning } from '../../db/stored-json.ts'
import { showStoredFacts, groundedSentences } from '../../reading/stored-facts.ts'
import { showEarlierAnswer } from '../similarity/earlier-answer.ts'
import { meaningChoicesOf } from '../session/meaning-choices.ts'
import { chatBalance, type ChatBalance } from '../session/chat-balance.ts'

/** Why an answer has no end of its own. The sentence for it is found when it is shown. */
export type FailReason = 'notFinished' | 'stopped'

/** How an answer ended. */
export interface AnswerEnd {
  mid: string
  state: 'complete' | 'failed' | 'stopped'
  charged: boolean
  /** The whole text that stays. */
  text: string
  facts: StoredFact[]
  suggestions: string[]
  standing: ChatBalance
  earlier?: EarlierAnswer | undefined
  /** What the question may mean, where it was asked back. */
  meanings: StoredMeaning[]
}

/** What is said below an answer that did not come to its end. */
export function failSentence(
  { state, charged }: { state: 'failed' | 'stopped'; charged: boolean },
  language: Language,
): string {
  if (state === 'failed') return say(chatRefusals.notFinished, language)
  return say(charged ? chatRefusals.stoppedCharged : chatRefusals.stopped, language)
}

/** The object that ends a stream, in the reader's language. */
export function answerStatus(end: AnswerEnd, language: Language): AnswerStatus {
  const isWhole = end.state === 'complete'
  return {
    status: isWhole ? 'success' : 'fail',
    message:
      end.state === 'complete'
        ? say(end.charged ? chatMessages.charged : chatMessages.free, language)
        : failSentence({ ...end, state: end.state }, language),
    mid: end.mid,
    state: end.state,
    ...end.standing,
    facts: showStoredFacts(end.facts),
    sentences: groundedSentences(end.text, end.facts),
    suggestions: end.suggestions,
    charged: end.charged,
    ...(isWhole && end.earlier && { earlier: end.earlier }),
    ...(isWhole && end.meanings.length > 0 && { choices: meaningChoicesOf(end.meanings) }),
  }
}

/** An answer that is still being written, as far as it has been stored. */
export interface UnfinishedAnswer {
  state: 'writing'
  text: string
}

/**
 * How a stored answer of this user ended, or its text so far while it is still being written.
 *
 * @param owner `deleted`: also one that they have deleted with its chat while it was being written.
 * @returns null for one that is not theirs.
 */
export async function readAnswerEnd(
  db: Db,
  { uid, mid, deleted = false }: { uid: string; mid: string; deleted?: boolean },
  at: Date,
): Promise<AnswerEnd | UnfinishedAnswer | null> {
  const row = await db
    .selectFrom('messages as m')
    .innerJoin('chats as c', 'c.asst_id', 'm.asst_id')
    .leftJoin('messages as e', (on) =>
      on.onRef('e.mid', '=', 'm.earlier_mid').onRef('e.uid', '=', 'm.uid'),
    )
    .leftJoin('chats as ec', 'ec.asst_id', 'e.asst_id')
    .where('m.mid', '=', mid)
    .where('m.uid', '=', uid)
    .where('c.uid', '=', uid)
    .$if(!deleted, (query) => query.where('c.deleted_at', 'is', null))
    .select([
      'm.state',
      'm.answer',
      'm.facts',
      'm.suggestions',
      'm.charged',
      'm.refunded_at',
      'm.meanings',
    ])
    .select(['c.asst_id', 'c.uid', 'c.astrologer', 'c.paid_until'])
    .select(['e.mid as earlier_mid', 'e.asst_id as earlier_asst_id'])
    .select(['e.asked_at as earlier_asked_at', 'ec.astrologer as earlier_astrologer'])
    .executeTakeFirst()
  if (!row) return null
  if (row.state === 'writing') return { state: 'writing', text: row.answer }
  return {
    mid,
    state: row.state,
    charged: row.charged && !row.refunded_at,
    text: row.answer,
    facts: row.facts as StoredFact[],
    suggestions: row.suggestions,
    standing: await chatBalance(db, row, at),
    earlier: showEarlierAnswer(row, true),
    meanings: row.meanings ?? [],
  }
}
