import type { ComponentType } from 'react'
import { navWords as words } from '../../../words/app/nav.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { LocalizedNavLink, useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { AlmanacIcon, AskIcon, HomeIcon, KundliIcon } from '../../ui/icon/bar-icons.tsx'
import type { IconProps } from '../../ui/icon/create-icon.tsx'
import { PersonIcon } from '../../ui/icon/icons.tsx'

interface Place {
  to: string
  words: LocalizedText
  Icon: ComponentType<IconProps>
}

/** Five places under the thumb; each leads whoever is signed in to what is theirs. */
export function bottomPlaces(isSignedIn: boolean): Place[] {
  return [
    { to: '/', words: words.home, Icon: HomeIcon },
    { to: isSignedIn ? '/create-kundli' : '/free-kundli', words: words.kundli, Icon: KundliIcon },
    { to: '/ask', words: words.ask, Icon: AskIcon },
    { to: '/panchang', words: words.panchang, Icon: AlmanacIcon },
    { to: isSignedIn ? '/account' : '/login', words: words.me, Icon: PersonIcon },
  ]
}

/** The bar at a phone's lower edge: what sticks there on a page stands above it (style.css). */
export function BottomBar() {
  const say = useSay()
  const session = useSession()
  return (
    <nav
      aria-label={say(words.places)}
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-edge bg-sheet lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-column grid-cols-5">
        {bottomPlaces(Boolean(session)).map(({ to, words: label, Icon }) => (
          <li key={to}>
            <LocalizedNavLink
              to={to}
              end={to === '/'}
              prefetch="none"
              className="flex h-14 flex-col items-center justify-center gap-0.5 text-[0.75rem] leading-tight text-soft aria-[current=page]:font-semibold aria-[current=page]:text-action"
            >
              <Icon className="size-6" />
              {say(label)}
            </LocalizedNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
