import { navWords } from '../../../words/app/nav.ts'
import { siteWords } from '../../../words/app/site.ts'
import { useSay } from '../../core/language.tsx'
import { useSession } from '../../core/session.ts'
import { LogoIcon, MenuIcon } from '../../ui/icon/icons.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { LogInButton } from './login-provider.tsx'
import { LogOut, NavLine } from './nav-lines.tsx'
import { menuGroups, menuHistories } from './nav.ts'

const line = 'flex min-h-11 items-center px-5 hover:bg-wash'

/** The phone's menu: everything there is, in groups, the product first and what is over last. */
export function SideMenu() {
  const say = useSay()
  const session = useSession()
  const isOperator = session !== null && session.factor !== 'none'
  return (
    <Menu label={say(navWords.menu)} button={<MenuIcon />} drawer className="-mr-2.5 lg:hidden">
      <nav aria-label={say(navWords.menu)} className="flex grow flex-col py-3">
        <p className="display flex min-h-12 items-center gap-2.5 px-5 text-h3">
          <LogoIcon className="h-4.5 w-7.5" />
          {say(siteWords.name)}
        </p>
        {!session && (
          <div className="px-5 py-2">
            <LogInButton wide kind="primary" />
          </div>
        )}
        {menuGroups(Boolean(session), isOperator).map(({ words, rows }) => (
          <div key={words.en} className="border-b border-rule py-1.5">
            <p className="px-5 pt-1.5 text-fine text-soft">{say(words)}</p>
            {rows.map((row) => (
              <NavLine key={row.to} row={row} className={line} />
            ))}
          </div>
        ))}
        {session && (
          <>
            <details>
              <summary className={`${line} text-soft`}>{say(navWords.histories)}</summary>
              {menuHistories.map((row) => (
                <NavLine key={row.to} row={row} className={line} />
              ))}
            </details>
            <LogOut className={line} />
          </>
        )}
        <div className="mt-auto px-5 pt-6 pb-3">
          <ThemeChoice />
        </div>
      </nav>
    </Menu>
  )
}
