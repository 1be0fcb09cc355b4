import type { ApiReply } from '../../contract/apis.ts'
import { adminUsersTemplates, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { formatRupees } from '../../words/say.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { amountText } from '../ui/ledger-list.tsx'
import { DateTime } from '../ui/text/date-time.tsx'

type Refunds = Extract<ApiReply<'admin/getRefunds'>, { status: 'success' }>

const states = { open: words.disputeOpen, won: words.disputeWon, lost: words.disputeLost }

/** Payments that are disputed at the bank: they are answered at the gateway, and shown here. */
export function Disputes({ disputes }: Pick<Refunds, 'disputes'>) {
  const say = useSay()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.disputes)}</h2>
      {disputes.length === 0 && <p className="text-soft">{say(words.noDisputes)}</p>}
      <ul>
        {disputes.map(({ dispute_id, uid, amount, frozen, in_rupees, state, opened_at }) => (
          <li key={dispute_id} className="border-t border-rule py-3">
            <p className="figures font-semibold">{formatRupees(amount)}</p>
            <p className="text-fine text-soft">
              {say(states[state])} ·{' '}
              {say(adminUsersTemplates.frozen, amountText(in_rupees, frozen))} ·{' '}
              <DateTime at={opened_at} withTime />
            </p>
            <LocalizedLink
              to={`/admin/users/${uid}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center text-fine text-action underline"
            >
              {say(words.toUser)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </>
  )
}
