import { useCallback, useRef, useState } from 'react'
import type { Answer } from '../../contract/apis.ts'
import type { ChartShown } from '../../contract/kundli.ts'
import { birthForm as words, requiredField } from '../../words/birth-form.ts'
import { AskError, ask } from '../ask.ts'
import { useSay } from '../language.tsx'
import { useLogin } from '../login.tsx'
import { useSession } from '../session.ts'
import { useAlert, useConfirm } from '../ui/asking.tsx'
import { atMidnight, isHour24, missingField, sentOf, typedOf } from './typed.ts'
import type { BirthSent, Typed } from './typed.ts'

type Choices = NonNullable<Extract<Answer<'birthdetails/add'>, { status: 'fail' }>['choices']>

/** What the form can do once the script is there; each says in an alert what went wrong. */
export interface BirthFormActs {
  busy: 'see' | 'save' | null
  /** Two readings of an unclear clock hour, until one is chosen. */
  choices: Choices | null
  choose: (value: number) => void
  see: (form: HTMLFormElement) => Promise<ChartShown | null>
  /**
   * Saves (or updates, with a bid) and gives the bid. For a visitor it opens the login dialog
   * instead, and once they are signed in `onSignedIn` is called: the page then tries again.
   */
  save: (form: HTMLFormElement, onSignedIn: () => void) => Promise<string | null>
}

/**
 * @param onCorrected gets the form as it was corrected (an hour 24 that was asked back), to be shown.
 */
export function useBirthForm(onCorrected: (typed: Typed) => void): BirthFormActs {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const logIn = useLogin()
  const session = useSession()
  const [busy, setBusy] = useState<'see' | 'save' | null>(null)
  const [choices, setChoices] = useState<Choices | null>(null)
  const signedIn = useRef(false)
  const offset = useRef<string | undefined>(undefined)

  const collect = useCallback(
    async (form: HTMLFormElement): Promise<Typed | null> => {
      let typed: Typed = { ...typedOf(new FormData(form)) }
      if (offset.current) typed.tob_offset = offset.current
      const missing = missingField(typed)
      if (missing) {
        await alert(say(requiredField, missing))
        return null
      }
      if (isHour24(typed)) {
        const isBefore = await confirm({
          text: say(words.hour24),
          title: say(words.hour24),
          yes: say(words.hour24Before),
          no: say(words.hour24After),
        })
        typed = atMidnight(typed, isBefore ? 'before' : 'after')
        onCorrected(typed)
      }
      return typed
    },
    [alert, confirm, onCorrected, say],
  )

  /** Makes the call; a refusal or fault is said in an alert and gives null. */
  const attempt = useCallback(
    async <T extends { status: string }>(
      kind: 'see' | 'save',
      make: () => Promise<T | { status: 'fail'; message: string; choices?: Choices }>,
    ): Promise<Extract<T, { status: 'success' }> | null> => {
      setBusy(kind)
      try {
        const answer = await make()
        if (answer.status === 'success') {
          offset.current = undefined
          setChoices(null)
          return answer as Extract<T, { status: 'success' }>
        }
        const refused = answer as { message: string; choices?: Choices }
        setChoices(refused.choices ?? null)
        await alert(refused.message)
      } catch (error) {
        const isRefused = error instanceof AskError && error.status >= 400 && error.status < 500
        await alert(say(isRefused && kind === 'save' ? words.failedToAdd : words.tryLater))
      } finally {
        setBusy(null)
      }
      return null
    },
    [alert, say],
  )

  const see = async (form: HTMLFormElement) => {
    const typed = await collect(form)
    if (!typed) return null
    const answer = await attempt('see', () => ask('birthdetails/chart', sentOf(typed)))
    return answer?.chart ?? null
  }

  const save = async (form: HTMLFormElement, onSignedIn: () => void) => {
    const typed = await collect(form)
    if (!typed) return null
    if (!session && !signedIn.current) {
      window.scrollTo({ top: 0 })
      logIn(undefined, () => {
        // The page was not reloaded, so what it knows of the session is from before.
        signedIn.current = true
        onSignedIn()
      })
      return null
    }
    const sent: BirthSent = sentOf(typed)
    const { bid } = typed
    const answer = await attempt('save', () =>
      bid ? ask('birthdetails/update', { ...sent, bid }) : ask('birthdetails/add', sent),
    )
    return answer?.bid ?? null
  }

  const choose = (value: number) => {
    offset.current = String(value)
  }
  return { busy, choices, choose, see, save }
}
