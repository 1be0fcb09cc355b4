import { forumWords as words } from '../../words/forum.ts'
import { useSay } from '../language.tsx'
import { useSession } from '../session.ts'
import { ButtonLink } from '../ui/button.tsx'

/**
 * The way to Oracle with a discussion's question in the box, to be changed and sent by who asks. It
 * goes along in this tab, never in the address; the answer is theirs and is not posted here.
 */
export function AskOracle({ title, bid }: { title: string; bid: string | null }) {
  const say = useSay()
  const session = useSession()
  const to = bid
    ? `/chats?type=Oracle&bid=${bid}`
    : session
      ? '/create-kundli/oracle'
      : '/free-kundli/oracle'
  return (
    <div className="mt-5">
      <ButtonLink
        kind="quiet"
        to={to}
        prefetch="none"
        onClick={() => {
          if (bid) draft(`chat:draft:Oracle:${bid}`, title)
        }}
      >
        {say(words.askOracle)}
      </ButtonLink>
      <p className="mt-2 text-fine text-soft">{say(words.askOracleNote)}</p>
    </div>
  )
}

/** Where the chat keeps what is typed and not yet sent. */
function draft(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Storage that is shut off: then the box is empty, as ever.
  }
}
