import { Form, data, redirect } from 'react-router'
import type { WireInput } from '../../contract/apis.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Page } from '../ui/page.tsx'
import type { Route } from './+types/kundli.ts'
import { KundliView } from './view/kundli-view.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** One's own saved kundli (`bid`), a division drawn (`varga`) and a dasha unfolded (`dasha`) where asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const bid = searchParams.get('bid') ?? ''
  if (!isId(bid)) throw redirect(inLanguage('/create-kundli', languageOf(pathname)))
  const input = {
    bid,
    varga: searchParams.get('varga') ?? undefined,
    dasha: searchParams.get('dasha') ?? undefined,
    facts: searchParams.has('facts'),
  } as WireInput<'birthdetails/kundli'>
  const result = await apiFor(context)('birthdetails/kundli', input)
  if (!result.ok && [404, 422].includes(result.status))
    return data({ bid, kundli: null }, { status: 404 })
  if (!result.ok && result.status === 200) return data({ bid, kundli: null })
  return data({ bid, kundli: requireData(result).kundli })
}

export default function Kundli({ loaderData }: Route.ComponentProps) {
  const { bid, kundli } = loaderData
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
