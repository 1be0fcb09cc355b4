import { Form, useSubmit } from 'react-router'
import { forumListWords as words } from '../../../words/forum/forum-list.ts'
import { inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { TextInput } from '../../ui/form/field.tsx'
import { SearchIcon } from '../../ui/icon/page-icons.tsx'

/** Searching is an address; an emptied box gives the whole list back. */
export function Search({ query }: { query: string }) {
  const say = useSay()
  const submit = useSubmit()
  const address = inLanguage('/forum', useLanguage())
  return (
    <search className="min-w-0 flex-1">
      <Form method="get" action={address} className="flex gap-2">
        <TextInput
          type="search"
          name="query"
          maxLength={100}
          aria-label={say(words.search)}
          placeholder={say(words.searchButton)}
          defaultValue={query}
          onChange={(event) => {
            if (query && event.currentTarget.value === '')
              void submit(null, { method: 'get', action: address })
          }}
        />
        <Button type="submit" kind="quiet" className="shrink-0 px-3!">
          <SearchIcon className="size-6" />
          <span className="sr-only">{say(words.searchButton)}</span>
        </Button>
      </Form>
    </search>
  )
}
