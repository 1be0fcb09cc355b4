import { useRef, useState } from 'react'
import { redirect, useActionData } from 'react-router'
import type { ActionFunctionArgs, MetaFunction } from 'react-router'
import { codeDigits, countryCode } from '../../contract/core/numbers.ts'
import { account as words } from '../../words/accounts/account.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { say as sayIn } from '../../words/say.ts'
import { ApiError, callApi, apiFor } from '../api/client.ts'
import { describe } from '../core/head.ts'
import { A, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { latinDigits } from '../ui/code/code-boxes.ts'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import { MobileField } from '../ui/code/mobile-field.tsx'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { tenDigits } from '../ui/code/typed-mobile.ts'
import { useHydrated } from '../ui/is-hydrated.ts'
import { Column, Note } from '../ui/page.tsx'
import { posted } from '../ui/form/posted.ts'

export const meta: MetaFunction = (args) =>
  describe(args, { title: words.deleteTitle, description: words.deleteDescription })

interface Sent {
  mobile: string
  token: string
  message: string
}
interface Posted {
  sent?: Sent
  mobile?: string
  error?: string
}

/** The two steps as forms, for browsers without the script. */
export async function action({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<Posted | Response> {
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const field = (name: string) => posted(form, name)
  const typed = field('mobile')
  const mobile = tenDigits(typed)
  if (!mobile)
    return {
      mobile: typed,
      error: sayIn(typed ? loginWords.mobileWrong : loginWords.mobileEmpty, language),
    }
  const asked = apiFor(context)
  const wire = countryCode + mobile
  try {
    if (field('step') !== 'code') {
      const answer = await asked('sms/getOTP', { mobile: wire, purpose: 'delete' })
      if (answer.status === 'fail')
        return { mobile, error: sayIn(loginWords.codeRefused, language, answer.message) }
      return { sent: { mobile, token: answer.token, message: answer.message ?? '' } }
    }
    const [otp, token] = [latinDigits(field('otp')), field('token')]
    const sent = { mobile, token, message: '' }
    if (!token) return { mobile, error: sayIn(loginWords.noToken, language) }
    if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
      return { sent, error: sayIn(loginWords.codeIncomplete, language) }
    const answer = await asked('users/deleteAccount', { mobile: wire, otp, token })
    if (answer.status === 'fail') return { sent, error: answer.message }
    return redirect(inLanguage('/', language))
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status >= 500) throw refusal
    const { message } = (await refusal.json()) as { message: string }
    return { mobile, error: message }
  }
}

/** Leaving for good: the number, its code, and everything that names somebody is gone. */
export default function DeleteAccount() {
  const acted = useActionData<Posted>()
  const say = useSay()
  const session = useSession()
  const [sent, setSent] = useState<Sent | null>(acted?.sent ?? null)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.deleteTitle)}</h1>
      <Note className="mt-5">{say(words.deleteWhat)}</Note>
      {session && (
        <p className="mt-3">
          <A to="/account" className="text-action underline underline-offset-4">
            {say(words.deleteTake)}
          </A>
        </p>
      )}
      <div className="mt-6">
        {sent ? (
          <DeleteCode key={sent.token} sent={sent} failed={acted?.error} />
        ) : (
          <AskCode started={acted?.mobile} failed={acted?.error} onSent={setSent} />
        )}
      </div>
    </Column>
  )
}

function AskCode({
  started,
  failed,
  onSent,
}: {
  started: string | undefined
  failed: string | undefined
  onSent: (sent: Sent) => void
}) {
  const say = useSay()
  const alert = useAlert()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(failed)
  async function send() {
    if (busy) return
    const typed = input.current?.value.trim() ?? ''
    const digits = tenDigits(typed)
    setError(undefined)
    if (!typed) return alert(say(loginWords.mobileEmpty))
    if (!digits) return setError(say(loginWords.mobileWrong))
    setBusy(true)
    try {
      const answer = await callApi('sms/getOTP', {
        mobile: countryCode + digits,
        purpose: 'delete',
      })
      if (answer.status === 'fail') await alert(say(loginWords.codeRefused, answer.message))
      else onSent({ mobile: digits, token: answer.token, message: answer.message ?? '' })
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      await alert(say(fault.status > 0 ? loginWords.codeNotOk : loginWords.broken))
    }
    setBusy(false)
  }
  return (
    <form
      method="post"
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MobileField input={input} label={say(loginWords.mobile)} error={error} started={started} />
      <Button
        type="submit"
        wide
        className="mt-5"
        busy={busy}
        busyLabel={say(loginWords.gettingOtp)}
      >
        {say(loginWords.getOtp)}
      </Button>
    </form>
  )
}

function DeleteCode({ sent, failed }: { sent: Sent; failed: string | undefined }) {
  const say = useSay()
  const alert = useAlert()
  const language = useLanguage()
  async function verify(otp: string): Promise<string | void> {
    if (!sent.token) return alert(say(loginWords.noToken))
    try {
      const answer = await callApi('users/deleteAccount', {
        mobile: countryCode + sent.mobile,
        otp,
        token: sent.token,
      })
      if (answer.status === 'fail') {
        await alert(answer.message)
        return answer.message
      }
      await alert(answer.message ?? say(words.deleted))
      location.assign(inLanguage('/', language))
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      await alert(say(fault.status > 0 ? loginWords.verifyNotOk : loginWords.broken))
    }
  }
  return (
    <>
      <h2 className="mb-3 text-h4">{say(words.deleteCode)}</h2>
      {sent.message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={sent.message} />
        </p>
      )}
      <CodeEntry failed={failed} kind="danger" onCode={verify}>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="mobile" value={sent.mobile} />
        <input type="hidden" name="token" value={sent.token} />
      </CodeEntry>
    </>
  )
}
