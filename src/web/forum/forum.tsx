import { Form, useSubmit } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { forumListWords } from '../../words/forum/forum-list.ts'
import { apiFor } from '../api/client.ts'
import { serverActionOr } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { TextInput } from '../ui/form/field.tsx'
import { Note, Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Route } from './+types/forum.ts'
import { DiscussionEntry } from './discussion-entry.tsx'
import { forumAction } from './forum-action.ts'
import { unreachable } from './unreachable.ts'
import { pageFromQuery } from '../core/page-from-query.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: forumListWords.title,
    description: forumListWords.description,
    linkPicture: 'forum',
    query: (args.loaderData?.page ?? 1) > 1 ? ['page'] : [],
    // What was searched for, and pages that hold nothing, are not for search engines.
    noindex:
      args.loaderData !== undefined &&
      (args.loaderData.query !== '' || !args.loaderData.discussions.length),
  })

/** A page of discussions, or of what a search found. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 100)
  const result = await apiFor(context)('astrohub/search_discussions', {
    start: page,
    ...(query && { query }),
  })
  return {
    page,
    query,
    discussions: result.ok ? result.data.discussions : [],
    pageCount: result.ok ? result.data.page_count : 1,
    near: (result.ok && result.data.near) || false,
    problem: result.ok ? null : result.message,
  }
}

export const action = forumAction

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, unreachable)
}

export default function Forum({ loaderData, actionData: done }: Route.ComponentProps) {
  const { page, query, discussions, pageCount, near, problem } = loaderData
  const say = useSay()
  const to = (number: number) =>
    `/forum?${new URLSearchParams({ page: String(number), ...(query && { query }) })}`
  return (
    <Page className="py-8 sm:py-12">
      <header className="rule-scotch flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div>
          <h1 className="text-h2">{say(words.title)}</h1>
          <p className="mt-1 max-w-text text-soft">{say(forumListWords.description)}</p>
        </div>
        <ButtonLink to="/forum/create" prefetch="none" className="max-sm:w-full">
          {say(forumListWords.start)}
        </ButtonLink>
      </header>
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="pt-5 lg:order-2">
          <Search key={query} query={query} />
          <ul className="mt-2 flex flex-wrap gap-x-6 lg:flex-col">
            <li>
              <LocalizedLink to="/forum?page=1" className={link}>
                {say(forumListWords.latest)}
              </LocalizedLink>
            </li>
            <li>
              <LocalizedLink to="/forum/learn-more" className={link}>
                {say(forumListWords.wantFree)}
                <span className="ml-2 rounded-md bg-marigold px-1.5 text-fine leading-6 text-[oklch(26%_0.055_275)]">
                  {say(forumListWords.new)}
                </span>
              </LocalizedLink>
            </li>
          </ul>
        </div>
        <div className="max-lg:mt-4">
          {done && (
            <Note className="mt-4">
              <output>{done.message || say(words.wrong)}</output>
            </Note>
          )}
          {problem !== null && <Note className="mt-5">{problem || say(words.wrong)}</Note>}
          {near && <p className="pt-5 text-soft">{say(forumListWords.near)}</p>}
          {discussions.map((it) => (
            <DiscussionEntry key={it.did} discussion={it} />
          ))}
          {problem === null && !discussions.length && (
            <p className="py-8 text-soft">
              {say(query ? forumListWords.noneSearch : forumListWords.none)}
            </p>
          )}
          <Pager page={page} pageCount={pageCount} to={to} />
        </div>
      </div>
    </Page>
  )
}

const link = 'inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline'

/** Searching is an address; an emptied box gives the whole list back. */
function Search({ query }: { query: string }) {
  const say = useSay()
  const submit = useSubmit()
  const address = inLanguage('/forum', useLanguage())
  return (
    <search>
      <Form method="get" action={address} className="flex gap-2">
        <TextInput
          type="search"
          name="query"
          maxLength={100}
          aria-label={say(forumListWords.search)}
          placeholder={say(forumListWords.search)}
          defaultValue={query}
          onChange={(event) => {
            if (query && event.currentTarget.value === '')
              void submit(null, { method: 'get', action: address })
          }}
        />
        <Button type="submit" kind="quiet">
          {say(forumListWords.searchButton)}
        </Button>
      </Form>
    </search>
  )
}
