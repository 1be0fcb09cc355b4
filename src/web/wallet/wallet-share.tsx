import type { ApiReply } from '../../contract/apis.ts'
import { balanceTemplates } from '../../words/wallet/balance.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'

export type SendableQuestions = Extract<
  ApiReply<'users/getBalance'>,
  { status: 'success' }
>['sendable']

/** How many questions can be sent, and the consent to pay for more from the wallet, at the price that it names. */
export function WalletShare({ sendable }: { sendable: SendableQuestions }) {
  const say = useSay()
  const { own, from_wallet: fromWallet, price } = sendable
  return (
    <>
      <p className="mt-4 text-fine">{say(balanceTemplates.sendable, own, fromWallet)}</p>
      {fromWallet > 0 && (
        <label className="mt-2 flex min-h-11 items-center gap-3 text-fine">
          <input type="checkbox" name="wallet_price" value={price} className="size-5 shrink-0" />
          {say(balanceTemplates.payFromWallet, formatRupees(price))}
        </label>
      )}
    </>
  )
}
