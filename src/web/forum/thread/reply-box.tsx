import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { commentMaxLength, commentMinLength } from '../../../contract/core/constants.ts'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { threadTemplates, threadWords } from '../../../words/forum/thread.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FieldNote, TextArea } from '../../ui/form/field.tsx'
import { CloseIcon } from '../../ui/icon/icons.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFirstAct } from '../act/first-act.tsx'
import type { ForumActionResult } from '../act/forum-action.ts'
import { textOfResult } from '../act/text-of-result.ts'
import { useActionToast } from '../act/use-action-toast.ts'

/** The comment that is being answered. */
export interface Answered {
  cid: string
  name: string
}

export interface ReplyBoxProps {
  did: string
  answered: Answered | null
  /** The way back to a comment of one's own; without the script it is an address. */
  onFree: () => void
  /** What was typed and refused, where the script has not kept it. */
  defaultComment?: string | undefined
}

/** The box for a comment or a reply, always in reach; whoever writes first is asked who they are at the press. */
export function ReplyBox({ did, answered, onFree, defaultComment }: ReplyBoxProps) {
  const fetcher = useFetcher<ForumActionResult>()
  const begin = useFirstAct()
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const [error, setError] = useState<string>()
  const { data } = fetcher
  useActionToast(data)
  const free = useEffectEvent(onFree)
  // What was written leaves the box, and is shown where it stands on this page.
  useEffect(() => {
    if (!data?.ok) return
    form.current?.reset()
    // A thumb's keyboard would hide it.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur()
    free()
    if (data.cid) document.getElementById(`c-${data.cid}`)?.scrollIntoView({ block: 'center' })
  }, [data])
  const answeredCid = answered?.cid
  useEffect(() => {
    if (answeredCid && isHydrated) box.current?.focus()
  }, [answeredCid, isHydrated])
  // Here too, since without a network no toast may come.
  const problem = error ?? (data && !data.ok ? textOfResult(data, say) : undefined)
  return (
    <fetcher.Form
      ref={form}
      id="reply"
      method="post"
      noValidate={isHydrated}
      className="sticky bottom-0 z-10 mt-6 -mx-4 border-t border-rule bg-paper px-4 py-2 sm:mx-0 sm:px-0 print:hidden"
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget)
        const wrong = wrongComment(typed.get('comment'))
        setError(wrong && say(wrong))
        const run = () => void fetcher.submit(typed, { method: 'post' })
        if (wrong || !begin({ run, needsName: true })) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="did" value={did} />
      {answered && <AnsweredLine answered={answered} onFree={onFree} />}
      <div className="flex items-end gap-2">
        <TextArea
          ref={box}
          name="comment"
          required
          minLength={commentMinLength}
          maxLength={commentMaxLength}
          aria-label={say(answered ? threadWords.writeReply : words.writeComment)}
          placeholder={say(answered ? threadWords.writeReply : words.writeComment)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'reply-problem' : undefined}
          defaultValue={defaultComment}
        />
        <Button type="submit" busy={fetcher.state !== 'idle'} className="shrink-0 px-4">
          {say(answered ? threadWords.reply : words.comment)}
        </Button>
      </div>
      <FieldNote id="reply-problem" error={problem} />
    </fetcher.Form>
  )
}

function AnsweredLine({ answered, onFree }: { answered: Answered; onFree: () => void }) {
  const say = useSay()
  return (
    <p className="flex items-center justify-between gap-2 text-fine text-soft">
      <input type="hidden" name="reply_to" value={answered.cid} />
      <span className="min-w-0 truncate">{say(threadTemplates.answering, answered.name)}</span>
      <button
        type="button"
        onClick={onFree}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:text-ink"
      >
        <CloseIcon className="size-5" />
        <span className="sr-only">{say(threadWords.noReply)}</span>
      </button>
    </p>
  )
}

/** What is wrong with a comment as it was typed. */
function wrongComment(typed: FormDataEntryValue | null): LocalizedText | undefined {
  const length = typeof typed === 'string' ? typed.trim().length : 0
  if (length === 0) return words.commentRequired
  return length < commentMinLength ? words.commentShort : undefined
}
