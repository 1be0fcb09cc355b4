import { sql, type Kysely } from 'kysely'

/** Tiers, orders, payments, plans, invoices, refunds, the wheel's vouchers, transfers. Money is whole paise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // What is offered ---------------------------------------------------------------------------
  `create table tiers (
    tier text primary key,
    original_paise bigint not null check (original_paise > 0),
    price_paise bigint not null check (price_paise >= 100),
    text_en text not null,
    text_hi text not null,
    place integer not null,
    active boolean not null default true
  )`,
  `insert into tiers (tier, original_paise, price_paise, text_en, text_hi, place) values
    ('t49', 4900, 4900, '8 questions at ₹6 each', '₹6 के हिसाब से 8 प्रश्न', 1),
    ('t99', 9900, 9900, '16 questions at ₹6 each', '₹6 के हिसाब से 16 प्रश्न', 2),
    ('t199', 19900, 19900, '33 questions at ₹6 each', '₹6 के हिसाब से 33 प्रश्न', 3),
    ('t499', 49900, 49900, '83 questions at ₹6 each', '₹6 के हिसाब से 83 प्रश्न', 4)`,
  `create table plans (
    plan text primary key,
    name_en text not null,
    name_hi text not null,
    price_paise bigint not null check (price_paise >= 100),
    old_price_paise bigint not null,
    questions integer not null check (questions > 0),
    featured boolean not null default false,
    bullets jsonb not null,
    place integer not null,
    active boolean not null default true
  )`,
  `insert into plans (plan, name_en, name_hi, price_paise, old_price_paise, questions, featured, bullets, place) values
    ('monthly', 'Monthly plan', 'मासिक प्लान', 19900, 300000, 500, true, '[
      {"en": "500 questions every month, about 40 paise each", "hi": "हर महीने 500 प्रश्न, करीब 40 पैसे का एक"},
      {"en": "One pool for Oracle, Astra and predictions", "hi": "ओरेकल, एस्ट्रा और भविष्यफल, सबके लिए एक ही भंडार"},
      {"en": "Renews every month; stop or cancel here at any time", "hi": "हर महीने अपने आप नया होता है; यहीं से जब चाहें रोकें या रद्द करें"},
      {"en": "Only complete answers are counted", "hi": "केवल पूरे उत्तर गिने जाते हैं"}
    ]', 1)`,
  // What a plan is called at a gateway, once it has been made known there.
  `create table gateway_plans (
    key_id text not null,
    plan text not null references plans (plan),
    price_paise bigint not null,
    gateway_plan_id text not null,
    primary key (key_id, plan, price_paise)
  )`,

  // The wheel ---------------------------------------------------------------------------------
  `create table vouchers (
    voucher_id uuid primary key,
    uid uuid not null references users (uid),
    percent integer not null check (percent between 1 and 15),
    spun_on date not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    -- A better one stands in its place.
    passed_over boolean not null default false,
    used_by uuid,
    unique (uid, spun_on)
  )`,

  // Orders and payments -----------------------------------------------------------------------
  `create table orders (
    order_id uuid primary key,
    uid uuid not null references users (uid),
    tier text not null,
    amount_paise bigint not null check (amount_paise >= 100),
    credit_paise bigint not null check (credit_paise >= amount_paise),
    voucher_id uuid references vouchers (voucher_id),
    gateway text not null,
    gateway_order_id text unique,
    state text not null default 'created' check (state in ('created', 'paid', 'expired')),
    confirmed_at timestamptz,
    created_at timestamptz not null default now(),
    next_check_at timestamptz
  )`,
  `create index orders_by_user on orders (uid, created_at desc)`,
  `create index orders_to_check on orders (next_check_at) where state = 'created'`,
  `create table order_tokens (
    token_hash text primary key,
    uid uuid not null references users (uid),
    tier text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table subscriptions (
    subscription_id uuid primary key,
    uid uuid not null references users (uid),
    plan text not null references plans (plan),
    price_paise bigint not null,
    questions integer not null,
    gateway text not null,
    gateway_subscription_id text unique,
    state text not null default 'created' check (state in
      ('created', 'authenticated', 'active', 'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired')),
    -- When the gateway said so: an older word changes nothing.
    state_at timestamptz not null,
    cancel_at_end boolean not null default false,
    -- What the gateway has still to be told.
    tell text check (tell in ('stop', 'cancel')),
    confirmed_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz not null default now(),
    next_check_at timestamptz
  )`,
  `create index subscriptions_by_user on subscriptions (uid, created_at desc)`,
  `create index subscriptions_to_check on subscriptions (next_check_at)`,
  `create table payments (
    payment_id uuid primary key,
    gateway_payment_id text not null unique,
    uid uuid not null references users (uid),
    order_id uuid references orders (order_id),
    subscription_id uuid references subscriptions (subscription_id),
    amount_paise bigint not null check (amount_paise > 0),
    -- What the wallet or the plan got for it; nothing when it went back at once.
    credit_paise bigint not null default 0,
    state text not null check (state in ('kept', 'returned')),
    at timestamptz not null,
    check ((order_id is null) <> (subscription_id is null))
  )`,
  `create index payments_by_user on payments (uid, at desc)`,
  `create table plan_periods (
    payment_id uuid primary key references payments (payment_id),
    subscription_id uuid not null references subscriptions (subscription_id),
    uid uuid not null references users (uid),
    start_at timestamptz not null,
    end_at timestamptz not null,
    questions integer not null,
    state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
    -- Plan questions that were left when it was closed.
    unused integer,
    check (end_at > start_at)
  )`,
  `create index plan_periods_by_subscription on plan_periods (subscription_id, start_at)`,
  `create unique index plan_periods_open on plan_periods (uid) where state = 'open'`,
  `create index plan_periods_due on plan_periods (state, start_at, end_at) where state <> 'closed'`,
  // What a gateway has told us, without the payer's name, number or card: kept first, worked off after.
  `create table webhook_events (
    event_id text primary key,
    kind text not null,
    told jsonb not null,
    received_at timestamptz not null default now(),
    done_at timestamptz,
    outcome text,
    tries integer not null default 0,
    next_try_at timestamptz not null default now()
  )`,
  `create index webhook_events_open on webhook_events (next_try_at) where done_at is null`,

  // Papers ------------------------------------------------------------------------------------
  `create table invoice_series (
    series text primary key,
    last_number integer not null
  )`,
  `create table invoices (
    number text primary key,
    series text not null,
    serial integer not null,
    kind text not null check (kind in ('invoice', 'credit-note')),
    uid uuid not null references users (uid),
    payment_id uuid not null references payments (payment_id),
    refund_id uuid unique,
    what text not null check (what in ('recharge', 'plan')),
    amount_paise bigint not null check (amount_paise > 0),
    gst_paise bigint not null check (gst_paise >= 0),
    gateway text not null,
    at timestamptz not null,
    unique (series, serial),
    check ((kind = 'credit-note') = (refund_id is not null))
  )`,
  `create unique index invoices_of_payment on invoices (payment_id) where kind = 'invoice'`,
  `create trigger invoices_append_only before update or delete or truncate on invoices
    for each statement execute function refuse_change()`,
  `create table refunds (
    refund_id uuid primary key,
    uid uuid not null references users (uid),
    payment_id uuid not null references payments (payment_id),
    kind text not null check (kind in ('automatic', 'requested')),
    why text not null,
    amount_paise bigint not null check (amount_paise > 0),
    -- What was set aside for it in the ledger, paise of the wallet.
    aside_paise bigint not null default 0,
    state text not null check (state in ('review', 'sending', 'sent', 'done', 'refused')),
    gateway_refund_id text unique,
    tries integer not null default 0,
    next_try_at timestamptz,
    requested_at timestamptz not null,
    decided_at timestamptz,
    done_at timestamptz
  )`,
  `create unique index refunds_one_at_a_time on refunds (payment_id) where state <> 'refused'`,
  `create index refunds_by_user on refunds (uid, requested_at desc)`,
  `create index refunds_open on refunds (next_try_at) where state in ('sending', 'sent')`,

  // Questions from one to another -------------------------------------------------------------
  `create table transfers (
    transfer_id uuid primary key,
    uid uuid not null references users (uid),
    recipient_hash text not null,
    recipient_mobile text not null,
    to_uid uuid references users (uid),
    questions integer not null check (questions > 0),
    state text not null check (state in ('waiting', 'arrived', 'returned')),
    at timestamptz not null,
    return_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index transfers_by_sender on transfers (uid, at desc)`,
  `create index transfers_by_recipient on transfers (recipient_hash)`,
  `create index transfers_waiting on transfers (return_at) where state = 'waiting'`,
]
