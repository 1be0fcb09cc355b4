import { Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { pointsByActivity, pointsPerDay, pointsPerQuestion } from '../../contract/core/constants.ts'
import { forumWords } from '../../words/forum/forum.ts'
import {
  inviteRewardTemplate,
  learnMoreTemplates,
  learnWords as words,
} from '../../words/forum/learn-more.ts'
import { say, type LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, useLanguage } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, DefinitionRow, DefinitionList } from '../ui/page.tsx'

export const meta: MetaFunction = (args) => {
  // The Hindi explainer has two addresses; search engines are told of one.
  const isHindi = languageOf(args.location.pathname) === 'hi'
  const location = isHindi ? { ...args.location, pathname: '/hi/forum/learn-more' } : args.location
  return pageMeta({ ...args, location }, { title: words.title, description: words.description })
}

/** What an invitation brings is the operator's to set. */
export async function loader({ context }: LoaderFunctionArgs) {
  const stats = await apiFor(context)('site/stats', {})
  return { invited: 'status' in stats ? { oracle: 0, astra: 0 } : stats.invited }
}

/** How points are earned, spent and lost: one page in two languages, figures from the house's constants. */
export default function LearnMore() {
  const { invited: inviteReward } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const otherLanguage = language === 'hi' ? 'en' : 'hi'
  const sayHere = (sentence: LocalizedText) => say(sentence, language)
  const points = (count: number) => say(learnMoreTemplates.points, language, count)
  const earnings: [LocalizedText, number][] = [
    [words.earnDiscussion, pointsByActivity.discussion],
    [words.earnComment, pointsByActivity.comment],
    [words.earnVote, pointsByActivity.voteGiven],
    [words.earnUpvote, pointsByActivity.upvoteReceived],
  ]
  const rules = [words.ruleSpam, words.ruleHate, words.ruleTopic, words.rulePerson, words.ruleBan]
  const part = 'mt-10 mb-3 text-h3'
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ButtonLink kind="quiet" to="/forum?page=1">
            {sayHere(words.back)}
          </ButtonLink>
          <Link
            to={otherLanguage === 'hi' ? '/forum/learn-more-hindi' : '/forum/learn-more'}
            lang={otherLanguage}
            hrefLang={otherLanguage}
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {sayHere(words.other)}
          </Link>
        </div>
        <h1 className="mt-6 text-h2">{sayHere(words.title)}</h1>
        <p className="mt-3 text-lead">{sayHere(words.lead)}</p>
        <h2 className={part}>{sayHere(words.earn)}</h2>
        <DefinitionList>
          {earnings.map(([what, count]) => (
            <DefinitionRow key={what.en} term={sayHere(what)}>
              {points(count)}
            </DefinitionRow>
          ))}
        </DefinitionList>
        <p className="mt-3">{say(learnMoreTemplates.cap, language, pointsPerDay)}</p>
        <p className="mt-1 text-soft">{sayHere(words.lost)}</p>
        <h2 className={part}>{sayHere(words.redeem)}</h2>
        <p>{say(learnMoreTemplates.rate, language, pointsPerQuestion)}</p>
        <p className="mt-1">{sayHere(words.redeemWhere)}</p>
        <h2 className={part}>{sayHere(words.transfer)}</h2>
        <p>{sayHere(words.transferText)}</p>
        <h2 className={part}>{sayHere(words.invite)}</h2>
        <p>{say(inviteRewardTemplate, language, inviteReward.oracle, inviteReward.astra)}</p>
        <ButtonLink kind="plain" to="/invite-earn" prefetch="none" className="px-0!">
          {sayHere(words.inviteLink)}
        </ButtonLink>
        <h2 className={part}>{sayHere(words.rules)}</h2>
        <ol className="list-decimal pl-6">
          {rules.map((rule) => (
            <li key={rule.en} className="py-1">
              {sayHere(rule)}
            </li>
          ))}
        </ol>
        <div className="mt-8">
          <ButtonLink to="/forum/create" prefetch="none">
            {sayHere(forumWords.start)}
          </ButtonLink>
        </div>
      </div>
    </Column>
  )
}
