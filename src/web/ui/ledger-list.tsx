import { balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatNumber, formatRupees, formatTime } from '../../words/say.ts'
import { useLanguage, useSay } from '../core/language.tsx'

export interface LedgerEntry {
  at: string
  account: string
  /** Whether the amounts are rupees. */
  in_rupees: boolean
  amount: number
  balance_after: number
  reason: string
}

/** An amount of an account, without its sign: rupees for money, a whole number for what is counted. */
export function amountText(inRupees: boolean, amount: number): string {
  return (inRupees ? formatRupees : formatNumber)(Math.abs(amount))
}

/** Lines of somebody's ledger: what each was for, how much, and what was left after it. */
export function LedgerList({ entries }: { entries: LedgerEntry[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className="mt-6 border-t border-rule">
      {entries.map((entry, place) => (
        <li
          key={`${entry.at}${place}`}
          className="flex items-baseline justify-between gap-4 border-b border-rule py-3"
        >
          <div className="min-w-0">
            <p>{entry.reason}</p>
            <p className="text-fine text-soft">
              {entry.account} · {formatDate(entry.at, language)}, {formatTime(entry.at)}
            </p>
          </div>
          <p className="figures text-right">
            <span className={entry.amount > 0 ? 'font-semibold text-leaf' : 'font-semibold'}>
              {entry.amount > 0 ? '+' : '−'}
              {amountText(entry.in_rupees, entry.amount)}
            </span>
            <span className="block text-fine whitespace-nowrap text-soft">
              {say(balanceTemplates.after, amountText(entry.in_rupees, entry.balance_after))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
