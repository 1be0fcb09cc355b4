import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { HoldReason } from '../../../contract/forum.ts'
import type { BigInt8 } from './columns.ts'

/** Discussions, comments, votes, points and reports. */
export interface ForumTables {
  discussions: DiscussionsTable
  comments: CommentsTable
  discussion_runs: { run: BigInt8; shown: number }
  /** Of 64 runs together. */
  discussion_run_groups: { run_group: BigInt8; shown: number }
  discussion_ranks: DiscussionRanksTable
  votes: { uid: string; item: string; of_comment: boolean; type: number; at: Generated<Date> }
  point_awards: {
    cause: string
    uid: string
    item: string
    amount: number
    at: Generated<Date>
    taken_back_at: Date | null
  }
  point_days: { uid: string; day: ColumnType<Date, string, string>; earned: Generated<number> }
  reports: ReportsTable
}

/** Waits to be looked at, is seen by all, hidden until it is decided, taken away by us, by its author. */
export type ItemState = 'waiting' | 'shown' | 'hidden' | 'removed' | 'deleted'

interface DiscussionsTable {
  did: string
  /** null once its author has deleted their account. */
  uid: string | null
  title: string
  description: string
  rashi: number | null
  nakshatra: number | null
  mahadasha: string | null
  state: ItemState
  hold_reason: HoldReason | null
  place: BigInt8 | null
  upvotes: Generated<number>
  downvotes: Generated<number>
  comment_count: Generated<number>
  latest_cid: string | null
  search: ColumnType<never, string, string>
  title_grams: string[]
  created_at: Generated<Date>
  edited_at: Date | null
}

interface CommentsTable {
  cid: string
  seq: GeneratedAlways<number>
  did: string
  uid: string | null
  /** The comment that is answered. */
  reply_to: string | null
  /** The seq of the comment its thread begins with; null for one that answers no other. */
  root_seq: BigInt8 | null
  comment: string
  state: ItemState
  hold_reason: HoldReason | null
  upvotes: Generated<number>
  downvotes: Generated<number>
  created_at: Generated<Date>
}

/** What the lists go by, of each discussion that all may see; a trigger keeps it. */
interface DiscussionRanksTable {
  did: string
  place: BigInt8
  language: 'en' | 'hi'
  rashi: number | null
  nakshatra: number | null
  mahadasha: string | null
  is_answered: boolean
  heat: number
}

interface ReportsTable {
  report_id: string
  uid: string
  item: string
  of_comment: boolean
  reason: string
  note: Generated<string>
  weight: number
  outcome: 'kept' | 'removed' | null
  created_at: Generated<Date>
  decided_at: Date | null
}
