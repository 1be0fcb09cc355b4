import { forumWords as words } from '../../words/forum/forum.ts'
import { useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'

/**
 * The way to Oracle with a discussion's question in the box, to be changed and sent by who asks. The
 * address names the discussion, never what it says, through log-in and the drawing of a kundli; the
 * answer is theirs and is not posted here.
 */
export function AskOracle({ did, bid }: { did: string; bid: string | null }) {
  const say = useSay()
  const session = useSession()
  const to = bid
    ? `/chats?type=Oracle&bid=${bid}&about=${did}`
    : `${session ? '/create-kundli/oracle' : '/free-kundli/oracle'}?about=${did}`
  return (
    <div className="mt-5">
      <ButtonLink kind="quiet" to={to} prefetch="none">
        {say(words.askOracle)}
      </ButtonLink>
      <p className="mt-2 text-fine text-soft">{say(words.askOracleNote)}</p>
    </div>
  )
}
