import { useLocation } from 'react-router'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { LogInButton } from '../../app/shell/login-provider.tsx'
import { useSay } from '../../core/language.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import type { ForumActionResult } from './forum-action.ts'
import { textOfResult } from './text-of-result.ts'

/** What came of a form that was sent without the script, and the way on where it was refused for who sent it. */
export function Refused({ result }: { result: ForumActionResult }) {
  const { status } = result
  const say = useSay()
  const { pathname, search } = useLocation()
  return (
    <>
      <output className="block">{textOfResult(result, say)}</output>
      {status === 401 && <LogInButton kind="plain" />}
      {status === 403 && (
        <ButtonLink
          kind="plain"
          prefetch="none"
          to={`/forum/create?${new URLSearchParams({ next: pathname + search })}`}
        >
          {say(words.nameFirst)}
        </ButtonLink>
      )}
    </>
  )
}
