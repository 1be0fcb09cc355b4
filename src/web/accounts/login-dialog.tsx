import { PrefetchPageLinks } from 'react-router'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { href } from '../core/href.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { LoginSteps, useLogin } from './login-steps.tsx'
import { useAfterLogin } from './use-after-login.ts'

/**
 * Log-in over the page it is needed on: mobile number, then code, by the login page's own action.
 *
 * @param next where to go once signed in, a path of this site; the page is reloaded without it.
 * @param onDone called once signed in, instead of reloading or going anywhere.
 */
export function LoginDialog({
  open,
  onClose,
  next,
  onDone,
}: {
  open: boolean
  onClose: () => void
  next?: string
  onDone?: () => void
}) {
  const say = useSay()
  const afterLogin = useAfterLogin()
  const action = href('/login', {}, useLanguage())
  const login = useLogin(() => {
    onClose()
    void afterLogin({ next, onDone })
  }, action)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say(login.state?.sentCode ? words.codeTitle : words.title)}
    >
      <LoginSteps login={login} />
      {/* The action's code is at hand before it is needed, so that a lost network is said in place. */}
      <PrefetchPageLinks page={action} />
    </Dialog>
  )
}
