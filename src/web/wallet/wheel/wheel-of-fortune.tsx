import { useRef, useState } from 'react'
import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { maxStartSpeed, minStartSpeed } from '../../../contract/wheel-physics.ts'
import { wheelWords as words, wheelTemplates } from '../../../words/wallet/wheel.ts'
import { formatDate } from '../../../words/say.ts'
import { ApiError, callApi, apiFor } from '../../api/client.ts'
import { pageMeta } from '../../core/page-meta.ts'
import { inLanguage, languageOf, useLanguage, useSay } from '../../core/language.tsx'
import { LogInButton } from '../../app/shell/login-provider.tsx'
import { sessionOf, useSession } from '../../core/session.ts'
import { useAlert } from '../../ui/overlay/confirm.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Column, Note } from '../../ui/page.tsx'
import { wheelSize } from './draw-wheel.ts'
import { useWheel } from './use-wheel.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const prize = session && (await apiFor(context)('wheel/getPrize', {}))
  return { prize: prize?.status === 'success' ? prize : null }
}

/** A spin without the script: the prize is drawn all the same. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  if (!(await sessionOf(request, context))) {
    const next = new URLSearchParams({ next: url.pathname })
    return redirect(inLanguage(`/login?${next}`, languageOf(url.pathname)))
  }
  const { message } = await apiFor(context)('wheel/spin', {})
  return { message: message ?? '' }
}

/** The wheel: the server draws, the wheel turns and stops on what was drawn. Visitors spin for fun. */
export default function WheelOfFortune() {
  const { prize } = useLoaderData<typeof loader>()
  const actionData = useActionData<{ message: string }>()
  const say = useSay()
  const language = useLanguage()
  const session = useSession()
  const alert = useAlert()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [hasSound, setSound] = useState(true)
  const [spinResult, setWon] = useState<{ percent: number; text: string } | null>(null)
  const { canvas, isTurning, turn } = useWheel(hasSound)
  const isSpent = Boolean(prize?.next_spin_at)
  // From the press on: the wheel turns only once the server has drawn.
  const isAsking = useRef(false)

  async function press() {
    if (isTurning || isAsking.current) return
    isAsking.current = true
    await spin()
    isAsking.current = false
  }

  async function spin() {
    if (!session) {
      const speed = minStartSpeed + Math.random() * (maxStartSpeed - minStartSpeed)
      const percent = await turn(Math.random() * 2 * Math.PI, speed)
      return setWon({ percent, text: say(words.forFun) })
    }
    try {
      const reply = await callApi('wheel/spin', {})
      if (reply.status === 'fail') {
        // Spun in another tab: the prize that holds stands under the wheel, as the sentence says.
        await revalidate()
        return await alert(reply.message)
      }
      const percent = await turn(reply.start_angle, reply.start_speed)
      setWon({ percent, text: reply.message ?? '' })
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alert(say(words.failed))
    }
  }

  return (
    <Column className="py-8 text-center sm:py-12">
      <h1 className="text-h2">{say(words.heading)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      {actionData?.message && <Note className="mt-4 text-left">{actionData.message}</Note>}
      <Form
        method="post"
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <button
          type="submit"
          aria-disabled={isTurning || isSpent || undefined}
          className="relative mx-auto block size-[300px] rounded-full"
        >
          <canvas
            ref={canvas}
            width={wheelSize}
            height={wheelSize}
            aria-hidden="true"
            className="block size-[300px]"
          />
          <span className="sr-only">{say(words.spin)}: </span>
          <span className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center text-center text-[0.6875rem] leading-tight font-semibold">
            {isTurning ? '' : say(words.idle)}
          </span>
        </button>
        <output className="sr-only">{isTurning ? say(words.turning) : ''}</output>
      </Form>
      <p className="mt-4 min-h-6">
        {prize && prize.percent > 0 && prize.expires_at
          ? say(wheelTemplates.waiting, prize.percent, formatDate(prize.expires_at, language))
          : ''}{' '}
        {prize?.next_spin_at
          ? say(wheelTemplates.again, formatDate(prize.next_spin_at, language))
          : ''}
      </p>
      <Button kind="plain" aria-pressed={!hasSound} onClick={() => setSound(!hasSound)}>
        {say(hasSound ? words.soundOff : words.soundOn)}
      </Button>
      {!session && (
        <p className="mt-2">
          <LogInButton next="/wheel-of-fortune">{say(words.keep)}</LogInButton>
        </p>
      )}
      <p className="mt-6 border-t border-rule pt-4 text-left text-fine text-soft">
        {say(words.odds)}
      </p>
      {spinResult && (
        <Dialog open title={say(words.won)} onClose={() => setWon(null)}>
          <p className="text-h4">{say(wheelTemplates.prize, spinResult.percent)}</p>
          <p className="mt-2">{spinResult.text}</p>
          <div className="mt-6 flex flex-row-reverse gap-3">
            <Button
              className="flex-1"
              onClick={() =>
                void navigate(inLanguage('/recharges', language), {
                  // For display only: the server has its own voucher.
                  state: { finalValue: spinResult.percent },
                })
              }
            >
              {say(words.recharge)}
            </Button>
            <Button kind="quiet" className="flex-1" onClick={() => setWon(null)}>
              {say(words.cancel)}
            </Button>
          </div>
        </Dialog>
      )}
    </Column>
  )
}
