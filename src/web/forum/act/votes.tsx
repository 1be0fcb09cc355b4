import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { formatNumber } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'
import { ThumbDownIcon, ThumbUpIcon } from '../../ui/icon/page-icons.tsx'
import { useFirstAct } from './first-act.tsx'
import type { ForumActionResult } from './forum-action.ts'
import { useActionToast } from './use-action-toast.ts'

/** The two votes on a post or comment. The count is the server's: nothing is guessed here. */
export function Votes({
  item,
  upvotes,
  ownVote,
}: {
  item: { did: string } | { cid: string }
  upvotes: number
  ownVote: 0 | 1 | null
}) {
  const fetcher = useFetcher<ForumActionResult>()
  const begin = useFirstAct()
  const say = useSay()
  const currentVote = useRef(ownVote)
  useEffect(() => {
    currentVote.current = ownVote
  }, [ownVote])
  useActionToast(fetcher.data)
  const face =
    'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 hover:bg-wash aria-pressed:text-action aria-pressed:font-semibold'
  return (
    <fetcher.Form
      method="post"
      className="flex items-center"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        const form = new FormData(event.currentTarget, submitter)
        const run = () => {
          // Who has logged in may have voted before: the same again would take that back.
          if (currentVote.current !== Number(form.get('type')))
            void fetcher.submit(form, { method: 'post' })
        }
        if (!begin({ run, needsName: true })) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="vote" />
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button name="type" value="1" aria-pressed={ownVote === 1} className={face}>
        <ThumbUpIcon className="size-5" />
        <span className="sr-only">{say(words.upvote)}</span>
        {upvotes > 0 && <span className="figures">{formatNumber(upvotes)}</span>}
      </button>
      <button name="type" value="0" aria-pressed={ownVote === 0} className={face}>
        <ThumbDownIcon className="size-5" />
        <span className="sr-only">{say(words.downvote)}</span>
      </button>
    </fetcher.Form>
  )
}
