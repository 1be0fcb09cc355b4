import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AsideAmount } from '../stored-json.ts'
import type { BigInt8 } from './columns.ts'

/** The ledger, and what stands beside it: holds, offers, vouchers, transfers. */
export interface WalletTables {
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
  offers: { name: string; unit: string; amount: BigInt8 }
  vouchers: VouchersTable
  transfers: TransfersTable
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
