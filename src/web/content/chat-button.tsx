import { personaWords } from '../../words/home/home.ts'
import { useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { useSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'

/**
 * "Chat with Oracle": on to the birth form, or for a visitor the log-in first. From the landing page
 * the log-in remembers that, and the new account gets the landing page's offer.
 */
export function ChatButton({
  persona,
  landing = false,
  wide,
}: {
  persona: 'Oracle' | 'Astra'
  landing?: boolean
  wide?: boolean
}) {
  const say = useSay()
  const session = useSession()
  const to = `/create-kundli?type=${persona}`
  const label = say(personaWords[persona].chat)
  return session ? (
    <ButtonLink to={to} wide={wide}>
      {label}
    </ButtonLink>
  ) : (
    <LogInButton next={landing ? `${to}&ref=landing` : to} kind="primary" wide={wide}>
      {label}
    </LogInButton>
  )
}
