import { sendCode } from '../ui/code/send-code.ts'
import { ProofNote } from '../ui/code/proof-note.tsx'
import { useRef, useState } from 'react'
import { redirect, useActionData } from 'react-router'
import type { ActionFunctionArgs, MetaFunction } from 'react-router'
import { codeDigits, countryCode } from '../../contract/core/constants.ts'
import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { say as sayIn } from '../../words/say.ts'
import { ApiError, callApi, apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { latinDigits } from '../../contract/core/plain-text.ts'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import { MobileField } from '../ui/code/mobile-field.tsx'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Column, Note } from '../ui/page.tsx'
import { formTextReader } from '../ui/form/form-text.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.deleteTitle, description: words.deleteDescription })

interface DeletionCode {
  mobile: string
  token: string
  message: string
}
interface PostedDeletion {
  sentCode?: DeletionCode
  mobile?: string
  error?: string
}

/** The two steps as forms, for browsers without the script. */
export async function action({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<PostedDeletion | Response> {
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const field = formTextReader(form)
  const mobileText = field('mobile')
  const mobile = mobileDigits(mobileText)
  if (!mobile)
    return {
      mobile: mobileText,
      error: sayIn(mobileText ? loginWords.mobileWrong : loginWords.mobileEmpty, language),
    }
  const ask = apiFor(context)
  const wire = countryCode + mobile
  try {
    if (field('step') !== 'code') {
      const answer = await ask('sms/getOTP', { mobile: wire, purpose: 'delete' })
      if (answer.status === 'fail')
        return { mobile, error: sayIn(loginWords.codeRefused, language, answer.message) }
      return { sentCode: { mobile, token: answer.token, message: answer.message ?? '' } }
    }
    const [otp, token] = [latinDigits(field('otp')), field('token')]
    const sentCode = { mobile, token, message: '' }
    if (!token) return { mobile, error: sayIn(loginWords.noToken, language) }
    if (!/^\d+$/.test(otp) || otp.length !== codeDigits)
      return { sentCode, error: sayIn(loginWords.codeIncomplete, language) }
    const answer = await ask('users/deleteAccount', { mobile: wire, otp, token })
    if (answer.status === 'fail') return { sentCode, error: answer.message }
    return redirect(inLanguage('/', language))
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status >= 500) throw refusal
    const { message } = (await refusal.json()) as { message: string }
    return { mobile, error: message }
  }
}

/** Leaving for good: the number, its code, and everything that names somebody is gone. */
export default function DeleteAccount() {
  const actionData = useActionData<PostedDeletion>()
  const say = useSay()
  const session = useSession()
  const [sentCode, setSent] = useState<DeletionCode | null>(actionData?.sentCode ?? null)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.deleteTitle)}</h1>
      <Note className="mt-5">{say(words.deleteWhat)}</Note>
      {session && (
        <p className="mt-3">
          <LocalizedLink to="/account" className="text-action underline underline-offset-4">
            {say(words.deleteTake)}
          </LocalizedLink>
        </p>
      )}
      <div className="mt-6">
        {sentCode ? (
          <DeleteCode key={sentCode.token} sentCode={sentCode} initialError={actionData?.error} />
        ) : (
          <AskCode
            defaultMobile={actionData?.mobile}
            initialError={actionData?.error}
            onSent={setSent}
          />
        )}
      </div>
    </Column>
  )
}

function AskCode({
  defaultMobile,
  initialError,
  onSent,
}: {
  defaultMobile: string | undefined
  initialError: string | undefined
  onSent: (sent: DeletionCode) => void
}) {
  const say = useSay()
  const alert = useAlert()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(initialError)
  async function send() {
    if (busy) return
    const mobileText = input.current?.value.trim() ?? ''
    const digits = mobileDigits(mobileText)
    setError(undefined)
    if (!mobileText) return alert(say(loginWords.mobileEmpty))
    if (!digits) return setError(say(loginWords.mobileWrong))
    setBusy(true)
    try {
      const answer = await sendCode({
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
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MobileField
        input={input}
        label={say(loginWords.mobile)}
        error={error}
        defaultValue={defaultMobile}
      />
      <Button
        type="submit"
        wide
        className="mt-5"
        busy={busy}
        busyLabel={say(loginWords.gettingOtp)}
      >
        {say(loginWords.getOtp)}
      </Button>
      <ProofNote />
    </form>
  )
}

function DeleteCode({
  sentCode,
  initialError,
}: {
  sentCode: DeletionCode
  initialError: string | undefined
}) {
  const say = useSay()
  const alert = useAlert()
  const language = useLanguage()
  async function verify(otp: string): Promise<string | void> {
    if (!sentCode.token) return alert(say(loginWords.noToken))
    try {
      const answer = await callApi('users/deleteAccount', {
        mobile: countryCode + sentCode.mobile,
        otp,
        token: sentCode.token,
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
      {sentCode.message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={sentCode.message} />
        </p>
      )}
      <CodeEntry initialError={initialError} kind="danger" onCode={verify}>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="mobile" value={sentCode.mobile} />
        <input type="hidden" name="token" value={sentCode.token} />
      </CodeEntry>
    </>
  )
}
