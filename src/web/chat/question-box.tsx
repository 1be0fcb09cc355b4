import { useEffect, useId, useRef, useState } from 'react'
import type { NextCharge } from '../../contract/chat.ts'
import { questionMaxLength, questionMinLength } from '../../contract/core/constants.ts'
import { chatTemplates, chatWords } from '../../words/chat/chat.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay, type Say } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { FieldNote, TextArea } from '../ui/form/field.tsx'
import { DictateButton } from './dictate-button.tsx'
import { saveSessionText, loadSessionText } from './session-text.ts'
import type { ChatBalance } from './use-conversation.ts'

/** What is typed, kept over a reload of this tab; show it only where the server draws nothing. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => loadSessionText(`draft:${name}`))
  const set = (text: string) => {
    setDraft(text)
    saveSessionText(`draft:${name}`, text)
  }
  return [draft, set]
}

/**
 * Where a question is typed. Beside the button stands what the next question costs and from where.
 * While an answer comes the box is blocked and the button stops it.
 */
export function QuestionBox({
  draft,
  onDraft,
  standing,
  answering,
  onSend,
  onStopAnswer,
}: {
  draft: string
  onDraft: (text: string) => void
  standing: ChatBalance | null
  answering: boolean
  onSend: (question: string) => void
  onStopAnswer: () => void
}) {
  const say = useSay()
  const [error, setError] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const length = draft.trim().length
  useFocusAfter(answering, box)

  const send = () => {
    if (answering || length === 0) return
    if (length < questionMinLength) return setError(say(chatWords.tooShort))
    if (length > questionMaxLength) return setError(say(chatWords.tooLong))
    setError('')
    onSend(draft.trim())
    onDraft('')
  }
  return (
    <form
      noValidate
      className="border-t border-rule bg-sheet px-4 py-3 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={box}
        value={draft}
        name="message"
        disabled={answering}
        required
        minLength={questionMinLength}
        placeholder={say(chatWords.placeholder)}
        aria-label={say(chatWords.yourQuestion)}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
        enterKeyHint="send"
        className="max-h-40"
        onChange={(event) => {
          onDraft(event.target.value)
          setError('')
        }}
        onKeyDown={(event) => {
          // A finger on glass has no Shift: there, Enter makes a new line.
          const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          if (!hasKeyboard) return
          event.preventDefault()
          send()
        }}
      />
      <FieldNote
        id={noteId}
        error={error}
        hint={length > 0 ? say(chatTemplates.typed, length) : undefined}
      />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-fine leading-snug text-soft">
          {standing && priceLine(standing, say)}
          {standing?.next.source === 'none' && <PaymentLinks />}
        </p>
        {answering ? (
          <Button kind="quiet" className="shrink-0" onClick={onStopAnswer}>
            {say(chatWords.stopAnswer)}
          </Button>
        ) : (
          <div className="flex shrink-0 gap-2">
            <DictateButton {...{ draft, onDraft }} disabled={answering} />
            <Button type="submit" className="min-w-24">
              {say(chatWords.ask)}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

/** What the next question costs, and from which source. */
function priceLine({ next, questions_left, balance }: ChatBalance, say: Say): string {
  const lines: Record<NextCharge['source'], () => string> = {
    free: () => say(chatTemplates.nextFree, questions_left),
    plan: () => say(chatTemplates.nextPlan, questions_left),
    bought: () => say(chatTemplates.nextBought, questions_left),
    wallet: () => say(chatTemplates.nextWallet, formatRupees(next.price), formatRupees(balance)),
    none: () => say(chatTemplates.nextNone, formatRupees(next.price)),
  }
  return lines[next.source]()
}

/** The pages where questions are had, as far as they exist. */
export function PaymentLinks({ className = '' }: { className?: string }) {
  const say = useSay()
  return (
    <span className={className}>
      <ButtonLink kind="plain" to="/recharges">
        {say(chatWords.recharge)}
      </ButtonLink>
      <ButtonLink kind="plain" to="/subscription">
        {say(chatWords.plans)}
      </ButtonLink>
    </span>
  )
}

/** A blocked box loses the keyboard's focus; it gets it back, but no phone's keyboard is raised by it. */
function useFocusAfter(isBlocked: boolean, box: React.RefObject<HTMLTextAreaElement | null>) {
  const was = useRef(isBlocked)
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (was.current && !isBlocked && isFree && matchMedia('(pointer: fine)').matches)
      box.current?.focus({ preventScroll: true })
    was.current = isBlocked
  }, [isBlocked, box])
}
