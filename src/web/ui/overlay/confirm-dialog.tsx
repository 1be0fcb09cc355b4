import { dialogWords } from '../../../words/ui/dialog.ts'
import { useSay } from '../../core/language.tsx'
import type { PendingQuestion } from './confirm.tsx'
import { Button } from '../form/button.tsx'
import { Dialog } from './dialog.tsx'

/** What `useAlert` and `useConfirm` open; fetched with the first of them (or at rest). */
export default function ConfirmDialog({
  question,
  answer,
}: {
  question: PendingQuestion
  answer: (yes: boolean) => void
}) {
  const say = useSay()
  return (
    <Dialog
      open
      role="alertdialog"
      title={
        question.title ??
        (question.kind === 'alert' ? say(dialogWords.notice) : say(dialogWords.sure))
      }
      onClose={() => answer(false)}
    >
      <p>{question.text}</p>
      <div className="mt-6 flex flex-row-reverse gap-3">
        <Button
          data-autofocus={question.danger ? undefined : true}
          kind={question.danger ? 'danger' : 'primary'}
          className="flex-1"
          onClick={() => answer(true)}
        >
          {question.yes ?? say(question.kind === 'alert' ? dialogWords.ok : dialogWords.yes)}
        </Button>
        {question.kind === 'confirm' && (
          <Button
            data-autofocus={question.danger || undefined}
            kind="quiet"
            className="flex-1"
            onClick={() => answer(false)}
          >
            {question.no ?? say(dialogWords.no)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
