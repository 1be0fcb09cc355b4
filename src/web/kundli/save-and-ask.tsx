import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { accountsWords } from '../../words/accounts/accounts.ts'
import { askPersonaOf, kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { toastAfterReload } from '../ui/overlay/toast.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { scriptedField } from './scripted-field.ts'

export interface SaveAndAskProps {
  persona: 'Oracle' | 'Astra'
  /** What the button says; to ask the persona unless told. */
  label?: string
  /** Of the kundli: its action saves it. */
  address: string
  /** Why it was not saved, where the form was sent without the script; null without a network. */
  problem: string | null | undefined
}

/** Asking needs a saved kundli, and saving a log-in: over the page with the script, else by way of the login page. */
export default function SaveAndAsk({
  persona,
  label,
  address,
  problem: postedProblem,
}: SaveAndAskProps) {
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<{ problem: string | null; needsLogin: boolean }>()
  const logIn = useLoginDialog()
  const session = useSession()
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const askToLogIn = () =>
    logIn(undefined, () => {
      // The page is about to be left: the news of the log-in goes along.
      toastAfterReload(say(accountsWords.loggedIn))
      button.current?.form?.requestSubmit()
    })
  const onLogInWanted = useEffectEvent(askToLogIn)
  const reply = fetcher.data
  useEffect(() => {
    if (reply?.needsLogin) onLogInWanted()
  }, [reply])
  const repliedProblem = reply ? reply.problem : postedProblem
  const problem = repliedProblem === null ? say(words.failedToSave) : repliedProblem
  return (
    <fetcher.Form method="post" action={inLanguage(address, language)}>
      {isHydrated && <input type="hidden" name={scriptedField} value="1" />}
      {problem && (
        <p role="alert" className="mb-1 text-fine text-sindoor">
          {problem}
        </p>
      )}
      <Button
        ref={button}
        type="submit"
        wide
        busy={fetcher.state !== 'idle'}
        onClick={(event) => {
          if (session) return
          event.preventDefault()
          askToLogIn()
        }}
      >
        {label ?? say(askPersonaOf[persona])}
      </Button>
    </fetcher.Form>
  )
}
