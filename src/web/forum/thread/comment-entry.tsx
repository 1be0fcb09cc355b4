import type { CommentData } from '../../../contract/forum.ts'
import { useFetcher } from 'react-router'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { threadTemplates, threadWords } from '../../../words/forum/thread.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { TimeAgo } from '../../ui/text/time-ago.tsx'
import { UserText } from '../../ui/text/user-text.tsx'
import type { ForumActionResult } from '../act/forum-action.ts'
import { LazyReportForm } from '../act/lazy-report-form.tsx'
import { useActionToast } from '../act/use-action-toast.ts'
import { Votes } from '../act/votes.tsx'
import { Author } from '../items/author.tsx'
import type { Answered } from './reply-box.tsx'

/** `waiting` is what its author reads while others do not see it. */
export type ThreadComment = CommentData & { waiting: LocalizedText }

interface CommentEntryProps {
  comment: ThreadComment
  now: number
  /** Where it is answered without the script. */
  replyAddress: string
  onReply: (answered: Answered) => void
}

/** One comment or reply, with what may be done about it. */
export function CommentEntry({ comment, now, replyAddress, onReply }: CommentEntryProps) {
  const say = useSay()
  const { cid, display_name: name } = comment
  const isReply = comment.reply_to !== null
  return (
    <li
      id={`c-${cid}`}
      className={
        isReply
          ? 'ml-4 scroll-mt-4 border-l-3 border-rule pl-4'
          : 'scroll-mt-4 border-t border-rule'
      }
    >
      <div className="flex items-start justify-between gap-3 pt-3">
        <Author {...comment} pixels={isReply ? 28 : 32}>
          <TimeAgo at={comment.created_at} now={now} />
        </Author>
        <CommentMenu comment={comment} />
      </div>
      {comment.state !== 'shown' && (
        <p className="mt-1 border-l-3 border-marigold pl-3 text-fine">{say(comment.waiting)}</p>
      )}
      {isReply && (
        <p className="mt-1 text-fine text-soft">
          {comment.reply_display_name === null
            ? say(threadWords.answersGone)
            : say(threadTemplates.answers, comment.reply_display_name)}
        </p>
      )}
      <UserText text={comment.comment} className="mt-1" />
      {comment.state === 'shown' && (
        <div className="-ml-2 flex flex-wrap items-center gap-x-3 pb-1">
          <Votes item={{ cid }} upvotes={comment.upvotes} ownVote={comment.my_vote} />
          <LocalizedLink
            to={replyAddress}
            prefetch="none"
            preventScrollReset
            data-awaits-script
            aria-label={say(threadTemplates.replyTo, name)}
            className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
            onClick={(event) => {
              event.preventDefault()
              onReply({ cid, name })
            }}
          >
            {say(threadWords.reply)}
          </LocalizedLink>
        </div>
      )}
    </li>
  )
}

function CommentMenu({ comment }: { comment: ThreadComment }) {
  const say = useSay()
  const session = useSession()
  return (
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
      {session && session.uid === comment.uid ? (
        <DeleteComment cid={comment.cid} />
      ) : (
        <div className="w-72 px-4 py-3">
          <LazyReportForm item={{ cid: comment.cid }} />
        </div>
      )}
    </Menu>
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
