import { useState } from 'react'
import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { invitePageMeta } from '../../words/home/home.ts'
import { inviteWords as words } from '../../words/home/invite.ts'
import { callApi } from '../api/client.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Note, Page } from '../ui/page.tsx'
import { parseInvitedMobile } from './invite-action.ts'
import type { InviteResult } from './invite-action.ts'

/** The invite-friends dialog; closing it leads home. Without the script it stands in the page. */
export default function Invite({ actionData }: { actionData: InviteResult | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <Dialog
        open
        title={say(invitePageMeta.title)}
        onClose={() =>
          void navigate(inLanguage('/', language), { replace: true, preventScrollReset: true })
        }
      >
        <InviteForm actionData={actionData} />
      </Dialog>
      <noscript>
        <Page className="pt-8">
          <div className="max-w-column">
            <h2 className="mb-3 text-h3">{say(invitePageMeta.title)}</h2>
            <InviteForm actionData={actionData} />
          </div>
        </Page>
      </noscript>
    </>
  )
}

function InviteForm({ actionData }: { actionData: InviteResult | undefined }) {
  const say = useSay()
  const session = useSession()
  const [result, setInvited] = useState<InviteResult | null>(actionData ?? null)
  const [busy, setBusy] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const mobile = parseInvitedMobile(new FormData(event.currentTarget).get('mobile'))
    if (!mobile) return setInvited({ message: say(words.wrong), link: null })
    setBusy(true)
    try {
      const answer = await callApi('users/invite', { mobile })
      const link = answer.status === 'success' ? answer.link : null
      setInvited({ message: answer.message ?? '', link })
      if (link) await share(`${say(words.message)} ${link}`)
    } catch (error) {
      const message = error instanceof Error && error.message
      setInvited({ message: message || say(words.failed), link: null })
    } finally {
      setBusy(false)
    }
  }

  if (!session)
    return (
      <>
        <p>{say(words.text)}</p>
        <p className="mt-3 mb-5 text-soft">{say(words.logInFirst)}</p>
        <LogInButton next="/invite-earn" kind="primary" wide />
      </>
    )
  return (
    <>
      <p className="mb-5">{say(words.text)}</p>
      {result?.link ? (
        <InviteLink message={result.message} link={result.link} />
      ) : (
        <Form method="post" onSubmit={(event) => void send(event)} noValidate>
          <Field label={say(words.mobile)} hint={say(words.hint)} error={result?.message}>
            {(field) => (
              <TextInput
                {...field}
                name="mobile"
                type="tel"
                inputMode="tel"
                autoComplete="off"
                required
                maxLength={12}
                pattern="[6-9][0-9]{2}-?[0-9]{3}-?[0-9]{4}"
              />
            )}
          </Field>
          <Button type="submit" wide className="mt-5" busy={busy} busyLabel={say(words.sending)}>
            {say(words.send)}
          </Button>
        </Form>
      )}
    </>
  )
}

/** The link, and the two ways to send it: we write to nobody. */
function InviteLink({ message, link }: { message: string; link: string }) {
  const say = useSay()
  const text = `${say(words.message)} ${link}`
  return (
    <>
      <output>
        <Note>{message}</Note>
      </output>
      <p className="mt-4 text-fine text-soft">{say(words.link)}</p>
      <p className="wrap-anywhere select-all">{link}</p>
      <div className="mt-5 grid gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-12 items-center justify-center rounded-md bg-action px-5 font-semibold text-on-action hover:bg-action-press"
        >
          {say(words.whatsapp)}
        </a>
        <Button kind="quiet" onClick={() => void share(text)}>
          {say(words.share)}
        </Button>
      </div>
    </>
  )
}

/** The phone's own share sheet; where there is none the link stands there to be copied. */
async function share(text: string): Promise<void> {
  try {
    if ('share' in navigator) await navigator.share({ text })
    else await (navigator as Navigator).clipboard.writeText(text)
  } catch {
    // Closing the sheet is no mishap.
  }
}
