import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { accountsWords } from '../../words/accounts/accounts.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { toast, toastAfterReload } from '../ui/overlay/toast.ts'
import { momentFieldNames, readBirthForm } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import { forgetTypedBirth, storeTypedBirth } from '../ui/birth/typed-birth.ts'
import { useTypedBirth } from '../ui/birth/use-typed-birth.ts'
import { birthFormReducer, initialState, type BirthFormResult } from './birth-form-state.ts'

interface BirthFormEvents {
  /** Awaited before a kundli is shown. */
  showKundli: () => Promise<unknown>
  /** Saved, and there is nowhere to lead on to. */
  onSaved?: (() => void) | undefined
  /** What is typed stays in this tab until it is saved. */
  keepsTyped: boolean
}

/**
 * The birth form at work: what it shows, and what it does before the browser sends it to the page's
 * action. The same checks run here and there, so that nobody waits for the network to hear of them.
 *
 * @param initialResult what the action answered where the form was sent without the script.
 */
export function useBirthForm(
  start: BirthFormValues,
  initialResult: BirthFormResult | undefined,
  { showKundli, onSaved, keepsTyped }: BirthFormEvents,
) {
  const form = useRef<HTMLFormElement>(null)
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<BirthFormResult>()
  const loginBeforeSave = useLoginBeforeSave()
  const [state, dispatch] = useReducer(birthFormReducer, initialResult, (result) =>
    initialState(start, result),
  )
  const sentValues = useRef<BirthFormValues | null>(null)
  const isNew = keepsTyped && !start.bid
  const isEmpty = !initialResult && Object.keys(start).length === 0
  useTypedBirth(form, { keeps: isNew, restores: isNew && isEmpty }, (formValues) =>
    dispatch({ type: 'restored', formValues }),
  )

  const onReply = useEffectEvent(async (reply: BirthFormResult) => {
    const sent = sentValues.current ?? {}
    sentValues.current = null
    const isSaved = reply.savedMessage !== undefined
    if (keepsTyped && !isSaved && !sent.bid) storeTypedBirth(sent)
    if (reply.isUnreachable)
      return dispatch({ type: 'refused', problem: { name: null, text: say(words.tryLater) } })
    if (reply.needsLogin) return loginBeforeSave.ask()
    if (reply.drawnKundli) await showKundli().catch(() => null)
    dispatch({ type: 'answered', result: reply, sentValues: sent })
    if (isSaved) {
      toast(reply.savedMessage ?? '', 'success')
      onSaved?.()
    }
  })
  useEffect(() => {
    if (fetcher.data) void onReply(fetcher.data)
  }, [fetcher.data])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // One act at a time: a second press while one runs is the same press.
    if (sentValues.current) return event.preventDefault()
    const formValues = readBirthForm(new FormData(event.currentTarget))
    const check = validateBirthForm(formValues, language)
    if (check.problem) {
      event.preventDefault()
      return dispatch({ type: 'refused', problem: check.problem })
    }
    const isSaving = intentOf(event) === 'save'
    if (isSaving && !loginBeforeSave.isSignedIn()) {
      event.preventDefault()
      return loginBeforeSave.ask()
    }
    sentValues.current = formValues
    if (isSaving) forgetTypedBirth()
    if (!isSaving) void showKundli().catch(() => null)
  }
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (isMomentControl(target)) dispatch({ type: 'momentChanged' })
  }
  return {
    Form: fetcher.Form,
    form,
    state,
    onSubmit,
    onChange,
    saveRef: loginBeforeSave.saveRef,
    busy: busyIntent(fetcher),
  }
}

/** What the button that was pressed asks for. */
function intentOf({ nativeEvent }: FormEvent): string | null | undefined {
  return (nativeEvent as SubmitEvent).submitter?.getAttribute('value')
}

function isMomentControl(target: EventTarget): boolean {
  return momentFieldNames.has((target as HTMLInputElement).name)
}

function busyIntent({ state, formData }: { state: string; formData?: FormData | undefined }) {
  const intent = state === 'idle' ? null : formData?.get('intent')
  return intent === 'save' || intent === 'see' ? intent : null
}

/** A visitor who saves is asked to log in over the page; then the save button is pressed again. */
function useLoginBeforeSave() {
  const say = useSay()
  const logIn = useLoginDialog()
  const session = useSession()
  const saveRef = useRef<HTMLButtonElement>(null)
  // The page was not reloaded, so what it knows of the session may be from before.
  const hasLoggedIn = useRef(false)
  const ask = () => {
    window.scrollTo({ top: 0 })
    logIn(undefined, () => {
      hasLoggedIn.current = true
      // The page is about to be left: the news of the log-in goes along.
      toastAfterReload(say(accountsWords.loggedIn))
      saveRef.current?.click()
    })
  }
  return { saveRef, ask, isSignedIn: () => hasLoggedIn.current || session !== null }
}
