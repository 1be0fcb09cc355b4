import { Form, redirect, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { chatToolTemplates, chatToolWords } from '../../words/chat/chat-tools.ts'
import { personaNames } from '../../words/chat/chat.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'

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

/** Revokes one link. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const share_id = (await request.formData()).get('share_id')
  try {
    if (typeof share_id === 'string') await apiFor(context)('chats/unshare', { share_id })
  } catch (refusal) {
    // One that is gone already is what was wanted.
    if (!(refusal instanceof Response) || ![404, 422].includes(refusal.status)) throw refusal
  }
  return redirect(inLanguage('/shared', languageOf(url.pathname)))
}

export default function MyShares() {
  const { shares } = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  return (
    <Column className="py-10 sm:py-14">
      <h1>{say(chatToolWords.myLinks)}</h1>
      <p className="mt-3 text-soft">
        {say(shares.length ? chatToolWords.myLinksText : chatToolWords.noLinks)}
      </p>
      {shares.length === 0 && (
        <ButtonLink to="/chats" className="mt-6 self-start">
          {say(chatToolWords.toChats)}
        </ButtonLink>
      )}
      <ul className="mt-6">
        {shares.map((share) => {
          const Symbol = share.astrologer === 'Astra' ? AstraIcon : OracleIcon
          return (
            <li
              key={share.share_id}
              className="flex gap-3 border-b border-rule py-4 first:border-t"
            >
              <Symbol className="mt-0.5 size-6 text-soft" />
              <div className="min-w-0 grow">
                <p className="line-clamp-2" lang={detectLanguage(share.question)}>
                  {share.question}
                </p>
                <p className="mt-0.5 text-fine text-soft">
                  {say(personaNames[share.astrologer])} ·{' '}
                  {say(chatToolTemplates.sharedOn, formatDate(share.created_at, language))} ·{' '}
                  {say(
                    share.with_question ? chatToolWords.showsQuestion : chatToolWords.hidesQuestion,
                  )}
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
        })}
      </ul>
    </Column>
  )
}
