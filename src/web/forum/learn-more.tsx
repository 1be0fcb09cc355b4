import { Link } from 'react-router'
import { pointsByActivity, pointsPerDay, pointsPerQuestion } from '../../contract/core/constants.ts'
import { forumListWords } from '../../words/forum/forum-list.ts'
import {
  inviteRewardTemplate,
  learnMoreTemplates,
  learnWords as words,
} from '../../words/forum/learn-more.ts'
import type { LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, useLanguage, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import type { Route } from './+types/learn-more.ts'

export const meta: Route.MetaFunction = (args) => {
  // The Hindi explainer has two addresses; search engines are told of one.
  const isHindi = languageOf(args.location.pathname) === 'hi'
  const location = isHindi ? { ...args.location, pathname: '/hi/forum/learn-more' } : args.location
  return pageMeta({ ...args, location }, { title: words.title, description: words.description })
}

/** What an invitation brings is the operator's to set. */
export async function loader({ context }: Route.LoaderArgs) {
  const stats = await apiFor(context)('site/stats', {})
  return { invited: stats.ok ? stats.data.invited : { oracle: 0, astra: 0 } }
}

const earnings: [LocalizedText, number][] = [
  [words.earnDiscussion, pointsByActivity.discussion],
  [words.earnComment, pointsByActivity.comment],
  [words.earnVote, pointsByActivity.voteGiven],
  [words.earnUpvote, pointsByActivity.upvoteReceived],
]
const rules = [words.ruleSpam, words.ruleHate, words.ruleTopic, words.rulePerson, words.ruleBan]

/** How points are earned, spent and lost: one page in two languages, figures from the contract's constants. */
export default function LearnMore({ loaderData }: Route.ComponentProps) {
  const { invited: inviteReward } = loaderData
  const say = useSay()
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <div>
        <Links />
        <h1 className="mt-6 text-h2">{say(words.title)}</h1>
        <p className="mt-3 text-lead">{say(words.lead)}</p>
        <Earning />
        <PartTitle title={words.redeem} />
        <p>{say(learnMoreTemplates.rate, pointsPerQuestion)}</p>
        <p className="mt-1">{say(words.redeemWhere)}</p>
        <PartTitle title={words.transfer} />
        <p>{say(words.transferText)}</p>
        <PartTitle title={words.invite} />
        <p>{say(inviteRewardTemplate, inviteReward.oracle, inviteReward.astra)}</p>
        <ButtonLink kind="plain" to="/invite-earn" prefetch="none" className="px-0!">
          {say(words.inviteLink)}
        </ButtonLink>
        <PartTitle title={words.rules} />
        <Rules />
        <div className="mt-8">
          <ButtonLink to="/forum/create" prefetch="none">
            {say(forumListWords.start)}
          </ButtonLink>
        </div>
      </div>
    </Column>
  )
}

function PartTitle({ title }: { title: LocalizedText }) {
  const say = useSay()
  return <h2 className="mt-10 mb-3 text-h3">{say(title)}</h2>
}

/** Back to the list, and to the same page in the other language. */
function Links() {
  const say = useSay()
  const otherLanguage = useLanguage() === 'hi' ? 'en' : 'hi'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ButtonLink kind="quiet" to="/forum?page=1">
        {say(words.back)}
      </ButtonLink>
      <Link
        to={otherLanguage === 'hi' ? '/forum/learn-more-hindi' : '/forum/learn-more'}
        lang={otherLanguage}
        hrefLang={otherLanguage}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {say(words.other)}
      </Link>
    </div>
  )
}

function Earning() {
  const say = useSay()
  return (
    <>
      <PartTitle title={words.earn} />
      <DefinitionList>
        {earnings.map(([activity, count]) => (
          <DefinitionRow key={activity.en} term={say(activity)}>
            {say(learnMoreTemplates.points, count)}
          </DefinitionRow>
        ))}
      </DefinitionList>
      <p className="mt-3">{say(learnMoreTemplates.cap, pointsPerDay)}</p>
      <p className="mt-1 text-soft">{say(words.lost)}</p>
    </>
  )
}

function Rules() {
  const say = useSay()
  return (
    <ol className="list-decimal pl-6">
      {rules.map((rule) => (
        <li key={rule.en} className="py-1">
          {say(rule)}
        </li>
      ))}
    </ol>
  )
}
