import type { DiscussionData } from '../../../contract/forum.ts'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'

/** Sign, nakshatra and dasha lord of who asks; each leads to the discussions that share it. */
export function Tags({ discussion }: { discussion: DiscussionData }) {
  const say = useSay()
  const tags = (
    [
      ['rashi', discussion.rashi_tag],
      ['nakshatra', discussion.nakshatra_tag],
      ['mahadasha', discussion.mahadasha_tag],
    ] as const
  ).filter(([, tag]) => tag !== '')
  if (!tags.length) return null
  return (
    <ul className="flex flex-wrap gap-2 text-fine">
      {tags.map(([name, tag]) => (
        <li key={name}>
          <LocalizedLink
            to={`/forum?${name}=${discussion[name]}`}
            prefetch="none"
            className="inline-flex min-h-9 items-center whitespace-pre rounded-full border border-rule px-3 hover:border-edge hover:bg-wash"
          >
            {tag}
            {name === 'mahadasha' && ` ${say(words.mahadasha)}`}
          </LocalizedLink>
        </li>
      ))}
    </ul>
  )
}
