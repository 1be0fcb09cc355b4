import type { ReactNode } from 'react'
import { discussionLists } from '../../../contract/core/constants.ts'
import { forumListWords as words, listNames } from '../../../words/forum/forum-list.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { listAddress, type ListChoice } from './list-address.ts'

const languages = [
  [undefined, words.anyLanguage],
  ['en', { en: 'English', hi: 'English' }],
  ['hi', { en: 'हिंदी', hi: 'हिंदी' }],
] as const

/** The four lists as tabs, and below them the languages: each an address. */
export function ListChoices({
  choice,
  isSearch,
  children,
}: {
  choice: ListChoice
  isSearch: boolean
  /** Stands in a line with the languages. */
  children: ReactNode
}) {
  const say = useSay()
  const { list, language, ...tag } = choice
  const hasTag = Object.keys(tag).length > 0
  const narrowed = language ? { language } : {}
  return (
    <>
      <nav aria-label={say(words.lists)} className="mt-2 border-b border-rule">
        <ul className="-mx-2 flex overflow-x-auto">
          {discussionLists.map((name) => (
            <li key={name}>
              <LocalizedLink
                to={listAddress({ list: name, ...narrowed })}
                prefetch="none"
                aria-current={name === list && !isSearch && !hasTag ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-3 border-transparent px-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:font-semibold aria-[current=page]:text-ink sm:px-4"
              >
                {say(listNames[name])}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center gap-x-2">
        {children}
        {!isSearch && (
          <nav aria-label={say(words.languages)} className="ml-auto">
            <ul className="flex">
              {languages.map(([code, name]) => (
                <li key={name.en}>
                  <LocalizedLink
                    to={listAddress({ list, ...tag, ...(code && { language: code }) })}
                    prefetch="none"
                    lang={code}
                    aria-current={code === language ? 'true' : undefined}
                    className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 text-fine text-soft hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:underline-offset-4"
                  >
                    {say(name)}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}
