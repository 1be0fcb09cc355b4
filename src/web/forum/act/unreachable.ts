import type { ForumActionResult } from './forum-action.ts'

/** What a form of the forum comes to where the server does not answer; what was typed stands in it still. */
export const unreachable: ForumActionResult = {
  ok: false,
  status: 0,
  message: '',
  intent: '',
  item: '',
}
