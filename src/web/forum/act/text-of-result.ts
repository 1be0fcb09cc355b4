import { siteWords } from '../../../words/app/site.ts'
import { forumWords as words } from '../../../words/forum/forum.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { ForumActionResult } from './forum-action.ts'

/** What came of an act, in words: those of the server, or our own where it had none or was not reached. */
export function textOfResult(
  { status, message }: ForumActionResult,
  say: (text: LocalizedText) => string,
): string {
  return message || say(status === 0 ? siteWords.offlineNow : words.wrong)
}
