import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { invitePageMeta } from '../../words/home/home.ts'
import { inviteOffer, inviteWords as words } from '../../words/home/invite.ts'
import { href } from '../core/href.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Note, Page } from '../ui/page.tsx'
import type { InviteState } from './invite-action.ts'

export interface InviteProps {
  posted: InviteState | undefined
  /** What both get. */
  gift: { oracle: number; astra: number }
}

/** The invite-friends dialog; closing it leads home. Without the script it stands in the page. */
export default function Invite({ posted, gift }: InviteProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <Dialog
        open
        title={say(invitePageMeta.title)}
        onClose={() =>
          void navigate(href('/', {}, language), { replace: true, preventScrollReset: true })
        }
      >
        <InviteForm posted={posted} gift={gift} />
      </Dialog>
      <noscript>
        <Page className="pt-8">
          <div className="max-w-column">
            <h2 className="mb-3 text-h3">{say(invitePageMeta.title)}</h2>
            <InviteForm posted={posted} gift={gift} />
          </div>
        </Page>
      </noscript>
    </>
  )
}

function InviteForm({ posted, gift }: InviteProps) {
  const say = useSay()
  const session = useSession()
  const fetcher = useFetcher<InviteState>()
  const isBusy = isSending(fetcher)
  const state = fetcher.data ?? posted
  const link = fetcher.data?.link
  const offer = useEffectEvent((made: string) => share(`${say(words.message)} ${made}`))
  useEffect(() => {
    if (link) void offer(link)
  }, [link])

  if (!session)
    return (
      <>
        <p>{say(inviteOffer, gift.oracle, gift.astra)}</p>
        <p className="mt-3 mb-5 text-soft">{say(words.logInFirst)}</p>
        <LogInButton next={href('/invite-earn')} kind="primary" wide />
      </>
    )
  return (
    <>
      <p className="mb-5">{say(inviteOffer, gift.oracle, gift.astra)}</p>
      {state?.link ? (
        <InviteLink message={state.message} link={state.link} />
      ) : (
        <FetcherForm fetcher={fetcher} defaultShouldRevalidate={false}>
          <Field
            label={say(words.mobile)}
            hint={say(words.hint)}
            error={isBusy ? undefined : state?.message}
          >
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
                defaultValue={state?.mobile}
              />
            )}
          </Field>
          <Button type="submit" wide className="mt-5" busy={isBusy} busyLabel={say(words.sending)}>
            {say(words.send)}
          </Button>
        </FetcherForm>
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
    // Closing the sheet is no fault.
  }
}
