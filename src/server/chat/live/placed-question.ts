import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'
import type { Memory } from '../../reading/reading.ts'
import type { FrameTopic } from '../../reading/types/frame.ts'
import type { ChartedBirth, NumberedExchange } from '../session/reading-input.ts'
import type { SavedBirth } from '../session/saved-births.ts'

/** What was found earlier on a matter, for one kundli: null where nothing was. */
export interface RecalledVerdict {
  bid: string
  matter: string
  verdict: StoredVerdict | null
}

/** A question that has been taken, with its hold, and waits for its answer. */
export interface PlacedQuestion {
  mid: string
  asstId: string
  bid: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
  seq: number
  question: string
  /** Under which it is written: whoever takes it over has another. */
  lease: string
  /** What of its answer stands already, from a process that has died since; null of one that was just asked. */
  keptText: string | null
  /** null: asked by somebody with nothing left, and answered only if the answer is free. */
  holdId: string | null
  language: Language
  birth: ChartedBirth
  /** Theirs, of which the question may be about one. */
  savedBirths: SavedBirth[]
  /** Until when the wallet has paid for the chat, as far as that was known when it was asked. */
  paidUntil: Date | null
  /** The instant that it is read for. */
  at: Date
  /** Nearly the same was asked before, and is answered otherwise now. */
  earlier: EarlierAnswer | null
  /** What the asker chose it to mean. */
  meant: FrameTopic | null
  /** Whose kundli the asker chose it to be read from: its id, or "own". */
  person: string | null
  /** What was asked and answered before it in the chat, oldest first. */
  history: NumberedExchange[]
  /** What its answer may take up of what is remembered. */
  memories: Memory[]
  /** What was looked up with it of what was found before; null where nothing was. */
  recalled: RecalledVerdict | null
}
