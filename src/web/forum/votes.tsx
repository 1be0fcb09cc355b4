import { useFetcher } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { number } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { useLogin } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { ThumbDown, ThumbUp } from '../ui/icon/page-symbols.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { Done } from './forum-action.ts'
import { useDone } from './use-done.ts'

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
  const fetcher = useFetcher<Done>()
  const session = useSession()
  const logIn = useLogin()
  const say = useSay()
  useDone(fetcher.data)
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
        <ThumbUp className="size-5" />
        <span className="sr-only">{say(words.upvote)}</span>
        <span className="figures">{number(upvotes)}</span>
      </button>
      <button name="type" value="0" aria-pressed={ownVote === 0} className={face}>
        <ThumbDown className="size-5" />
        <span className="sr-only">{say(words.downvote)}</span>
        <span className="figures">{number(downvotes)}</span>
      </button>
    </fetcher.Form>
  )
}
