import { useEffect, useEffectEvent } from 'react'
import type { SyntheticEvent } from 'react'
import { useFetcher } from 'react-router'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { FormError } from '../ui/form/form-error.tsx'
import { useShowProblem } from '../ui/overlay/use-show-problem.ts'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { CancelState } from './cancel-plan-action.ts'

/**
 * Two taps: the button, and yes. The days that are paid for stay. It stays mounted when the plan no longer
 * renews: what was done is said in an effect, which the page's new data may come before.
 */
export function StopRenewing({
  offered,
  posted,
}: {
  offered: boolean
  posted: CancelState | undefined
}) {
  const say = useSay()
  const confirm = useConfirm()
  const fetcher = useFetcher<CancelState>()
  const isBusy = isSending(fetcher)
  const state = fetcher.data ?? (posted?.step === null ? posted : undefined)
  useShowProblem(fetcher.data?.problem)
  const tell = useEffectEvent((done: string) => toast(done, 'success'))
  useEffect(() => {
    if (fetcher.data?.done !== undefined) tell(fetcher.data.done)
  }, [fetcher.data])

  async function stop(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const isSure = await confirm({
      text: say(words.stopAsk),
      yes: say(words.stopYes),
      no: say(words.keep),
    })
    if (isSure) await fetcher.submit(form)
  }
  if (!offered) return null
  return (
    <FetcherForm fetcher={fetcher} onSubmit={(event) => void stop(event)}>
      <input type="hidden" name="step" value="stop" />
      <Button type="submit" kind="quiet" wide busy={isBusy}>
        {say(words.stop)}
      </Button>
      <FormError>{!isBusy && state?.problem?.text}</FormError>
      <p className="mt-2 text-fine text-soft">{say(words.stopAsk)}</p>
    </FetcherForm>
  )
}
