import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  JSONColumnType,
  Kysely,
  Transaction,
} from 'kysely'
import type { HoldReason } from '../../contract/forum.ts'
import type { Relation } from '../../contract/kundli/constants.ts'
import type { ContentKind } from '../../contract/core/content-items.ts'
import type { SubscriptionState } from '../adapters/payments/payments.ts'
import type {
  ForecastCounts,
  ForecastJudgement,
  AsideAmount,
  AnswerSource,
  MissOutcome,
  RecheckOutcome,
  StoredFact,
  StoredFrame,
  StoredMeaning,
  StoredVerdict,
  StoredHoroscope,
} from './stored-json.ts'

/** The tables as migrations leave them. A new table or column stands in a migration and here. */
export interface Tables {
  users: UsersTable
  former_mobiles: { mobile_hash: string; at: Generated<Date> }
  /** Keys of the server's own, sealed with its secret. */
  secret_keys: { name: string; sealed: string; made_at: Generated<Date> }
  codes: CodesTable
  second_factors: SecondFactorsTable
  recovery_codes: { uid: string; code_hash: string; used_at: Date | null }
  spent_challenges: { challenge_hash: string; expires_at: Date }
  sessions: SessionsTable
  invitations: {
    invitation_id: string
    uid: string
    mobile_hash: string
    created_at: Generated<Date>
  }
  /** Every process that writes answers, and until when it counts as alive. */
  processes: { process_id: string; alive_until: Date }
  jobs: JobsTable
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
    /** The operator; null for an act at the server's command line. */
    uid: string | null
    act: string
    subject: Generated<string>
    detail: JSONColumnType<Record<string, unknown>, string | undefined, string>
    at: Generated<Date>
  }
  births: BirthsTable
  ledger_accounts: { owner: string; kind: string; unit: string; balance: Generated<number> }
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
    /** null for the company, whose accounts are the sum of their entries. */
    balance_after: BigInt8 | null
    at: Generated<Date>
  }
  /** One row: how far the ledger is proven. */
  ledger_checkpoint: LedgerCheckpointTable
  holds: HoldsTable
  tiers: {
    tier: string
    original_paise: BigInt8
    price_paise: BigInt8
    text_en: string
    text_hi: string
    place: number
    active: Generated<boolean>
  }
  plans: PlansTable
  gateway_plans: { key_id: string; plan: string; price_paise: BigInt8; gateway_plan_id: string }
  vouchers: VouchersTable
  orders: OrdersTable
  order_tokens: {
    token_hash: string
    uid: string
    tier: string
    expires_at: Date
    used_at: Date | null
    /** The order that it has made. */
    order_id: string | null
  }
  subscriptions: SubscriptionsTable
  payments: PaymentsTable
  plan_periods: PlanPeriodsTable
  webhook_events: WebhookEventsTable
  invoice_series: { series: string; last_number: number }
  invoices: InvoicesTable
  refunds: RefundsTable
  disputes: DisputesTable
  transfers: TransfersTable
  chats: ChatsTable
  messages: MessagesTable
  misses: {
    mid: string
    uid: string
    reported_at: Date
    /** null where the kundli that it was read from is gone. */
    frame: ColumnType<StoredFrame | null, string | null, never>
    outcome: MissOutcome
  }
  dropped_samples: {
    sample_id: string
    uid: string
    at: Date
    language: 'en' | 'hi'
    cause: string
    text: string
  }
  profiles: ProfilesTable
  email_codes: {
    uid: string
    email: string
    code_hash: string
    tries: Generated<number>
    expires_at: Date
  }
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
  notifications: NotificationsTable
  verdicts: VerdictsTable
  forecasts: ForecastsTable
  forecast_judgements: {
    forecast_id: string
    stretch: 'named' | 'unnamed'
    judgement: ForecastJudgement
    judged_at: Date
  }
  /** What all forecasts came to by each day, as it is shown to everybody. */
  forecast_counts: {
    day: ColumnType<Date, string, string>
    counts: ColumnType<ForecastCounts, string, string>
    made_at: Date
  }
  predictions: PredictionsTable
  horoscopes: {
    day: string
    rashi: number
    told: JSONColumnType<StoredHoroscope, string, never>
    printed_at: Generated<Date>
  }
  memories: MemoriesTable
  reminder_settings: ReminderSettingsTable
  push_devices: {
    device_id: string
    uid: string
    sid: string
    endpoint: string
    endpoint_hash: string
    p256dh: string
    auth: string
    created_at: Date
  }
  reminders: RemindersTable
  marked_muhurtas: {
    muhurta_id: string
    uid: string
    purpose: string
    starts_at: Date
    ends_at: Date
    place: string
    timezone: string
    marked_at: Date
  }
  /** The address of each is made of its nonce with a key that is not here. */
  calendar_feeds: {
    uid: string
    nonce: string
    token_hash: string
    parts: string[]
    language: 'en' | 'hi'
    made_at: Date
  }
  kept_cities: { uid: string; name: string; lat: number; lng: number; updated_at: Date }
  shared_answers: {
    share_id: string
    uid: string
    mid: string
    with_question: boolean
    created_at: Date
    revoked_at: Date | null
  }
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
  /** Of the present ban; null without one, or for one of before these were kept. */
  banned_at: Date | null
  ban_reason: string | null
  consent_version: string | null
  consent_at: Date | null
  app_rewarded_at: Date | null
  /** Whether what they say of themselves in questions is kept for later answers. */
  remembers: Generated<boolean>
  /** Sentences held back from their answers may be looked at by the operator. */
  shares_samples: Generated<boolean>
  invite_code: string
  invited_by: string | null
  created_at: Generated<Date>
  deleted_at: Date | null
}

