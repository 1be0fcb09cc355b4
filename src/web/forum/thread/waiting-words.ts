import type { HoldReason } from '../../../contract/forum.ts'
import { holdReasonWords } from '../../../words/forum/hold-reasons.ts'
import { forumWords as words } from '../../../words/forum/forum.ts'
import type { LocalizedText } from '../../../words/say.ts'

/** What its author reads at an item that others do not see: why it waits, or that it was reported. */
export function waitingWords(item: {
  state: string
  hold_reason: HoldReason | null
}): LocalizedText {
  if (item.state !== 'waiting') return words.hidden
  return item.hold_reason ? holdReasonWords[item.hold_reason] : words.waiting
}
