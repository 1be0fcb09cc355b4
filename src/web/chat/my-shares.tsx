import { Form, data, redirect } from 'react-router'
import { chatToolTemplates, chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { messageOf, type ApiData } from '../api/result.ts'
import { href } from '../core/href.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import type { Route } from './+types/my-shares.ts'
import { orFailure } from './mutations/chat-action.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: chatToolWords.myLinks,
    description: chatToolWords.myLinksText,
    noindex: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const list = await apiFor(context)('chats/getShares', {})
  return { shares: list.ok ? list.data.shares : [] }
}

/** Revokes one link. One that is gone already is what was wanted. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const share_id = formTextReader(await request.formData())('share_id')
  const result = await apiFor(context)('chats/unshare', { share_id })
  if (result.ok || [404, 422].includes(result.status))
    throw redirect(href('/shared', {}, languageOf(url.pathname)))
  return data(messageOf(result), { status: result.status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure(serverAction)
}

type Share = ApiData<'chats/getShares'>['shares'][number]

export default function MyShares({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { shares } = loaderData
  const say = useSay()
  return (
    <Column className="py-10 sm:py-14">
      <h1 className="text-h2">{say(chatToolWords.myLinks)}</h1>
      <p className="mt-3 text-soft">
        {say(shares.length ? chatToolWords.myLinksText : chatToolWords.noLinks)}
      </p>
      {failure && (
        <p role="alert" className="mt-3 text-sindoor">
          {failure.message || say(chatWords.errorLater)}
        </p>
      )}
      {shares.length === 0 && (
        <ButtonLink to="/chats" className="mt-6 self-start">
          {say(chatToolWords.toChats)}
        </ButtonLink>
      )}
      <ul className="mt-6">
        {shares.map((share) => (
          <ShareItem key={share.share_id} share={share} />
        ))}
      </ul>
    </Column>
  )
}

function ShareItem({ share }: { share: Share }) {
  const say = useSay()
  const language = useLanguage()
  const Symbol = share.astrologer === 'Astra' ? AstraIcon : OracleIcon
  return (
    <li className="flex gap-3 border-b border-rule py-4 first:border-t">
      <Symbol className="mt-0.5 size-6 text-soft" />
      <div className="min-w-0 grow">
        <p className="line-clamp-2" lang={detectLanguage(share.question)}>
          {share.question}
        </p>
        <p className="mt-0.5 text-fine text-soft">
          {say(personaNames[share.astrologer])} ·{' '}
          {say(chatToolTemplates.sharedOn, formatDate(share.created_at, language))} ·{' '}
          {say(share.with_question ? chatToolWords.showsQuestion : chatToolWords.hidesQuestion)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <LocalizedLink
            to={share.path}
            prefetch="none"
            className="inline-flex min-h-11 items-center text-action underline"
          >
            {say(chatToolWords.open)}
          </LocalizedLink>
          <Form method="post">
            <input type="hidden" name="share_id" value={share.share_id} />
            <Button kind="plain" type="submit" className="text-sindoor">
              {say(chatToolWords.revoke)}
            </Button>
          </Form>
        </div>
      </div>
    </li>
  )
}
