import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { useSay } from '../core/language.tsx'
import { CodeEntry } from '../ui/code/code-entry.tsx'
import type { SentCode } from '../ui/code/request-code.ts'
import { SentMessage } from '../ui/code/sent-message.tsx'
import { useShowProblem } from '../ui/overlay/use-show-problem.ts'
import type { DeletionState } from './delete-account-action.ts'

export interface DeletionCodeProps {
  fetcher: FetcherWithComponents<DeletionState>
  state: DeletionState
  sentCode: SentCode
}

/** Asks for the code that was sent: with it the account is deleted. */
export default function DeletionCode({ fetcher, state, sentCode }: DeletionCodeProps) {
  const say = useSay()
  // A code that was refused comes back without where it went.
  const [{ message }] = useState(sentCode)
  useShowProblem(fetcher.data?.problem)
  return (
    <>
      <h2 className="mb-3 text-h4">{say(words.deleteCode)}</h2>
      {message && (
        <p aria-live="polite" className="mb-4">
          <SentMessage text={message} />
        </p>
      )}
      <CodeEntry fetcher={fetcher} kind="danger" problem={state.problem}>
        <input type="hidden" name="mobile" value={sentCode.mobile} />
        <input type="hidden" name="token" value={sentCode.token} />
      </CodeEntry>
    </>
  )
}
