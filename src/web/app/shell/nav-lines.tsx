import { useLocation } from 'react-router'
import { navWords } from '../../../words/app/nav.ts'
import { LocalizedLink, LocalizedNavLink, useSay } from '../../core/language.tsx'
import { forgetTypedBirth } from '../../ui/birth/typed-birth.ts'
import type { NavItem } from './nav.ts'

/** One link of a bar or a menu; it marks where the reader is. */
export function NavLine({ row, className }: { row: NavItem; className: string }) {
  const say = useSay()
  return (
    // An anchor on this page is never "the page one is on"; nor is the form of a new kundli the yearly
    // prediction, which begins there by its query.
    /#|predictions=/.test(row.to) ? (
      <LocalizedLink to={row.to} className={`${className} hover:text-action`}>
        {say(row.words)}
      </LocalizedLink>
    ) : (
      <LocalizedNavLink
        to={row.to}
        end={row.to === '/'}
        className={`${className} hover:text-action aria-[current=page]:text-action aria-[current=page]:font-semibold`}
      >
        {say(row.words)}
      </LocalizedNavLink>
    )
  )
}

/** A form, so that logging out works without the script and no link or prefetch can do it. */
export function LogOut({ className }: { className: string }) {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <form method="post" action="/logout" onSubmit={forgetTypedBirth}>
      <input type="hidden" name="from" value={pathname} />
      <button className={`${className} w-full text-left`}>{say(navWords.logOut)}</button>
    </form>
  )
}
