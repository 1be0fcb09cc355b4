import { Suspense } from 'react'
import type { MouseEvent } from 'react'
import type { MatchData } from '../../contract/kundli/match.ts'
import { matchingWords as words, sharedMatch } from '../../words/matching/matching.ts'
import { formatNumber } from '../../words/say.ts'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { useLanguage, useSay } from '../core/language.tsx'
import { usePageLink } from '../core/use-page-link.ts'
import { useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { LazyShareLinks } from '../ui/share/lazy-share-links.ts'
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
  const linkTo = usePageLink()
  const isSaved = partnerRoles.every((role) => people[role].formValues.bid)
  const points = formatNumber(match.total_with_exceptions)
  const save = (event: MouseEvent<HTMLButtonElement>) => {
    if (session) return
    event.preventDefault()
    const button = event.currentTarget
    logIn(undefined, () => button.form?.requestSubmit(button))
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
        <Suspense fallback={null}>
          <LazyShareLinks
            text={say(sharedMatch, points)}
            link={linkTo('/kundli-matching')}
            picture={`/cards/${language}/match/${match.total_with_exceptions}.png`}
          />
        </Suspense>
        {isHydrated && (
          <Button kind="quiet" onClick={() => window.print()}>
            {say(words.print)}
          </Button>
        )}
      </div>
    </div>
  )
}
