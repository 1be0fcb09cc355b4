import { signPickerWords as words } from '../../../words/forum/list-parts.ts'
import { zodiacSigns } from '../../../words/horoscope/zodiac.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { RashiIcon } from '../../ui/icon/sky-icons.tsx'

/** The twelve signs, for whom the Moon's sign is not known; it is taken from the kundli of a profile. */
export default function SignPicker() {
  const say = useSay()
  const hasName = Boolean(useSession()?.displayName)
  return (
    <section aria-label={say(words.chooseRashi)} className="py-4">
      <p className="text-soft">{say(words.chooseRashi)}</p>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {zodiacSigns.map(({ value, title }, rashi) => (
          <li key={value}>
            <LocalizedLink
              to={`/forum?page=1&rashi=${rashi}`}
              prefetch="none"
              className="grid min-h-20 place-items-center gap-1 rounded-md border border-rule py-3 hover:bg-wash"
            >
              <RashiIcon rashi={rashi} />
              {say(title)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
      {hasName && (
        <ButtonLink kind="plain" to="/profile?edit=profile" prefetch="none" className="mt-3 px-0!">
          {say(words.setKundli)}
        </ButtonLink>
      )}
    </section>
  )
}
