import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { FormError } from '../ui/form/form-error.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { refundReasons } from './refund-action.ts'
import type { RefundState } from './refund-action.ts'

/** Asking for a payment's money back, with the reason; it opens from a line. */
export function RefundForm({
  paymentId,
  posted,
}: {
  paymentId: string
  /** What the page came with, where a form was sent before the script was there. */
  posted: RefundState | undefined
}) {
  const say = useSay()
  const fetcher = useFetcher<RefundState>()
  const isBusy = isSending(fetcher)
  const state = fetcher.data ?? (posted?.paymentId === paymentId ? posted : undefined)
  useEffect(() => {
    if (fetcher.data) toast(fetcher.data.message, fetcher.data.isSent ? 'success' : 'error')
  }, [fetcher.data])
  return (
    <details className="mt-1" open={state ? true : undefined}>
      <summary className="inline-flex min-h-11 items-center text-action underline underline-offset-4">
        {say(words.askRefund)}
      </summary>
      <FetcherForm fetcher={fetcher} className="mt-2">
        <input type="hidden" name="payment_id" value={paymentId} />
        <Field label={say(words.refundWhy)}>
          {(field) => (
            <Select
              {...field}
              name="why"
              options={refundReasons.map((value) => ({ value, label: say(words[value]) }))}
            />
          )}
        </Field>
        <Button
          type="submit"
          kind="quiet"
          className="mt-3"
          busy={isBusy}
          busyLabel={say(words.askingRefund)}
        >
          {say(words.askRefund)}
        </Button>
        <FormError>{!isBusy && state && !state.isSent && state.message}</FormError>
      </FetcherForm>
    </details>
  )
}
