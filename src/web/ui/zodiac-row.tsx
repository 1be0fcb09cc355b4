import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { RashiIcon } from './icon/sky-icons.tsx'

/**
 * The twelve signs as links to their horoscope, in the order of the sky: four, six or twelve to a line.
 * `current` (0 to 11) is the sign whose page this is; `label` names the row for those who can't see it.
 */
export function ZodiacRow({
  label,
  when = 'Today',
  current,
}: {
  label: string
  when?: 'Yesterday' | 'Today' | 'Tomorrow'
  current?: number
}) {
  const say = useSay()
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-4 border-t border-l border-rule sm:grid-cols-6 lg:grid-cols-12">
        {zodiacSigns.map(({ value, title }, rashi) => (
          <li key={value} className="border-r border-b border-rule">
            <LocalizedLink
              to={`/horoscope?zodiac=${value}&when=${when}`}
              aria-current={rashi === current ? 'page' : undefined}
              className="flex min-h-20 flex-col items-center justify-center gap-1.5 px-0.5 py-3 text-center text-fine hover:bg-wash aria-[current]:bg-wash aria-[current]:font-semibold"
            >
              <RashiIcon rashi={rashi} className="size-7" />
              {say(title)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