interface LedgerCheckpointTable {
  only_row: Generated<boolean>
  entry_id: BigInt8 | null
  aside: JSONColumnType<AsideAmount[], string | undefined, string>
  proven_at: Date | null
  problems: Generated<number>
  whole_proven_at: Date | null
  whole_problems: Generated<number>
  operators_told_at: Date | null
}

interface CodesTable {
  token_hash: string
  mobile_hash: string
  purpose: 'login' | 'delete' | 'cancel' | 'email'
  sid: string | null
  requester: Generated<string>
  is_known: Generated<boolean>
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
  factor_at: Date | null
  email_grant_until: Date | null
}

interface SecondFactorsTable {
  uid: string
  sealed: string | null
  set_up_at: Date | null
  last_step: Generated<number>
  wrong_tries: Generated<number>
  wait_until: Date | null
  pending_sealed: string | null
  pending_sid: string | null
  pending_at: Date | null
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
  /** null until it is said whose it is; one at most of a user is `self`. */
  relation: Relation | null
  short_name: string | null
}

interface HoldsTable {
  hold_id: string
  uid: string
  kind: string
  unit: string
  amount: BigInt8
  /** Of a plan's question: the month that it was taken from. */
  period_id: string | null
  state: Generated<'held' | 'settled' | 'voided'>
  heartbeat_at: Generated<Date>
  created_at: Generated<Date>
  ended_at: Date | null
}

interface PlansTable {
  plan: string
  name_en: string
  name_hi: string
  price_paise: BigInt8
  old_price_paise: BigInt8
  questions: number
  featured: Generated<boolean>
  bullets: JSONColumnType<{ en: string; hi: string }[]>
  place: number
  active: Generated<boolean>
}

interface VouchersTable {
  voucher_id: string
  uid: string
  percent: number
  /** A day in India, 2026-11-21. */
  spun_on: ColumnType<Date, string, string>
  created_at: Generated<Date>
  expires_at: Date
  passed_over: Generated<boolean>
  used_by: string | null
}

interface OrdersTable {
  order_id: string
  uid: string
  tier: string
  amount_paise: BigInt8
  credit_paise: BigInt8
  voucher_id: string | null
  gateway: string
  gateway_order_id: string | null
  state: Generated<'created' | 'paid' | 'expired'>
  confirmed_at: Date | null
  created_at: Generated<Date>
  next_check_at: Date | null
}

interface SubscriptionsTable {
  subscription_id: string
  uid: string
  plan: string
  price_paise: BigInt8
  questions: number
  gateway: string
  gateway_subscription_id: string | null
  state: Generated<SubscriptionState>
  state_at: Date
  cancel_at_end: Generated<boolean>
  tell: 'stop' | 'cancel' | null
  /** Before then another process is telling it. */
  next_tell_at: Date | null
  confirmed_at: Date | null
  cancelled_at: Date | null
  /** Who ended it: the user (or their deletion), or the gateway by itself. */
  cancelled_by: 'user' | 'gateway' | null
  created_at: Generated<Date>
  next_check_at: Date | null
}

