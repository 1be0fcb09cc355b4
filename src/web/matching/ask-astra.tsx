import type { MatchData } from '../../contract/kundli/match.ts'
import { askAbout, matchingWords as words, questionOfTwo } from '../../words/matching/matching.ts'
import { saveSessionText } from '../core/session-text.ts'
import { useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { partnerRoles } from './couple.ts'
import type { Couple, PersonFormState } from './couple.ts'

/** The way from a match to a chat: about either saved kundli, or first to where one is saved. */
export function AskAstra({ match, people }: { match: MatchData; people: Couple<PersonFormState> }) {
  const say = useSay()
  const session = useSession()
  const savedKundlis = partnerRoles.flatMap((role) => {
    const { bid } = people[role].formValues
    return bid ? [{ bid, name: match[role].name }] : []
  })
  if (savedKundlis.length === 0)
    return (
      <div className="mt-10">
        <ButtonLink wide to={session ? '/create-kundli/astra' : '/free-kundli/astra'}>
          {say(words.askTitle)}
        </ButtonLink>
        <p className="mt-2 text-fine text-soft">{say(words.askHint)}</p>
      </div>
    )
  return (
    <div className="mt-10 grid gap-3">
      {savedKundlis.map(({ bid, name }, place) => (
        <ButtonLink
          key={bid + place}
          wide
          kind={place ? 'quiet' : 'primary'}
          to={`/chats?type=Astra&bid=${bid}`}
          prefetch="none"
          onClick={() =>
            saveSessionText(
              `draft:Astra:${bid}`,
              say(questionOfTwo, match.bride.name, match.groom.name),
            )
          }
        >
          {say(askAbout, name)}
        </ButtonLink>
      ))}
    </div>
  )
}
