import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CommentData } from '../../contract/forum.ts'
import { commentMaxLength, commentMinLength } from '../../contract/core/constants.ts'
import { forumWords as words } from '../../words/forum/forum.ts'
import type { LocalizedText } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextArea } from '../ui/form/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Menu } from '../ui/overlay/menu.tsx'
import { UserText } from '../ui/text/user-text.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import { Author } from './author.tsx'
import type { ForumActionResult } from './forum-action.ts'
import { LazyReportForm } from './lazy-report-form.tsx'
import { useActionToast } from './use-action-toast.ts'
import { Votes } from './votes.tsx'

interface CommentBoxProps {
  did: string
  /** What was typed and refused, where the script has not kept it. */
  defaultComment?: string | undefined
}

/** The box for a comment; a visitor is asked to log in instead. */
export function CommentBox(props: CommentBoxProps) {
  const say = useSay()
  if (useSession()) return <CommentForm {...props} />
  return (
    <p className="flex flex-wrap items-center gap-4 py-4">
      <LogInButton>{say(words.loginToComment)}</LogInButton>
    </p>
  )
}

function CommentForm({ did, defaultComment }: CommentBoxProps) {
  const fetcher = useFetcher<ForumActionResult>()
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  const isHydrated = useHydrated()
  const [error, setError] = useState<string>()
  useActionToast(data)
  useEffect(() => {
    if (data?.ok) form.current?.reset()
  }, [data])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate={isHydrated}
      className="grid gap-3 py-4"
      onSubmit={(event) => {
        const wrong = wrongComment(new FormData(event.currentTarget).get('comment'))
        setError(wrong && say(wrong))
        if (wrong) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="did" value={did} />
      <Field label={say(words.writeComment)} error={error ?? refusalIn(data)}>
        {(field) => (
          <TextArea
            {...field}
            name="comment"
            required
            minLength={commentMinLength}
            maxLength={commentMaxLength}
            rows={3}
            defaultValue={defaultComment}
            className="min-h-24"
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          busy={fetcher.state !== 'idle'}
          busyLabel={say(words.submitting)}
          className="max-sm:w-full"
        >
          {say(words.comment)}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** The server's sentence, where it did not take the comment. */
function refusalIn(data: ForumActionResult | undefined): string | undefined {
  return data && !data.ok ? data.message : undefined
}

/** What is wrong with a comment as it was typed. */
function wrongComment(typed: FormDataEntryValue | null): LocalizedText | undefined {
  const length = typeof typed === 'string' ? typed.trim().length : 0
  if (length === 0) return words.commentRequired
  return length < commentMinLength ? words.commentShort : undefined
}

/** One comment, with the menu of what may be done about it. */
export function CommentEntry({
  comment,
}: {
  /** `waiting` is what its author reads while others do not see it. */
  comment: CommentData & { waiting: LocalizedText }
}) {
  const say = useSay()
  const session = useSession()
  return (
    <li id={`c-${comment.cid}`} className="border-t border-rule pt-4 pb-1">
      <div className="flex items-start justify-between gap-3">
        <Author {...comment}>
          <DateTime at={comment.created_at} withTime />
          {comment.state !== 'shown' && ` · ${say(comment.waiting)}`}
        </Author>
        {session && (
          <Menu
            label={say(words.menu)}
            className="-mt-1.5 -mr-2.5"
            button={
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-current">
                <circle cx="5.5" cy="12" r="1.6" />
                <circle cx="12" cy="12" r="1.6" />
                <circle cx="18.5" cy="12" r="1.6" />
              </svg>
            }
          >
            {session.uid === comment.uid ? (
              <DeleteComment cid={comment.cid} />
            ) : (
              <div className="w-72 px-4 py-3">
                <LazyReportForm item={{ cid: comment.cid }} />
              </div>
            )}
          </Menu>
        )}
      </div>
      <UserText text={comment.comment} className="mt-1.5" />
      <div className="-ml-2">
        <Votes
          item={{ cid: comment.cid }}
          upvotes={comment.upvotes}
          downvotes={comment.downvotes}
          ownVote={comment.my_vote}
        />
      </div>
    </li>
  )
}

function DeleteComment({ cid }: { cid: string }) {
  const fetcher = useFetcher<ForumActionResult>()
  const confirm = useConfirm()
  const say = useSay()
  useActionToast(fetcher.data)
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const text = say(words.deleteCommentAsk)
        void confirm({ text, yes: say(words.deleteComment), danger: true }).then((yes) =>
          yes ? fetcher.submit(form) : undefined,
        )
      }}
    >
      <input type="hidden" name="intent" value="delete-comment" />
      <input type="hidden" name="cid" value={cid} />
      <button className="flex min-h-12 w-full items-center px-5 text-left text-sindoor hover:bg-wash">
        {say(words.deleteComment)}
      </button>
    </fetcher.Form>
  )
}
