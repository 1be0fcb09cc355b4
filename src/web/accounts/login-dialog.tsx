import { useState } from 'react'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { useSay } from '../core/language.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useAfterLogin } from './use-after-login.ts'
import type { SentCode } from './request-code.ts'
import { CodeStep } from './code-step.tsx'
import { MobileStep } from './mobile-step.tsx'

/**
 * Log-in over the page it is needed on: mobile number, then code.
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
  const [mobile, setMobile] = useState('')
  const [sentCode, setSent] = useState<SentCode | null>(null)
  return (
    <Dialog open={open} onClose={onClose} title={say(sentCode ? words.codeTitle : words.title)}>
      {sentCode ? (
        <CodeStep
          sentCode={sentCode}
          onResent={setSent}
          onBack={() => {
            setMobile(sentCode.mobile)
            setSent(null)
          }}
          onIn={() => {
            onClose()
            void afterLogin({ next, onDone })
          }}
        />
      ) : (
        <MobileStep defaultMobile={mobile} onSent={setSent} />
      )}
    </Dialog>
  )
}
