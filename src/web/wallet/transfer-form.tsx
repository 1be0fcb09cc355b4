import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { useSay } from '../core/language.tsx'
import { MobileField } from '../ui/code/mobile-field.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { IdempotencyField } from '../ui/form/idempotency-field.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { TransferState } from './transfer-action.ts'
import { WalletShare, type SendableQuestions } from './wallet-share.tsx'

/** To whom, and how many. What came of it is said in a toast, what is wrong at its field too. */
export function TransferForm({
  once,
  sendable,
  posted,
  onSent,
}: {
  once: string
  sendable: SendableQuestions
  /** What the page came with, where the form was sent before the script was there. */
  posted: TransferState | undefined
  onSent?: () => void
}) {
  const say = useSay()
  const fetcher = useFetcher<TransferState>()
  const isBusy = isSending(fetcher)
  const state = fetcher.data ?? posted
  const problems = isBusy ? undefined : state?.problems
  const tell = useEffectEvent(({ message, isSent }: TransferState) => {
    if (message) toast(message, isSent ? 'success' : 'error')
    if (isSent) onSent?.()
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])
  return (
    <FetcherForm fetcher={fetcher}>
      <p className="mb-4 text-fine text-soft">{say(words.transferNote)}</p>
      <IdempotencyField value={once} />
      <MobileField
        label={say(words.toMobile)}
        error={problems?.mobile}
        defaultValue={state?.isSent ? undefined : state?.typed.mobile}
      />
      <Field label={say(words.howMany)} error={problems?.questions} className="mt-4">
        {(field) => (
          <TextInput
            {...field}
            name="questions"
            inputMode="numeric"
            required
            pattern="[1-9][0-9]{0,4}"
            title={say(words.countWrong)}
            maxLength={5}
            defaultValue={state?.isSent ? undefined : state?.typed.questions}
          />
        )}
      </Field>
      <WalletShare sendable={sendable} />
      <Button type="submit" wide className="mt-5" busy={isBusy} busyLabel={say(words.transferring)}>
        {say(words.send)}
      </Button>
    </FetcherForm>
  )
}
