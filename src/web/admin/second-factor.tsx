import { data, Form } from 'react-router'
import {
  secondFactorTemplates as templates,
  secondFactorWords as words,
} from '../../words/admin/second-factor.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { currentSession, wayToLogin } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/second-factor.ts'
import { FactorButton, FactorDialog, FactorField } from './factor-dialog.tsx'
import { BackToAdmin } from './form-parts.tsx'
import { changeSecondFactor, type SecondFactorState } from './second-factor-action.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.what, noindex: true })

/** Open to an operator whose code is awaited, or who has nothing set up; to nobody else. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const session = await currentSession(context)
  if (!session) throw wayToLogin(url)
  if (session.role === 'user' && session.factor === 'none') throw data(null, { status: 404 })
  return requireData(await apiFor(context)('admin/getSecondFactor', {}))
}

export async function action(args: Route.ActionArgs) {
  return changeSecondFactor(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeSecondFactor(await formInBrowser(args))
}

type Factor = Route.ComponentProps['loaderData']

export default function SecondFactor({ loaderData: factor, actionData }: Route.ComponentProps) {
  const say = useSay()
  const result: SecondFactorState | undefined = actionData
  const mayLeave = factor.state === 'given' || (factor.state === 'unset' && !factor.forced)
  return (
    <Column className="py-8 sm:py-12">
      {mayLeave && <BackToAdmin />}
      <h1 className="text-h2">{say(words.title)}</h1>
      {result?.recoveryCodes ? (
        <RecoveryCodes codes={result.recoveryCodes} />
      ) : result?.setUp ? (
        <FirstCode setUp={result.setUp} error={result.ok ? undefined : result.message} />
      ) : factor.state === 'awaited' ? (
        <EnterCode error={result?.form === 'enter' ? result.message : undefined} />
      ) : (
        <Begin factor={factor} result={result} />
      )}
    </Column>
  )
}

/** What it is, how it stands, and the way to set it up. */
function Begin({ factor, result }: { factor: Factor; result: SecondFactorState | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const { state, forced, set_up_at: setUpAt, recovery_codes_left: left } = factor
  const isOn = state === 'given'
  return (
    <>
      {isOn ? (
        <p className="mt-3">
          {say(words.isOn)} {setUpAt && say(templates.since, formatDate(setUpAt, language))}{' '}
          {left !== null && say(templates.left, left)}
        </p>
      ) : (
        <>
          {forced && <Note className="mt-4">{say(words.forced)}</Note>}
          <p className="mt-3">{say(words.what)}</p>
        </>
      )}
      {result && !result.ok && !result.wantsFactor && (
        <Note className="mt-4">
          <span role="alert">{result.message}</span>
        </Note>
      )}
      <FactorDialog result={result} />
      <Form method="post" className="mt-6">
        <input type="hidden" name="form" value="begin" />
        {isOn && <p className="mb-3 text-fine text-soft">{say(words.anotherNote)}</p>}
        <Button type="submit" kind={isOn ? 'quiet' : 'primary'}>
          {say(isOn ? words.another : words.begin)}
        </Button>
      </Form>
    </>
  )
}

/** The secret as a picture and as text, and the field for the first code. */
function FirstCode({
  setUp: { key, link, qr },
  error,
}: {
  setUp: NonNullable<SecondFactorState['setUp']>
  error: string | undefined
}) {
  const say = useSay()
  return (
    <>
      <p className="mt-4">{say(words.scan)}</p>
      {/* Dark on light in either theme: that is what apps can read. The key below says the same. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mt-3 w-60 max-w-full"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="mt-4">
        <a href={link} className="text-action underline underline-offset-4">
          {say(words.open)}
        </a>
      </p>
      <p className="mt-4">{say(words.type)}</p>
      <p lang="en" className="mt-1 font-semibold tracking-wide wrap-anywhere figures select-all">
        {key.replaceAll(/.{4}(?=.)/g, '$& ')}
      </p>
      <Form method="post" className="mt-6 grid gap-4">
        <input type="hidden" name="form" value="confirm" />
        <Field label={say(words.firstCode)} error={error}>
          {(field) => (
            <TextInput
              {...field}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              minLength={6}
              maxLength={7}
            />
          )}
        </Field>
        <FactorButton />
      </Form>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const say = useSay()
  return (
    <section>
      <Note className="mt-4">{say(words.recoveryNote)}</Note>
      <h2 className="mt-6 mb-2 text-h3">{say(words.recovery)}</h2>
      <ol lang="en" className="grid grid-cols-2 gap-x-6 border-y border-rule py-3 figures">
        {codes.map((code) => (
          <li key={code} className="py-1.5">
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ol>
      <ButtonLink to="/admin" className="mt-6">
        {say(words.written)}
      </ButtonLink>
    </section>
  )
}

function EnterCode({ error }: { error: string | undefined }) {
  const say = useSay()
  return (
    <>
      <p className="mt-3">{say(words.enter)}</p>
      <Form method="post" className="mt-6 grid gap-4">
        <input type="hidden" name="form" value="enter" />
        <FactorField error={error} />
        <FactorButton />
      </Form>
      <p className="mt-6 text-fine text-soft">{say(words.lost)}</p>
      <p className="mt-2">
        <LocalizedLink to="/" className="text-fine text-action underline">
          {say(words.home)}
        </LocalizedLink>
      </p>
    </>
  )
}
