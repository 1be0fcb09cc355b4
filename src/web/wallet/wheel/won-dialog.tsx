import { useNavigate } from 'react-router'
import { wheelWords as words, wheelTemplates } from '../../../words/wallet/wheel.ts'
import { href } from '../../core/href.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { Won } from './use-spin.ts'

/** What was won, and the way to use it. */
export function WonDialog({ won, onClose }: { won: Won; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <Dialog open title={say(words.won)} onClose={onClose}>
      <p className="text-h4">{say(wheelTemplates.prize, won.percent)}</p>
      <p className="mt-2">{won.text}</p>
      <div className="mt-6 flex flex-row-reverse gap-3">
        <Button
          className="flex-1"
          onClick={() =>
            void navigate(href('/recharges', {}, language), {
              // For display only: the server has its own voucher.
              state: { finalValue: won.percent },
            })
          }
        >
          {say(words.recharge)}
        </Button>
        <Button kind="quiet" className="flex-1" onClick={onClose}>
          {say(words.cancel)}
        </Button>
      </div>
    </Dialog>
  )
}
