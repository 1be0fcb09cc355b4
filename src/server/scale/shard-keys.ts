/**
 * Where each table would stand if the database were spread over several: at its user's, at its discussion's,
 * on every node alike (small, and read by all), or on one node alone. docs/scale.md rests on it.
 */
export const shardKeys: Record<string, 'user' | 'discussion' | 'everywhere' | 'one-node'> = {
  ...of('user', [
    ...[
      'users',
      'sessions',
      'births',
      'chats',
      'messages',
      'holds',
      'verdicts',
      'memories',
      'misses',
    ],
    ...[
      'entries',
      'postings',
      'ledger_accounts',
      'notifications',
      'profiles',
      'predictions',
      'forecasts',
    ],
    ...[
      'forecast_judgements',
      'orders',
      'order_tokens',
      'payments',
      'invoices',
      'refunds',
      'disputes',
    ],
    ...['subscriptions', 'plan_periods', 'transfers', 'vouchers', 'invitations', 'shared_answers'],
    ...[
      'kept_cities',
      'point_awards',
      'point_days',
      'email_codes',
      'recovery_codes',
      'second_factors',
    ],
    ...['dropped_samples', 'reports', 'idempotency_keys'],
    ...['reminder_settings', 'push_devices', 'reminders', 'marked_muhurtas', 'calendar_feeds'],
  ]),
  ...of('discussion', ['discussions', 'comments', 'votes', 'discussion_ranks']),
  ...of('everywhere', [
    ...['content_items', 'gateway_plans', 'horoscopes', 'offers', 'personas', 'plans', 'tiers'],
    ...['forecast_counts', 'secret_keys'],
  ]),
  ...of('one-node', [
    ...[
      'codes',
      'former_mobiles',
      'limits',
      'spent_challenges',
      'jobs',
      'processes',
      'webhook_events',
    ],
    ...[
      'invoice_series',
      'ledger_checkpoint',
      'operator_acts',
      'discussion_runs',
      'discussion_run_groups',
    ],
  ]),
}

/** Tables that do not hold their key in a column of its own yet. */
export const keylessTables = [
  ...['entries', 'forecast_judgements', 'idempotency_keys', 'ledger_accounts', 'postings', 'votes'],
]

function of<K>(key: K, tables: readonly string[]): Record<string, K> {
  return Object.fromEntries(tables.map((table) => [table, key]))
}
