import type { RefundData } from '../../contract/admin/users.ts'
import { adminUsersTemplates, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { balanceWords } from '../../words/wallet/balance.ts'
import { formatDate, formatRupees, type LocalizedText } from '../../words/say.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'

const states = {
  review: words.waiting,
  sending: balanceWords.refundSending,
  sent: balanceWords.refundSending,
  done: balanceWords.refundDone,
  refused: balanceWords.refundRefused,
  failed: words.refundFailed,
}
const whys: Record<string, LocalizedText> = {
  mistake: balanceWords.mistake,
  unhappy: balanceWords.unhappy,
  technical: balanceWords.technical,
  other: balanceWords.other,
}

/** A refund: how much of what, why, and how it stands. */
export function RefundFacts({ refund }: { refund: RefundData }) {
  const say = useSay()
  const language = useLanguage()
  const why = refund.requested ? whys[refund.why] : words.automatic
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{say(refund.what === 'plan' ? balanceWords.ofPlan : balanceWords.ofRecharge)}</span>
        <span className="figures font-semibold">
          {say(
            adminUsersTemplates.ofPayment,
            formatRupees(refund.amount),
            formatRupees(refund.paid),
          )}
        </span>
      </p>
      <p className="text-fine text-soft">
        {why && `${say(why)} · `}
        {say(adminUsersTemplates.asked, formatDate(refund.requested_at, language))} ·{' '}
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
          <span lang={detectLanguage(refund.decision_reason)}>{refund.decision_reason}</span>
        </p>
      )}
    </>
  )
}
