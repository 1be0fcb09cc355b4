import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { chatTemplates, chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { SendIcon, StopIcon } from '../ui/icon/chat-icons.tsx'
import type { Conversation } from './conversation/conversation.ts'
import { DictateButton } from './dictate-button.tsx'
import { PriceLine } from './price-line.tsx'

interface QuestionBoxProps extends Pick<
  Conversation,
  'draft' | 'draftError' | 'balance' | 'astrologer' | 'bid' | 'chat'
> {
  isAnswering: boolean
  /** A question waits for the network: the next one waits for it. */
  isBlocked: boolean
  /** Characters that a question has at least. */
  minLength: number
  onDraft: (text: string) => void
  onSend: () => void
  onStopAnswer: () => void
  onTimeOver: () => void
}

/** From so many characters on it is said how many there are. */
const countedLength = 800

/**
 * Where a question is typed: one row that grows. In it stands what is left, and what the next question
 * costs and from where. While an answer comes the box is blocked and the button stops it. Without the
 * script it is a form.
 */
export function QuestionBox(props: QuestionBoxProps) {
  const { draft, draftError, balance, isAnswering, isBlocked, onDraft, onSend } = props
  const { chat, bid, astrologer, onStopAnswer, onTimeOver } = props
  const say = useSay()
  const noteId = useId()
  const { length } = draft.trim()
  const error = draftError && say(draftError === 'short' ? chatWords.tooShort : chatWords.tooLong)
  return (
    <form
      noValidate
      method="post"
      className="border-t border-rule bg-paper px-2 py-1.5 sm:px-4 lg:px-0"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="asst_id" value={chat?.asst_id ?? ''} />
      <input type="hidden" name="bid" value={bid} />
      <input type="hidden" name="astrologer" value={astrologer} />
      <div className="flex items-end gap-1 rounded-md border border-edge bg-sheet pl-3 focus-within:border-action has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-0 has-[textarea:focus-visible]:outline-action">
        <div className="min-w-0 grow pt-1 pb-1">
          {balance && <PriceLine balance={balance} onTimeOver={onTimeOver} />}
          <QuestionField {...props} noteId={noteId} />
        </div>
        {isAnswering ? (
          <RoundButton label={say(chatWords.stopAnswer)} onPress={onStopAnswer}>
            <StopIcon />
          </RoundButton>
        ) : (
          <>
            {!draft && <DictateButton {...{ draft, onDraft }} disabled={isBlocked} />}
            <RoundButton label={say(chatWords.ask)}>
              <SendIcon />
            </RoundButton>
          </>
        )}
      </div>
      <p
        id={noteId}
        role={error ? 'alert' : undefined}
        className={`pt-1 text-fine empty:hidden ${error ? 'text-sindoor' : 'text-soft'}`}
      >
        {error || (length >= countedLength ? say(chatTemplates.typed, length) : '')}
      </p>
    </form>
  )
}

/** The button at the end of the row; without `onPress` it sends the question. */
function RoundButton({
  label,
  onPress,
  children,
}: {
  label: string
  onPress?: () => void
  children: ReactNode
}) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      title={label}
      onClick={onPress}
      className="m-0.5 grid size-11 shrink-0 place-items-center rounded-md bg-action text-on-action hover:bg-action-press"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  )
}

function QuestionField({
  draft,
  draftError,
  isAnswering,
  isBlocked,
  minLength,
  onDraft,
  onSend,
  noteId,
}: QuestionBoxProps & { noteId: string }) {
  const say = useSay()
  const box = useRef<HTMLTextAreaElement>(null)
  useFocusAfter(isAnswering, box)
  useEffect(() => growWith(box.current, draft), [box, draft])
  return (
    <textarea
      ref={box}
      value={draft}
      name="message"
      rows={1}
      disabled={isAnswering || isBlocked}
      required
      minLength={minLength}
      placeholder={say(chatWords.placeholder)}
      aria-label={say(chatWords.yourQuestion)}
      aria-describedby={noteId}
      aria-invalid={draftError ? true : undefined}
      enterKeyHint="send"
      className={`block w-full resize-none bg-transparent text-base leading-6 outline-none placeholder:truncate placeholder:text-soft max-sm:placeholder:text-[0.8125rem] disabled:opacity-60 ${draft ? 'field-sizing-content max-h-[7.5rem] overflow-y-auto' : 'h-6 overflow-hidden'}`}
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
  )
}

/** The pages where questions are had. */
export function PaymentLinks({ className = '' }: { className?: string }) {
  const say = useSay()
  return (
    <span className={`inline-flex flex-wrap gap-x-5 ${className}`}>
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

/** The same as `field-sizing: content` in browsers that do not know it. */
function growWith(area: HTMLTextAreaElement | null, draft: string) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = ''
  if (draft) area.style.height = `${area.scrollHeight}px`
}