interface PaymentsTable {
  payment_id: string
  gateway_payment_id: string
  uid: string
  order_id: string | null
  subscription_id: string | null
  amount_paise: BigInt8
  credit_paise: Generated<number>
  state: 'kept' | 'returned'
  at: Date
}

interface ReminderSettingsTable {
  uid: string
  kinds: Generated<string[]>
  vrats: Generated<string[]>
  language: 'en' | 'hi'
  timezone: string
  /** Minutes after midnight, by the clock of the time zone. */
  hour_minute: Generated<number>
  quiet_from: Generated<number>
  quiet_until: Generated<number>
  most_a_day: Generated<number>
  tells_more: Generated<boolean>
  /** A confirmed address. */
  mail: string | null
  next_day_at: Date | null
  due_at: Date | null
  claimed_until: Date | null
  sent_on: ColumnType<Date | null, string | null, string | null>
  sent_count: Generated<number>
  updated_at: Date
}

interface RemindersTable {
  reminder_id: Generated<string>
  uid: string
  kind: string
  key: string
  due_at: Date
  expires_at: Date
  state: Generated<'waiting' | 'sent' | 'dropped'>
  message_id: string | null
  reached: Generated<string[]>
  tries: Generated<number>
  created_at: Generated<Date>
}

interface PlanPeriodsTable {
  payment_id: string
  subscription_id: string
  uid: string
  start_at: Date
  end_at: Date
  questions: number
  state: Generated<'waiting' | 'open' | 'closed'>
  unused: number | null
}

interface WebhookEventsTable {
  event_id: string
  kind: string
  told: JSONColumnType<object>
  received_at: Generated<Date>
  done_at: Date | null
  outcome: string | null
  tries: Generated<number>
  next_try_at: Generated<Date>
}

interface InvoicesTable {
  number: string
  series: string
  serial: number
  kind: 'invoice' | 'credit-note'
  uid: string
  payment_id: string
  refund_id: string | null
  what: 'recharge' | 'plan'
  amount_paise: BigInt8
  gst_paise: BigInt8
  gateway: string
  at: Date
}

interface RefundsTable {
  refund_id: string
  uid: string
  payment_id: string
  /** `gateway`: made in the gateway's own dashboard. */
  kind: 'automatic' | 'requested' | 'gateway'
  why: string
  amount_paise: BigInt8
  aside_paise: Generated<number>
  state: 'review' | 'sending' | 'sent' | 'done' | 'refused' | 'failed'
  /** Sent anew after it failed at the gateway, it is another one there. */
  attempt: Generated<number>
  gateway_refund_id: string | null
  tries: Generated<number>
  next_try_at: Date | null
  requested_at: Date
  decided_at: Date | null
  /** The operator's, in their own words. */
  decision_reason: string | null
  done_at: Date | null
}

interface DisputesTable {
  dispute_id: string
  payment_id: string
  uid: string
  amount_paise: BigInt8
  unit: 'rupees' | 'plan'
  /** What was frozen, in that unit. */
  aside: BigInt8
  state: 'open' | 'won' | 'lost'
  opened_at: Date
  ended_at: Date | null
}

interface TransfersTable {
  transfer_id: string
  uid: string
  recipient_hash: string
  recipient_mobile: string
  to_uid: string | null
  questions: number
  /** So many of them were paid from the wallet, */
  wallet_questions: Generated<number>
  /** for so much. */
  wallet_paise: Generated<number>
  state: 'waiting' | 'arrived' | 'returned'
  at: Date
  return_at: Date
  ended_at: Date | null
}

interface JobsTable {
  name: string
  period_seconds: number
  /** So long a run may take. */
  bound_seconds: number
  in_every_process: Generated<boolean>
  /** When a server that knows it last started. */
  listed_at: Generated<Date>
  due_at: Date
  /** The process that is at it, until when without a further sign of it. */
  held_by: string | null
  held_until: Date | null
  began_at: Date | null
  ended_at: Date | null
  outcome: 'done' | 'failed' | 'late' | null
  took_ms: number | null
  runs: Generated<number>
  failures: Generated<number>
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
  title: string | null
  pinned_at: Date | null
}

interface MemoriesTable {
  memory_id: string
  uid: string
  bid: string
  /** Of what there can be only one: `work`, `children`, `mother.health`. */
  about: string
  kind: string
  slots: ColumnType<Record<string, string | number>, string | undefined, string>
  /** What the person made of it; null while it stands as it was understood. */
  own_words: string | null
  said_at: Date
  updated_at: Date
}

