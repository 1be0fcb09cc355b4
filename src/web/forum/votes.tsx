import { useFetcher } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { formatNumber } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { ThumbDownIcon, ThumbUpIcon } from '../ui/icon/page-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { ForumActionResult } from './forum-action.ts'
import { useActionToast } from './use-action-toast.ts'

/** The two votes on a post or comment. The counts are the server's: nothing is guessed here. */
export function Votes({
  item,
  upvotes,
  downvotes,
  ownVote,
}: {
  item: { did: string } | { cid: string }
  upvotes: number
  downvotes: number
  ownVote: 0 | 1 | null
}) {
  const fetcher = useFetcher<ForumActionResult>()
  const session = useSession()
  const logIn = useLoginDialog()
  const say = useSay()
  useActionToast(fetcher.data)
  const face =
    'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 hover:bg-wash aria-pressed:text-action aria-pressed:font-semibold'
  return (
    <fetcher.Form
      method="post"
      className="flex items-center"
      onSubmit={(event) => {
        if (session) return
        event.preventDefault()
        toast(say(words.loginToVote), 'error')
        logIn()
      }}
    >
      <input type="hidden" name="intent" value="vote" />
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button name="type" value="1" aria-pressed={ownVote === 1} className={face}>
        <ThumbUpIcon className="size-5" />
        <span className="sr-only">{say(words.upvote)}</span>
        <span className="figures">{formatNumber(upvotes)}</span>
      </button>
      <button name="type" value="0" aria-pressed={ownVote === 0} className={face}>
        <ThumbDownIcon className="size-5" />
        <span className="sr-only">{say(words.downvote)}</span>
        <span className="figures">{formatNumber(downvotes)}</span>
      </button>
    </fetcher.Form>
  )
}
