import { forumWords as words } from '../../words/forum/forum.ts'
import { useSay } from '../core/language.tsx'

/** Sign, nakshatra and dasha lord of who asks. */
export function Tags({
  rashi_tag,
  nakshatra_tag,
  mahadasha_tag,
}: {
  rashi_tag: string
  nakshatra_tag: string
  mahadasha_tag: string
}) {
  const say = useSay()
  const tags = (
    [
      [words.rashi, rashi_tag],
      [words.nakshatra, nakshatra_tag],
      [words.mahadasha, mahadasha_tag],
    ] as const
  ).filter(([, tag]) => tag !== '')
  if (!tags.length) return null
  return (
    <dl className="flex flex-wrap gap-x-5 text-fine">
      {tags.map(([term, tag]) => (
        <div key={term.en} className="flex gap-1.5">
          <dt className="text-soft">{say(term)}</dt>
          <dd>{tag}</dd>
        </div>
      ))}
    </dl>
  )
}
