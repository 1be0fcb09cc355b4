import { useCallback, useRef, useState } from 'react'
import type { ApiReply } from '../../contract/apis.ts'
import type { KundliPageData } from '../../contract/kundli/kundli-page.ts'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { accountsWords } from '../../words/accounts/accounts.ts'
import { ApiError, callApi } from '../api/throwing.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { toastAfterReload } from '../ui/overlay/toast.ts'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import type { ChoiceOption } from '../ui/birth/validate-birth-form.ts'
import { focusField } from './focus-field.ts'
import { toBirthInput, readBirthForm } from '../ui/birth/birth-form-values.ts'
import type { BirthInput, BirthFormValues, BirthFieldName } from '../ui/birth/birth-form-values.ts'

type Success<T> = Extract<T, { status: 'success' }>

/** A kundli that nobody keeps, and what was sent for it: more of it is asked by the same. */
export interface DrawnKundli {
  kundli: KundliPageData
  sentBirth: BirthInput
}

/** What the form can do once the script is there; each says in an alert what went wrong. */
export interface BirthFormHandlers {
  busy: 'see' | 'save' | null
  /** A question back (which night, which reading of the clock), until the moment is changed. */
  choices: ChoiceOption[] | null
  /** Another moment is being typed: what was asked about the old one is void. */
  forgetChoices: () => void
  see: (form: HTMLFormElement) => Promise<DrawnKundli | null>
  /**
   * Saves (or updates, with a bid). For a visitor it opens the login dialog instead, and once they
   * are signed in `onSignedIn` is called: the page then tries again.
   */
  save: (
    form: HTMLFormElement,
    onSignedIn: () => void,
  ) => Promise<Success<ApiReply<'birthdetails/add'>> | null>
}

/**
 * @param initialChoices a question back that the page's action has already put.
 * @param onCorrected gets the form as it was corrected (an hour 24 that was asked back), to be shown.
 */
export function useBirthForm(
  initialChoices: ChoiceOption[] | undefined,
  onCorrected: (formValues: BirthFormValues) => void,
): BirthFormHandlers {
  const say = useSay()
  const language = useLanguage()
  const alert = useAlert()
  const logIn = useLoginDialog()
  const session = useSession()
  const [busy, setBusy] = useState<'see' | 'save' | null>(null)
  const [choices, setChoices] = useState<ChoiceOption[] | null>(initialChoices ?? null)
  const running = useRef(false)
  const signedIn = useRef(false)
  const keyOf = useSaveKey()

  const collect = useCallback(
    async (form: HTMLFormElement): Promise<BirthFormValues | null> => {
      const formValues = readBirthForm(new FormData(form))
      const check = validateBirthForm(formValues, language)
      if (check.problem === undefined) {
        if (check.formValues !== formValues) {
          setChoices(null)
          onCorrected(check.formValues)
        }
        return check.formValues
      }
      await alert(check.problem)
      if (check.choices) setChoices(check.choices)
      focusField(form, check.choices ? 'night' : check.name)
      return null
    },
    [alert, language, onCorrected],
  )

  /** Makes the call; a refusal or fault is said in an alert and gives null. */
  const attempt = async <T extends { status: string }>(
    form: HTMLFormElement,
    kind: 'see' | 'save',
    make: () => Promise<T | { status: 'fail'; message: string; choices?: ChoiceOption[] }>,
    onSignedOut?: () => void,
  ): Promise<Success<T> | null> => {
    setBusy(kind)
    try {
      const answer = await make()
      if (answer.status === 'success') return answer as Success<T>
      const refusal = answer as { message: string; choices?: ChoiceOption[] }
      await alert(refusal.message)
      setChoices(refusal.choices ?? null)
      if (refusal.choices?.[0]) focusField(form, refusal.choices[0].field as BirthFieldName)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 401 && onSignedOut) onSignedOut()
      else await alert(say(kind === 'save' && status ? words.failedToAdd : words.tryLater))
    } finally {
      setBusy(null)
    }
    return null
  }

  const see = async (form: HTMLFormElement) => {
    const formValues = await collect(form)
    if (!formValues) return null
    const sentBirth = toBirthInput(formValues)
    const answer = await attempt(form, 'see', () => callApi('birthdetails/kundli', sentBirth))
    return answer && { kundli: answer.kundli, sentBirth }
  }

  const save = async (form: HTMLFormElement, onSignedIn: () => void) => {
    const formValues = await collect(form)
    if (!formValues) return null
    const signIn = () => {
      window.scrollTo({ top: 0 })
      logIn(undefined, () => {
        // The page was not reloaded, so what it knows of the session may be from before.
        signedIn.current = true
        onSignedIn()
      })
    }
    if (!session && !signedIn.current) {
      signIn()
      return null
    }
    const sentBirth: BirthInput = toBirthInput(formValues)
    const { bid } = formValues
    const once = { idempotencyKey: keyOf(JSON.stringify({ ...sentBirth, bid })) }
    const savedBirth = await attempt(
      form,
      'save',
      () =>
        bid
          ? callApi('birthdetails/update', { ...sentBirth, bid }, once)
          : callApi('birthdetails/add', sentBirth, once),
      signIn,
    )
    // The page is about to be left: the news of the log-in goes along.
    if (savedBirth && signedIn.current) toastAfterReload(say(accountsWords.loggedIn))
    return savedBirth
  }

  /** One act at a time: a second press while one runs is the same press. */
  const alone = async <T>(act: () => Promise<T | null>): Promise<T | null> => {
    if (running.current) return null
    running.current = true
    try {
      return await act()
    } finally {
      running.current = false
    }
  }

  return {
    busy,
    choices,
    forgetChoices: () => setChoices(null),
    see: (form) => alone(() => see(form)),
    save: (form, onSignedIn) => alone(() => save(form, onSignedIn)),
  }
}

/** The same details saved again from this page, after a lost reply or by a second press, are one kundli. */
function useSaveKey(): (content: string) => string {
  const last = useRef({ sent: '', key: '' })
  return (content) => {
    // Not randomUUID, which a page without TLS lacks.
    if (last.current.sent !== content)
      last.current = { sent: content, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    return last.current.key
  }
}
