import { data } from 'react-router'
import { chatToolTemplates, chatToolWords } from '../../words/chat/chat-tools.ts'
import { personaNames } from '../../words/chat/chat.ts'
import { siteWords } from '../../words/app/site.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import type { Route } from './+types/shared-answer.ts'

// Nothing of the answer stands in the head: what a messenger's preview fetches is kept by others.
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: chatToolWords.sharedTitle,
    description: chatToolWords.sharedDescription,
    linkPicture: 'answer',
    noindex: true,
  })

/** The answer, or null (404) once its link is no longer shared. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await apiFor(context)('chats/getShared', { share_id: params.shareId })
  if (!result.ok && [200, 404, 422].includes(result.status))
    return data({ shared: null }, { status: 404 })
  return data({ shared: requireData(result) })
}

export default function SharedAnswer({ loaderData }: Route.ComponentProps) {
  const { shared: sharedAnswer } = loaderData
  const say = useSay()
  if (!sharedAnswer)
    return (
      <Column className="py-14 sm:py-20">
        <h1>{say(chatToolWords.sharedGone)}</h1>
        <p className="mt-4 text-lead text-soft">{say(chatToolWords.sharedGoneText)}</p>
        <ButtonLink to={`/free-kundli?type=Oracle`} className="mt-8">
          {say(chatToolWords.askYours)}
        </ButtonLink>
      </Column>
    )
  const Symbol = sharedAnswer.astrologer === 'Astra' ? AstraIcon : OracleIcon
  return (
    <Column className="py-10 sm:py-16">
      <div className="rule-scotch flex items-center gap-3 pb-3">
        <Symbol className="size-9" />
        <h1 className="text-h3">
          {say(chatToolTemplates.sharedBy, say(personaNames[sharedAnswer.astrologer]))}
        </h1>
      </div>
      {sharedAnswer.question && (
        <p className="mt-6 text-lead font-semibold" lang={detectLanguage(sharedAnswer.question)}>
          {sharedAnswer.question}
        </p>
      )}
      <div className="mt-6 space-y-4 text-lead" lang={detectLanguage(sharedAnswer.answer)}>
        {sharedAnswer.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-8 border-t border-rule pt-4 text-fine text-soft">{say(siteWords.label)}</p>
      <ButtonLink to={`/free-kundli?type=${sharedAnswer.astrologer}`} wide className="mt-6">
        {say(chatToolWords.askYours)}
      </ButtonLink>
    </Column>
  )
}
