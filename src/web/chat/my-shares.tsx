import { Form, data, redirect, useActionData, useLoaderData } from 'react-router'
import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  LoaderFunctionArgs,
  MetaFunction,
} from 'react-router'
import { chatToolTemplates, chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { apiResult } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { orFailure } from './mutations/chat-action.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: chatToolWords.myLinks,
    description: chatToolWords.myLinksText,
    noindex: true,
  })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const listed = await apiFor(context)('chats/getShares', {})
  return { shares: listed.status === 'success' ? listed.shares : [] }
}

/** Revokes one link. One that is gone already is what was wanted. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const share_id = formTextReader(await request.formData())('share_id')
  const {
    ok: isOk,
    status,
    message,
  } = await apiResult(apiFor(context), 'chats/unshare', { share_id })
  if (isOk || [404, 422].includes(status))
    return redirect(inLanguage('/shared', languageOf(url.pathname)))
  return data({ message }, { status })
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orFailure(() => serverAction<{ message: string }>())
}

type Share = ReturnType<typeof useLoaderData<typeof loader>>['shares'][number]

export default function MyShares() {
  const { shares } = useLoaderData<typeof loader>()
  const failure = useActionData<{ message: string }>()
  const say = useSay()
  return (
    <Column className="py-10 sm:py-14">
      <h1>{say(chatToolWords.myLinks)}</h1>
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
