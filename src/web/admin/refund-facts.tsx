import type { RefundShown } from '../../contract/admin/users.ts'
import { adminUsersWith, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { balance } from '../../words/wallet/balance.ts'
import { date, rupees } from '../../words/say.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { languageWritten } from '../ui/text/language-written.ts'

const states = {
  review: words.waiting,
  sending: balance.refundSending,
  sent: balance.refundSending,
  done: balance.refundDone,
  refused: balance.refundRefused,
}
const whys: Record<string, { en: string; hi: string }> = {
  mistake: balance.mistake,
  unhappy: balance.unhappy,
  technical: balance.technical,
  other: balance.other,
}

/** A refund: how much of what, why, and how it stands. */
export function RefundFacts({ refund }: { refund: RefundShown }) {
  const say = useSay()
  const language = useLanguage()
  const why = refund.requested ? whys[refund.why] : words.automatic
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{say(refund.what === 'plan' ? balance.ofPlan : balance.ofRecharge)}</span>
        <span className="figures font-semibold">
          {say(adminUsersWith.ofPayment, rupees(refund.amount), rupees(refund.paid))}
        </span>
      </p>
      <p className="text-fine text-soft">
        {why && `${say(why)} · `}
        {say(adminUsersWith.asked, date(refund.requested_at, language))} ·{' '}
        {say(states[refund.state])}
      </p>
      <p className="text-fine text-soft">
        <code lang="en" className="wrap-anywhere">
          {refund.gateway_payment_id}
        </code>
      </p>
      {refund.decision_reason && (
        <p className="text-fine wrap-anywhere">
          {say(words.reason)}:{' '}
          <span lang={languageWritten(refund.decision_reason)}>{refund.decision_reason}</span>
        </p>
      )}
    </>
  )
}
