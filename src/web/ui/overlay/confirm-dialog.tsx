import { dialogWords } from '../../../words/ui/dialog.ts'
import { useSay } from '../../core/language.tsx'
import type { Asked } from './confirm.tsx'
import { Button } from '../form/button.tsx'
import { Dialog } from './dialog.tsx'

/** What `useAlert` and `useConfirm` open; fetched with the first of them (or at rest). */
export default function AskingDialog({
  asked,
  answer,
}: {
  asked: Asked
  answer: (yes: boolean) => void
}) {
  const say = useSay()
  return (
    <Dialog
      open
      role="alertdialog"
      title={
        asked.title ?? (asked.kind === 'alert' ? say(dialogWords.notice) : say(dialogWords.sure))
      }
      onClose={() => answer(false)}
    >
      <p>{asked.text}</p>
      <div className="mt-6 flex flex-row-reverse gap-3">
        <Button
          data-autofocus={asked.danger ? undefined : true}
          kind={asked.danger ? 'danger' : 'primary'}
          className="flex-1"
          onClick={() => answer(true)}
        >
          {asked.yes ?? say(asked.kind === 'alert' ? dialogWords.ok : dialogWords.yes)}
        </Button>
        {asked.kind === 'confirm' && (
          <Button
            data-autofocus={asked.danger || undefined}
            kind="quiet"
            className="flex-1"
            onClick={() => answer(false)}
          >
            {asked.no ?? say(dialogWords.no)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
