import { useRouteLoaderData } from 'react-router'
import type { MouseEvent } from 'react'
import type { MatchData } from '../../contract/kundli/match.ts'
import { matchingWords as words, sharedMatch } from '../../words/matching/matching.ts'
import { formatNumber } from '../../words/say.ts'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { partnerRoles } from './couple.ts'
import type { Couple, PersonFormState } from './couple.ts'

/** Keeps a match, passes its figure on without a name, or prints it. */
export function MatchActions({
  match,
  people,
}: {
  match: MatchData
  people: Couple<PersonFormState>
}) {
  const say = useSay()
  const language = useLanguage()
  const session = useSession()
  const logIn = useLoginDialog()
  const isHydrated = useHydrated()
  const root = useRouteLoaderData<{ origin: string }>('root')
  const isSaved = partnerRoles.every((role) => people[role].formValues.bid)
  const points = formatNumber(match.total_with_exceptions)
  const text = `${say(sharedMatch, points)} ${root?.origin ?? ''}${inLanguage('/kundli-matching', language)}`
  const save = (event: MouseEvent<HTMLButtonElement>) => {
    if (session) return
    event.preventDefault()
    const button = event.currentTarget
    logIn(undefined, () => button.form?.requestSubmit(button))
  }
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Closing the sheet is no fault.
    navigator.share({ text }).catch(() => {})
  }
  return (
    <div className="mt-8 print:hidden">
      {isSaved && <p className="mb-2 text-fine text-soft">{say(words.saved)}</p>}
      <div className="flex flex-wrap gap-2">
        {!isSaved && (
          <Button type="submit" form="couple" name="intent" value="save" onClick={save}>
            {say(words.save)}
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={share}
          className="inline-flex min-h-12 items-center rounded-md border border-edge px-4 font-semibold hover:bg-wash"
        >
          {say(words.share)}
        </a>
        {isHydrated && (
          <Button kind="quiet" onClick={() => window.print()}>
            {say(words.print)}
          </Button>
        )}
      </div>
    </div>
  )
}
