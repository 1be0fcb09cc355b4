import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  JSONColumnType,
  Kysely,
  Transaction,
} from 'kysely'
import type { ContentKind } from '../../contract/content-items.ts'

/** The tables as migrations leave them. A new table or column stands in a migration and here. */
export interface Tables {
  users: UsersTable
  former_mobiles: { mobile_hash: string; at: Generated<Date> }
  codes: CodesTable
  sessions: SessionsTable
  invitations: {
    invitation_id: string
    uid: string
    mobile_hash: string
    created_at: Generated<Date>
  }
  limits: { key: string; window_start: Date; count: number }
  idempotency_keys: {
    scope: string
    key: string
    call: string
    body_hash: string
    reply: JSONColumnType<object | null, string | null, string | null>
    created_at: Generated<Date>
  }
  personas: { name: string; desc_en: string; desc_hi: string; price_paise: BigInt8 }
  offers: { name: string; unit: string; amount: BigInt8 }
  content_items: {
    name: string
    kind: ContentKind
    place: number
    value: JSONColumnType<object, string, string>
    sample: Generated<boolean>
    live: Generated<boolean>
    updated_at: Generated<Date>
  }
  operator_acts: {
    act_id: string
    /** The operator. */
    uid: string
    act: string
    subject: Generated<string>
    detail: JSONColumnType<Record<string, unknown>, string | undefined, string>
    at: Generated<Date>
  }
  births: BirthsTable
  ledger_accounts: { owner: string; kind: string; unit: string; balance: BigInt8 }
  postings: {
    posting_id: string
    cause: string
    reason: string
    reference: Generated<string>
    at: Generated<Date>
  }
  entries: {
    entry_id: GeneratedAlways<number>
    posting_id: string
    seq: number
    owner: string
    kind: string
    unit: string
    change: BigInt8
    /** null for the house, whose accounts are the sum of their entries. */
    balance_after: BigInt8 | null
    at: Generated<Date>
  }
  holds: HoldsTable
  chats: ChatsTable
  messages: MessagesTable
}

/** A bigint column: the driver is told to read it as a number (amounts stay far below 2^53). */
export type BigInt8 = ColumnType<number, number, number>

interface UsersTable {
  uid: string
  mobile: string | null
  display_name: string | null
  language: Generated<'English' | 'Hindi'>
  role: Generated<'user' | 'operator'>
  is_ban: Generated<boolean>
  consent_version: string | null
  consent_at: Date | null
  app_rewarded_at: Date | null
  invite_code: string
  invited_by: string | null
  created_at: Generated<Date>
  deleted_at: Date | null
}

interface CodesTable {
  token_hash: string
  mobile_hash: string
  purpose: 'login' | 'delete' | 'cancel'
  sid: string | null
  code_hash: string
  tries: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

interface SessionsTable {
  sid: string
  uid: string
  device: 'web' | 'app'
  label: Generated<string>
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  delete_grant_until: Date | null
  cancel_grant_until: Date | null
  revoked_at: Date | null
}

interface BirthsTable {
  bid: string
  uid: string
  full_name: string
  dob: string
  tob: string
  tob_sec: Generated<number>
  tob_known: boolean
  tob_offset: number | null
  pob: string
  lat: number
  lng: number
  gender: 'Male' | 'Female'
  marital_status: 'Single' | 'Married' | 'Divorced'
  language: 'English' | 'Hindi'
  timezone: string
  offset_seconds: number
  born_at: Date | null
  day_from: Date | null
  day_to: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface HoldsTable {
  hold_id: string
  uid: string
  kind: string
  unit: string
  amount: BigInt8
  state: Generated<'held' | 'settled' | 'voided'>
  heartbeat_at: Generated<Date>
  created_at: Generated<Date>
  ended_at: Date | null
}

interface ChatsTable {
  asst_id: string
  uid: string
  bid: string | null
  astrologer: 'Oracle' | 'Astra'
  user_name: string
  device: string
  started_at: Generated<Date>
  paid_until: Date | null
  stopped_at: Date | null
  deleted_at: Date | null
  /** About somebody known to the public: nothing is foretold of their health, end or troubles. */
  about_public: Generated<boolean>
}

interface MessagesTable {
  mid: string
  asst_id: string
  uid: string
  seq: number
  client_key: string | null
  question: string
  language: string
  answer: Generated<string>
  facts: ColumnType<{ id: string; label: string; value: string }[], string | undefined, string>
  suggestions: ColumnType<string[], string | undefined, string>
  verdicts: ColumnType<string[], string | undefined, string>
  state: Generated<'writing' | 'complete' | 'failed' | 'stopped'>
  outcome: string | null
  fail_message: string | null
  hold_id: string | null
  charged: Generated<boolean>
  rating: number | null
  rating_reason: string | null
  asked_at: Generated<Date>
  answered_at: Date | null
}

/** The database for reading. */
export type Db = Kysely<Tables>
/** An open transaction: functions that change anything ask for one, and a plain Db does not fit. */
export type Tx = Transaction<Tables>
