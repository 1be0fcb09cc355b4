import { keptQuestionWords as words } from '../../../words/wallet/kept-question.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import {
  askOnArrival,
  loadWaitingQuestion,
  type WaitingQuestion,
} from '../../core/waiting-question.ts'
import { ForwardIcon } from '../icon/page-icons.tsx'
import { detectLanguage } from '../text/detect-language.ts'
import { useHydrated } from '../use-hydrated.ts'

/**
 * The question that was left in a chat: what the browser's tab knows of, else what the server was sent.
 * The server cannot know the first, so it stands there once the script does.
 */
export function useWaitingQuestion(sent: WaitingQuestion | null): WaitingQuestion | null {
  const session = useSession()
  const isHydrated = useHydrated()
  return (isHydrated && session && loadWaitingQuestion(session.uid)) || sent
}

/** The question that waits, and the way back to it: asked on arrival where there is something to ask with. */
export function KeptQuestion({
  waiting: { question, path },
  canAsk,
}: {
  waiting: WaitingQuestion
  canAsk: boolean
}) {
  const say = useSay()
  return (
    <LocalizedLink
      to={path}
      prefetch="none"
      onClick={() => canAsk && askOnArrival()}
      className="mt-5 flex min-h-12 items-center justify-between gap-4 border-y border-rule py-2.5 hover:bg-wash"
    >
      <span className="min-w-0">
        <span className="block text-fine text-soft">{say(words.kept)}</span>
        <span lang={detectLanguage(question)} className="line-clamp-2 wrap-anywhere">
          “{question}”
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-action">
        {say(canAsk ? words.ask : words.back)}
        <ForwardIcon className="size-5" />
      </span>
    </LocalizedLink>
  )
}
