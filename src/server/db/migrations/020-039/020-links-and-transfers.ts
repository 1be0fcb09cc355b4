import { sql, type Kysely } from 'kysely'

/** Which order a payment link has made; and how many questions of a transfer were paid from the wallet, for how much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table order_tokens add column order_id uuid references orders (order_id)`,
  `alter table transfers
    add column wallet_questions integer not null default 0,
    add column wallet_paise bigint not null default 0,
    add check (wallet_questions between 0 and questions),
    add check (wallet_paise >= 0 and (wallet_paise > 0) = (wallet_questions > 0))`,
]
