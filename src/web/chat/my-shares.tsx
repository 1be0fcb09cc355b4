import { Form, redirect, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { aroundCounts, aroundWords } from '../../words/chat/chat-around.ts'
import { personaNames } from '../../words/chat/chat.ts'
import { date } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { describe } from '../core/head.ts'
import { A, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { Astra, Oracle } from '../ui/icon/persona-symbols.tsx'
import { languageWritten } from '../ui/text/language-written.ts'

export const meta: MetaFunction = (args) =>
  describe(args, {
    title: aroundWords.myLinks,
    description: aroundWords.myLinksText,
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
      <h1>{say(aroundWords.myLinks)}</h1>
      <p className="mt-3 text-soft">
        {say(shares.length ? aroundWords.myLinksText : aroundWords.noLinks)}
      </p>
      {shares.length === 0 && (
        <ButtonLink to="/chats" className="mt-6 self-start">
          {say(aroundWords.toChats)}
        </ButtonLink>
      )}
      <ul className="mt-6">
        {shares.map((share) => {
          const Symbol = share.astrologer === 'Astra' ? Astra : Oracle
          return (
            <li
              key={share.share_id}
              className="flex gap-3 border-b border-rule py-4 first:border-t"
            >
              <Symbol className="mt-0.5 size-6 text-soft" />
              <div className="min-w-0 grow">
                <p className="line-clamp-2" lang={languageWritten(share.question)}>
                  {share.question}
                </p>
                <p className="mt-0.5 text-fine text-soft">
                  {say(personaNames[share.astrologer])} ·{' '}
                  {say(aroundCounts.sharedOn, date(share.created_at, language))} ·{' '}
                  {say(share.with_question ? aroundWords.showsQuestion : aroundWords.hidesQuestion)}
                </p>
                <div className="mt-2 flex flex-wrap items-center gap-x-5">
                  <A
                    to={share.path}
                    prefetch="none"
                    className="inline-flex min-h-11 items-center text-action underline"
                  >
                    {say(aroundWords.open)}
                  </A>
                  <Form method="post">
                    <input type="hidden" name="share_id" value={share.share_id} />
                    <Button kind="plain" type="submit" className="text-sindoor">
                      {say(aroundWords.revoke)}
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
