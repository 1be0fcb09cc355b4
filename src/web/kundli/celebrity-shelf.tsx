import { useState } from 'react'
import { Form } from 'react-router'
import type { CelebrityKind } from '../../contract/kundli/celebrity-kinds.ts'
import { celebrityKindWords, celebrityWords as words } from '../../words/kundli/celebrity.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { searchCelebrities } from './search-celebrities.ts'

/** Somebody of the shelf, as the list shows them. */
export interface ListedCelebrity {
  key: string
  kind: CelebrityKind
  name: string
  names: { en: string; hi: string }
  known_for: string
  /** "1929–2022" */
  years: string
}

interface CelebrityShelfProps {
  people: readonly ListedCelebrity[]
  persona: string
  /** What is searched for as the page opens. */
  query: string
}

/** The people by what they are known for, in the order given, to be searched by name in either script, also without the script. */
export function CelebrityShelf({ people, persona, query: firstQuery }: CelebrityShelfProps) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [query, setQuery] = useState(firstQuery)
  const matches = searchCelebrities(people, query)
  const groups = [...new Set(matches.map(({ kind }) => kind))].map((kind) => ({
    kind,
    members: matches.filter((it) => it.kind === kind),
  }))
  return (
    <>
      <search>
        <Form method="get" className="flex max-w-text items-end gap-2">
          <input type="hidden" name="type" value={persona} />
          <Field label={say(words.search)} className="flex-1">
            {(field) => (
              <TextInput
                {...field}
                type="search"
                name="q"
                value={query}
                maxLength={60}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
          {!isHydrated && (
            <Button type="submit" kind="quiet">
              {say(words.find)}
            </Button>
          )}
        </Form>
      </search>
      <output className="mt-3 block text-soft">{groups.length === 0 && say(words.nobody)}</output>
      {groups.length === 0 && (
        <LocalizedLink
          to={`/free-kundli-celeb?type=${persona}`}
          className="inline-flex min-h-11 items-center"
          onClick={() => setQuery('')}
        >
          {say(words.everybody)}
        </LocalizedLink>
      )}
      {groups.map(({ kind, members }, place) => (
        // A search unfolds what it leaves; without one the first group shows what there is.
        <details key={kind} open={query.trim() !== '' || place === 0}>
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 border-t border-ink py-2">
            <h2 className="text-h4">{say(celebrityKindWords[kind])}</h2>
            <span className="figures text-fine text-soft">{members.length}</span>
          </summary>
          <Members members={members} persona={persona} />
        </details>
      ))}
    </>
  )
}

/** The people of one kind, each leading to their chart. */
function Members({
  members,
  persona,
}: {
  members: CelebrityShelfProps['people']
  persona: CelebrityShelfProps['persona']
}) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ key, name, known_for, years }) => (
        <li key={key} className="border-t border-rule">
          <LocalizedLink
            to={`/free-kundli-celeb?type=${persona}&who=${key}`}
            prefetch="none"
            className="block min-h-11 py-2 hover:bg-wash"
          >
            <span className="flex items-baseline justify-between gap-x-4">
              <span className="font-semibold text-action">{name}</span>
              <span className="figures text-fine whitespace-nowrap text-soft">{years}</span>
            </span>
            <span className="block text-fine text-soft">{known_for}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
