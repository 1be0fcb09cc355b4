import type { ApiReply } from '../../../contract/apis.ts'
import type { EarlierAnswer, GroundedSentence, MeaningChoice } from '../../../contract/chat.ts'
import type { FactData } from '../../../contract/core/common-schemas.ts'
import type { AnswerOutcome } from '../../ui/answer/read-answer.ts'

/** A chat as the server keeps it. */
export type ChatHistory = Extract<ApiReply<'chats/getChat'>, { status: 'success' }>

/** The same with the id it was asked for by, and the question that it ends before; null where it ends with the last. */
export type LoadedChat = ChatHistory & { asst_id: string; before: string | null }

/** A question and its answer, as far as it has come. */
export interface Exchange {
  /** The answer's id; of one just asked, until it is known, the key it was sent with. */
  key: string
  mid: string | null
  question: string
  /** `queued` until there is a network, `waiting` for the first sentence, `writing`, or how it ended. */
  state: 'queued' | 'waiting' | 'writing' | 'complete' | 'failed' | 'stopped' | 'offered'
  text: string
  /** What is looked at while the first sentence is awaited: facts of the chart. */
  progress: string
  /** Where its sentences end that rest on facts, while it is being written. */
  markEnds: number[]
  /** Instead of an answer: why there is none. */
  failure: string
  lost: boolean
  facts: FactData[]
  sentences: GroundedSentence[]
  suggestions: string[]
  charged: boolean
  rating: number | null
  refunded: boolean
  /** It was said not to be what was asked. */
  missed: boolean
  /** What the question may mean: of one that was asked back, or whose answer missed it. */
  meanings: MeaningChoice[]
  /** Nearly the same was asked before: offered for nothing (`offered`), or answered otherwise since. */
  earlier: EarlierAnswer | null
  /** What asking anew is called, with its price. */
  anewLabel: string
  /** It shows the earlier answer again, in this tab alone. */
  isReread: boolean
  /** The earlier answer is being fetched. */
  isFetchingEarlier: boolean
  /** Why the earlier answer could not be fetched. */
  earlierFailure: string
}

/** What a rating came to: how the user stands when the question was given back. */
export interface RatingResult {
  rating: 1 | -1
  isRefunded?: boolean
  standing?: Extract<ApiReply<'chats/rateAnswer'>, { status: 'success' }>['standing']
}

/** What "this is not what I asked" came to. */
export type MissResult = Pick<
  Extract<ApiReply<'chats/reportMiss'>, { status: 'success' }>,
  'refunded' | 'choices' | 'standing'
>

export function isRunning(exchange: Exchange): boolean {
  return exchange.state === 'waiting' || exchange.state === 'writing'
}

export function newExchange(key: string, question: string): Exchange {
  return {
    key,
    mid: null,
    question,
    state: 'waiting',
    text: '',
    progress: '',
    markEnds: [],
    failure: '',
    lost: false,
    facts: [],
    sentences: [],
    suggestions: [],
    charged: false,
    rating: null,
    refunded: false,
    missed: false,
    meanings: [],
    earlier: null,
    anewLabel: '',
    isReread: false,
    isFetchingEarlier: false,
    earlierFailure: '',
  }
}

/** The exchanges of a chat as the server keeps them. */
export function exchangesOf(loaded: ChatHistory): Exchange[] {
  const exchanges: Exchange[] = []
  for (const message of loaded.chats) {
    if (message.state === 'asked') {
      exchanges.push({ ...newExchange(message.mid, message.message), mid: message.mid })
      continue
    }
    const exchange = exchanges.findLast((one) => one.mid === message.mid)
    if (!exchange) continue
    const hasFailed = message.state === 'failed'
    exchange.state = message.state === 'writing' && !message.message ? 'waiting' : message.state
    exchange.text = hasFailed ? '' : message.message
    exchange.failure = hasFailed ? message.message : ''
    exchange.facts = message.facts
    exchange.sentences = message.sentences ?? []
    exchange.suggestions = message.suggestions ?? []
    exchange.charged = message.charged
    exchange.rating = message.rating
    exchange.refunded = message.refunded ?? false
    exchange.missed = message.missed ?? false
    exchange.meanings = message.choices ?? []
    exchange.earlier = message.earlier ?? null
  }
  return exchanges
}

/** What the last object of a stream changes. */
export function finishExchange(exchange: Exchange, outcome: AnswerOutcome, text: string): Exchange {
  const whole = 'mid' in outcome ? outcome : null
  const base = { ...exchange, lost: false, mid: whole?.mid ?? exchange.mid }
  if (whole?.state === 'stopped')
    return { ...base, state: 'stopped', text, charged: whole.charged ?? false }
  if (outcome.status === 'fail' && whole?.earlier)
    return {
      ...base,
      state: 'offered',
      // Not an answer of this question: nothing here is rated or stopped.
      mid: null,
      failure: outcome.message,
      earlier: whole.earlier,
      anewLabel: whole.choices?.[0]?.label ?? '',
    }
  if (outcome.status === 'fail' || !whole)
    return { ...base, state: 'failed', text: '', failure: outcome.message }
  return {
    ...base,
    state: 'complete',
    text,
    failure: '',
    facts: whole.facts,
    sentences: whole.sentences ?? [],
    suggestions: whole.suggestions ?? [],
    charged: whole.charged ?? false,
    meanings: meaningsIn(whole),
    earlier: whole.earlier ?? null,
  }
}

/** The choices of a status that say what the question may mean, or whom. */
function meaningsIn({ choices = [] }: { choices?: readonly { field: string }[] }): MeaningChoice[] {
  return choices.filter(
    (choice): choice is MeaningChoice => choice.field === 'meant' || choice.field === 'person',
  )
}

/** What a miss changes: a question that was given back was not charged. */
export function applyMiss(exchange: Exchange, { refunded, choices }: MissResult): Exchange {
  return {
    ...exchange,
    missed: true,
    charged: exchange.charged && !refunded,
    refunded: exchange.refunded || refunded,
    meanings: choices,
  }
}

/** What a rating changes: a question that was given back was not charged. */
export function applyRating(exchange: Exchange, { rating, isRefunded }: RatingResult): Exchange {
  return {
    ...exchange,
    rating,
    charged: exchange.charged && !isRefunded,
    refunded: exchange.refunded || Boolean(isRefunded),
  }
}
