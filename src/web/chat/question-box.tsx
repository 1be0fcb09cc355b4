import { useEffect, useId, useRef } from 'react'
import type { RefObject } from 'react'
import type { NextCharge } from '../../contract/chat.ts'
import { chatTemplates, chatWords } from '../../words/chat/chat.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay, type Say } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { FieldNote, TextArea } from '../ui/form/field.tsx'
import type { ChatBalance, Conversation } from './conversation/conversation.ts'
import { DictateButton } from './dictate-button.tsx'

interface QuestionBoxProps extends Pick<Conversation, 'draft' | 'draftError' | 'balance'> {
  isAnswering: boolean
  /** Characters that a question has at least. */
  minLength: number
  onDraft: (text: string) => void
  onSend: () => void
  onStopAnswer: () => void
}

/**
 * Where a question is typed. Beside the button stands what the next question costs and from where.
 * While an answer comes the box is blocked and the button stops it.
 */
export function QuestionBox(props: QuestionBoxProps) {
  const { draft, balance, isAnswering, onDraft, onSend, onStopAnswer } = props
  const say = useSay()
  return (
    <form
      noValidate
      className="border-t border-rule bg-sheet px-4 py-3 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <QuestionField {...props} />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-fine leading-snug text-soft">
          {balance && priceLine(balance, say)}
          {balance?.next.source === 'none' && <PaymentLinks />}
        </p>
        {isAnswering ? (
          <Button kind="quiet" className="shrink-0" onClick={onStopAnswer}>
            {say(chatWords.stopAnswer)}
          </Button>
        ) : (
          <div className="flex shrink-0 gap-2">
            <DictateButton {...{ draft, onDraft }} disabled={isAnswering} />
            <Button type="submit" className="min-w-24">
              {say(chatWords.ask)}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

function QuestionField(props: QuestionBoxProps) {
  const { draft, draftError, isAnswering, minLength, onDraft, onSend } = props
  const say = useSay()
  const box = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const { length } = draft.trim()
  useFocusAfter(isAnswering, box)
  return (
    <>
      <TextArea
        ref={box}
        value={draft}
        name="message"
        disabled={isAnswering}
        required
        minLength={minLength}
        placeholder={say(chatWords.placeholder)}
        aria-label={say(chatWords.yourQuestion)}
        aria-describedby={noteId}
        aria-invalid={draftError ? true : undefined}
        enterKeyHint="send"
        className="max-h-40"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          // A finger on glass has no Shift: there, Enter makes a new line.
          const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          if (!hasKeyboard) return
          event.preventDefault()
          onSend()
        }}
      />
      <FieldNote
        id={noteId}
        error={draftError && say(draftError === 'short' ? chatWords.tooShort : chatWords.tooLong)}
        hint={length > 0 ? say(chatTemplates.typed, length) : undefined}
      />
    </>
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
function useFocusAfter(isBlocked: boolean, box: RefObject<HTMLTextAreaElement | null>) {
  const was = useRef(isBlocked)
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (was.current && !isBlocked && isFree && matchMedia('(pointer: fine)').matches)
      box.current?.focus({ preventScroll: true })
    was.current = isBlocked
  }, [isBlocked, box])
}