interface MessagesTable {
  mid: string
  asst_id: string
  uid: string
  seq: number
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
  /** The near-equal question that was answered before, where the verdicts have changed since. */
  earlier_mid: string | null
  /** The sentence of the answer that repeats what the person said of themselves. */
  told_line: string | null
  rechecked_at: Date | null
  refunded_at: Date | null
  /** null of answers from before it was kept. */
  read_from: ColumnType<AnswerSource | null, string | null, string | null>
  /** While it is written: of an answer that is charged. */
  sentences_shown: Generated<number>
  recheck: RecheckOutcome | null
  /** How many the check found, of an answer that is in the operator's queue. */
  wrong_sentences: number | null
  written_by: 'composer' | 'model' | 'both' | 'nobody' | null
  prompt_tokens: number | null
  answer_tokens: number | null
  tokens_estimated: boolean | null
  /** Millionths of a rupee, at the price of the day. */
  cost_microrupees: ColumnType<number | null, number | null, number | null>
  first_sentence_ms: number | null
  whole_ms: number | null
  dropped: DroppedColumn
  /** The process that writes it, and the lease under which it does: who took it over has another. */
  process_id: string | null
  lease: string | null
  takeovers: Generated<number>
  /** What the asker chose it to mean. */
  meant: string | null
  /** Whose kundli the asker chose it to be read from: its id, or "own" for the asker's houses. */
  person: string | null
  /** What it would have been read as, of a question whose meaning was chosen. */
  read_as: ColumnType<StoredFrame | null, string | null, string | null>
  /** What may be chosen below its answer. */
  meanings: ColumnType<StoredMeaning[] | null, string | null, string | null>
}

interface ProfilesTable {
  uid: string
  /** null until they give one. */
  email: string | null
  email_verified_at: Date | null
  bid: string | null
  gender: Generated<'Male' | 'Female'>
  avatar: Generated<number>
  is_private: Generated<boolean>
  points_owed: Generated<number>
  created_at: Generated<Date>
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

interface NotificationsTable {
  id: string
  uid: string
  kind: string
  did: string | null
  group_key: string | null
  count: Generated<number>
  details: ColumnType<Record<string, string | number>, string | undefined, string>
  created_at: Generated<Date>
  seen_at: Date | null
}

interface VerdictsTable {
  uid: string
  bid: string
  chart_hash: string
  matter: string
  /** The day in India. */
  day: ColumnType<Date, string, string>
  verdict: ColumnType<StoredVerdict, string, string>
  at: Date
}

interface ForecastsTable {
  forecast_id: string
  uid: string
  bid: string
  mid: string | null
  pid: string | null
  topic: string
  whose: string
  direction: 'favourable' | 'mixed' | 'patience'
  rule: string
  rule_version: string
  from_day: ColumnType<Date, string, string>
  until_day: ColumnType<Date, string, string>
  told_at: Date
  is_compared: boolean
  unnamed_from: ColumnType<Date | null, string | null, string | null>
  unnamed_until: ColumnType<Date | null, string | null, string | null>
}

interface PredictionsTable {
  pid: string
  uid: string
  bid: string
  kind: 'daily' | 'weekly' | 'monthly' | 'yearly'
  language: 'English' | 'Hindi'
  birth_hash: string
  from_day: string
  until_day: string
  text: Generated<string>
  facts: ColumnType<StoredFact[], string | undefined, string>
  state: Generated<'writing' | 'complete' | 'failed'>
  hold_id: string | null
  charged: Generated<boolean>
  asked_at: Generated<Date>
  written_at: Date | null
  written_by: 'composer' | 'model' | 'both' | 'nobody' | null
  prompt_tokens: number | null
  answer_tokens: number | null
  tokens_estimated: boolean | null
  /** Millionths of a rupee, at the price of the day. */
  cost_microrupees: ColumnType<number | null, number | null, number | null>
  first_sentence_ms: number | null
  whole_ms: number | null
  dropped: DroppedColumn
  process_id: string | null
  lease: string | null
  takeovers: Generated<number>
}

/** How many of a model's sentences were not shown, by cause; null where no model wrote. */
type DroppedColumn = ColumnType<Record<string, number> | null, string | null, string | null>

/** The database for reading. */
export type Db = Kysely<Tables>
/** An open transaction: functions that change anything ask for one, and a plain Db does not fit. */
export type Tx = Transaction<Tables>
