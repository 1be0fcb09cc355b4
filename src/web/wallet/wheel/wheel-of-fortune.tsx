import { useState } from 'react'
import { redirect } from 'react-router'
import { voucherDays } from '../../../contract/core/constants.ts'
import { wheelSegments } from '../../../contract/wheel-physics.ts'
import { wheelWords as words, wheelTemplates } from '../../../words/wallet/wheel.ts'
import { formatDate } from '../../../words/say.ts'
import { apiFor } from '../../api/client.ts'
import { LogInButton } from '../../app/shell/login-provider.tsx'
import { formInBrowser, formOnServer } from '../../core/form-action.ts'
import { href } from '../../core/href.ts'
import { languageOf, useLanguage, useSay } from '../../core/language.tsx'
import { pageMeta } from '../../core/page-meta.ts'
import { currentSession, useSession } from '../../core/session.ts'
import { Button } from '../../ui/form/button.tsx'
import { FetcherForm } from '../../ui/form/fetcher-form.tsx'
import { Column, Note } from '../../ui/page.tsx'
import type { Route } from './+types/wheel-of-fortune.ts'
import { wheelSize } from './draw-wheel.ts'
import { spinWheel } from './spin-action.ts'
import { useSpin } from './use-spin.ts'
import { useWheel } from './use-wheel.ts'
import { WonDialog } from './won-dialog.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: {
      en: wheelTemplates.description.en(wheelSegments),
      hi: wheelTemplates.description.hi(wheelSegments),
    },
  })

export async function loader({ context }: Route.LoaderArgs) {
  const session = await currentSession(context)
  const prize = session && (await apiFor(context)('wheel/getPrize', {}))
  return { prize: prize?.ok ? prize.data : null }
}

/** Without the script the prize is drawn all the same; a visitor is led to the log-in. */
export async function action(args: Route.ActionArgs) {
  const { pathname } = args.url
  if (!(await currentSession(args.context)))
    throw redirect(href('/login', { next: pathname }, languageOf(pathname)))
  return spinWheel(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return spinWheel(await formInBrowser(args))
}

/** The wheel: the server draws, the wheel turns and stops on what was drawn. Visitors spin for fun. */
export default function WheelOfFortune({
  loaderData: { prize },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  const session = useSession()
  const [hasSound, setSound] = useState(true)
  const wheel = useWheel(hasSound)
  const { canvas, isTurning } = wheel
  const { fetcher, onSubmit, won, clear } = useSpin(wheel)
  const isSpent = Boolean(prize?.next_spin_at)
  return (
    <Column className="py-8 text-center sm:py-12">
      <h1 className="text-h2">{say(words.heading)}</h1>
      <p className="mt-2 text-soft">{say(wheelTemplates.lead, wheelSegments)}</p>
      {actionData?.message && <Note className="mt-4 text-left">{actionData.message}</Note>}
      <FetcherForm
        fetcher={fetcher}
        defaultShouldRevalidate={false}
        className="mt-6"
        onSubmit={onSubmit}
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
      </FetcherForm>
      <PrizeLine prize={prize} />
      <Button kind="plain" aria-pressed={!hasSound} onClick={() => setSound(!hasSound)}>
        {say(hasSound ? words.soundOff : words.soundOn)}
      </Button>
      {!session && (
        <p className="mt-2">
          <LogInButton next={href('/wheel-of-fortune')}>{say(words.keep)}</LogInButton>
        </p>
      )}
      <p className="mt-6 border-t border-rule pt-4 text-left text-fine text-soft">
        {say(wheelTemplates.odds, wheelSegments, voucherDays)}
      </p>
      {won && <WonDialog won={won} onClose={clear} />}
    </Column>
  )
}

/** Which prize holds and until when, and when the wheel may be spun again. */
function PrizeLine({ prize }: Pick<Route.ComponentProps['loaderData'], 'prize'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className="mt-4 min-h-6">
      {prize && prize.percent > 0 && prize.expires_at
        ? say(wheelTemplates.waiting, prize.percent, formatDate(prize.expires_at, language))
        : ''}{' '}
      {prize?.next_spin_at
        ? say(wheelTemplates.again, formatDate(prize.next_spin_at, language))
        : ''}
    </p>
  )
}
