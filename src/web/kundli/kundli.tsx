import { Form, data, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import type { WireInput } from '../../contract/apis.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { sessionOf } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Page } from '../ui/page.tsx'
import { KundliView } from './view/kundli-view.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** One's own saved kundli (`bid`), a division drawn (`varga`) and a dasha unfolded (`dasha`) where asked for. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = url
  const language = languageOf(pathname)
  if (!(await sessionOf(request, context))) {
    const next = new URLSearchParams({ next: pathname + search })
    throw redirect(inLanguage(`/?${next}`, language))
  }
  const bid = searchParams.get('bid') ?? ''
  if (!isId(bid)) throw redirect(inLanguage('/create-kundli', language))
  const input = {
    bid,
    varga: searchParams.get('varga') ?? undefined,
    dasha: searchParams.get('dasha') ?? undefined,
    facts: searchParams.has('facts'),
  } as WireInput<'birthdetails/kundli'>
  try {
    const found = await apiFor(context)('birthdetails/kundli', input)
    return data({ bid, kundli: found.status === 'success' ? found.kundli : null })
  } catch (refusal) {
    if (refusal instanceof Response && [404, 422].includes(refusal.status))
      return data({ bid, kundli: null }, { status: 404 })
    throw refusal
  }
}

export default function Kundli() {
  const { bid, kundli } = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  if (!kundli)
    return (
      <Column className="py-12">
        <h1 className="text-h2">{say(words.gone)}</h1>
        <p className="mt-2 mb-6 text-soft">{say(words.goneMore)}</p>
        <ButtonLink to="/create-kundli">{say(words.back)}</ButtonLink>
      </Column>
    )
  return (
    <>
      <Page className="pt-4 pb-10">
        <p className="mb-3 text-fine max-lg:mx-auto max-lg:max-w-column">
          <LocalizedLink
            to="/create-kundli"
            className="inline-flex min-h-11 items-center text-action"
          >
            ‹ {say(words.back)}
          </LocalizedLink>
        </p>
        <Form method="get" preventScrollReset>
          <input type="hidden" name="bid" value={bid} />
          <KundliView key={`${bid} ${language}`} kundli={kundli} of={{ bid }} beside heading="h1" />
        </Form>
        <p className="mt-8 max-lg:mx-auto max-lg:max-w-column">
          <ButtonLink kind="plain" to={`/kundli-matching?bid=${bid}`} prefetch="none">
            {say(words.match)}
          </ButtonLink>
          {/* A file, no page of the router: a plain link, which the browser asks for itself. */}
          <a
            href={`/reports/kundli.pdf?bid=${bid}&language=${language === 'hi' ? 'Hindi' : 'English'}`}
            className="inline-flex min-h-12 items-center px-2 font-semibold text-action underline-offset-4 hover:underline"
          >
            {say(words.report)}
          </a>
        </p>
      </Page>
      <div className="sticky bottom-0 z-10 border-t border-rule bg-paper py-3">
        <Column>
          <ButtonLink wide to={`/chats?type=Oracle&bid=${bid}`} prefetch="none">
            {say(words.ask)}
          </ButtonLink>
        </Column>
      </div>
    </>
  )
}
