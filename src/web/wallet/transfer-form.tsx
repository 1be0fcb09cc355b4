import { useState } from 'react'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { MobileField } from '../ui/code/mobile-field.tsx'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import { Field, TextInput } from '../ui/form/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { IdempotencyField } from '../ui/form/idempotency-field.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { walletPriceIn } from './wallet-price.ts'
import { WalletShare, type SendableQuestions } from './wallet-share.tsx'

/** What is sent, to whom, and what may be taken from the wallet for each missing one. */
export interface Transfer {
  mobile: string
  questions: number
  wallet_price?: number
}

/** To whom, and how many. `onSend` gives the sentence that is wrong, or nothing. */
export function TransferForm({
  once,
  sendable,
  onSend,
}: {
  once: string
  sendable: SendableQuestions
  onSend: (transfer: Transfer) => Promise<string | undefined>
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<{ mobile?: string; questions?: string }>({})
  async function send(form: FormData) {
    if (busy) return
    const text = formTextReader(form)
    const mobile = mobileDigits(text('mobile'))
    const countText = text('questions')
    const isCount = /^[1-9]\d{0,4}$/.test(countText)
    setWrong({
      ...(!mobile && { mobile: say(words.mobileWrong) }),
      ...(!isCount && { questions: say(words.countWrong) }),
    })
    if (!mobile || !isCount) return
    setBusy(true)
    const said = await onSend({
      ...{ mobile, questions: Number(countText) },
      ...walletPriceIn(form),
    })
    setBusy(false)
    if (said) setWrong({ questions: said })
  }
  return (
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <p className="mb-4 text-fine text-soft">{say(words.transferNote)}</p>
      <IdempotencyField value={once} />
      <MobileField label={say(words.toMobile)} error={wrong.mobile} />
      <Field label={say(words.howMany)} error={wrong.questions} className="mt-4">
        {(field) => (
          <TextInput
            {...field}
            name="questions"
            inputMode="numeric"
            required
            pattern="[1-9][0-9]{0,4}"
            title={say(words.countWrong)}
            maxLength={5}
          />
        )}
      </Field>
      <WalletShare sendable={sendable} />
      <Button type="submit" wide className="mt-5" busy={busy} busyLabel={say(words.transferring)}>
        {say(words.send)}
      </Button>
    </form>
  )
}
