import { Suspense, createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { siteWords } from '../../../words/app/site.ts'
import { inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { sameSitePath } from '../../core/same-site-path.ts'
import { ProgressBar } from './network-status.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import type { ButtonKind } from '../../ui/form/button.tsx'
import { lazyOnVisible } from '../../ui/lazy-on-visible.ts'

export interface LoginDialogProps {
  open: boolean
  onClose: () => void
  /** Where to go once signed in; the present page is reloaded when it is left out. */
  next?: string
  /** Called once signed in, instead of reloading or going anywhere. */
  onDone?: () => void
}

const LoginDialog = lazyOnVisible<LoginDialogProps>(async () => ({
  default: (await import('../../accounts/login-dialog.tsx')).LoginDialog,
}))

type LogIn = (next?: string, onDone?: () => void) => void
const LoginContext = createContext<LogIn>(() => {})

/** Holds the login dialog; its code is fetched when it is first opened. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const [loginRequest, setAsked] = useState<{ next?: string; onDone?: () => void } | null>(null)
  const language = useLanguage()
  // Whoever was invited may look around long before they log in.
  useEffect(() => noteReferral(window.location.search), [])
  const open = useCallback<LogIn>(
    (next, onDone) => {
      // The way on may say how they came: the landing page's does.
      if (next) noteReferral(next.slice(next.indexOf('?') + 1))
      const to = next ? inLanguage(next, language) : wantedBefore(window.location.search)
      setAsked({ next: onDone ? undefined : to, onDone })
    },
    [language],
  )
  return (
    <LoginContext value={open}>
      {children}
      {loginRequest && (
        <Suspense fallback={<ProgressBar />}>
          <LoginDialog open onClose={() => setAsked(null)} {...loginRequest} />
        </Suspense>
      )}
    </LoginContext>
  )
}

/** Most come without one: then its code is not fetched. */
function noteReferral(search: string): void {
  if (!new URLSearchParams(search).has('ref')) return
  import('../../accounts/referral.ts').then(
    ({ rememberReferral }) => rememberReferral(search),
    () => {},
  )
}

/** Where a visitor wanted to go when a page that needs a session sent them here (`/?next=…`). */
function wantedBefore(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  return next ? sameSitePath(next) : undefined
}

/** `const logIn = useLogin(); logIn('/chats')` opens the dialog; the page stays as it is behind it. */
export function useLoginDialog(): LogIn {
  return useContext(LoginContext)
}

/** The address of the login page, which is what the dialog is without the script. */
export function loginAddress(next: string): string {
  return `/login?${new URLSearchParams({ next })}`
}

/** "Log In": opens the dialog; before the script has come it is a link to the login page. */
export function LogInButton({
  next,
  kind = 'quiet',
  wide,
  className,
  children,
}: {
  next?: string
  kind?: ButtonKind
  wide?: boolean
  className?: string
  children?: ReactNode
}) {
  const logIn = useLoginDialog()
  const say = useSay()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      kind={kind}
      wide={wide}
      className={className}
      prefetch="none"
      data-awaits-script
      to={loginAddress(
        next ? inLanguage(next, language) : (wantedBefore(search) ?? pathname + search),
      )}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        logIn(next)
      }}
    >
      {children ?? say(siteWords.logIn)}
    </ButtonLink>
  )
}
