import { Link, useLocation } from 'react-router'
import { languages } from '../../../words/say.ts'
import { navWords } from '../../../words/app/nav.ts'
import { siteWords } from '../../../words/app/site.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { LogInButton } from './login-provider.tsx'
import { barLinks, profileLinks } from './nav.ts'
import { LogOut, NavLine } from './nav-lines.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSession } from '../../core/session.ts'
import { useLoginAgain } from './use-login-again.ts'
import { ThemeToggle } from '../theme/theme-choice.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Page } from '../../ui/page.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { LogoIcon, PersonIcon } from '../../ui/icon/icons.tsx'

/** The bar over every page: mark, links, language, and who is signed in. */
export default function Header() {
  const say = useSay()
  const session = useSession()
  useLoginAgain()
  return (
    <header className="border-b border-rule">
      <Page className="flex min-h-15 items-center gap-x-1 lg:min-h-17 lg:gap-x-2">
        <LocalizedLink
          to="/"
          className="display -ml-1 flex min-h-11 items-center gap-2.5 px-1 text-[1.5rem] leading-none"
        >
          <LogoIcon className="h-4.5 w-7.5 text-ink" />
          <span className="hindi:pt-1">{say(siteWords.name)}</span>
        </LocalizedLink>
        <nav aria-label={say(navWords.main)} className="ml-8 hidden gap-x-1 lg:flex">
          {barLinks(Boolean(session))
            .filter((row) => !row.sideOnly)
            .map((row) => (
              <NavLine key={row.to} row={row} className="inline-flex min-h-11 items-center px-3" />
            ))}
        </nav>
        <LanguageSwitch className="ml-auto" />
        <ThemeToggle className="hidden lg:block" />
        {session && <NotificationBell />}
        {session ? <ProfileMenu /> : <LogInButton className="ml-1 min-h-11 max-lg:hidden" />}
        <SideMenu />
      </Page>
    </header>
  )
}

const languageNames = { en: { short: 'EN', rest: 'glish' }, hi: { short: 'हिंदी', rest: '' } }

/** The same page in the other language. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const say = useSay()
  return (
    <ul aria-label={say(navWords.language)} className={`flex items-center text-fine ${className}`}>
      {languages.map((option, place) => (
        <li key={option} className="flex items-center">
          {place > 0 && (
            <span aria-hidden="true" className="text-soft">
              ·
            </span>
          )}
          {option === language ? (
            <span lang={option} aria-current="true" className="px-2 font-semibold">
              {languageNames[option].short}
              <span className="sr-only">{languageNames[option].rest}</span>
            </span>
          ) : (
            <Link
              to={inLanguage(pathname, option) + search}
              lang={option}
              hrefLang={option}
              preventScrollReset
              className="inline-flex min-h-11 items-center px-2 text-soft hover:text-ink"
            >
              {languageNames[option].short}
              <span className="sr-only">{languageNames[option].rest}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const menuLine = 'flex min-h-12 items-center px-5 hover:bg-wash'

function ProfileMenu() {
  const say = useSay()
  const session = useSession()
  return (
    <Menu
      label={say(navWords.profile)}
      className="hidden lg:block"
      button={
        <span className="flex items-center gap-2 px-2">
          <PersonIcon className="size-5.5" />
          {session?.displayName}
        </span>
      }
    >
      {profileLinks.map((row) => (
        <NavLine key={row.to} row={row} className={menuLine} />
      ))}
      <LogOut className={menuLine} />
    </Menu>
  )
}
