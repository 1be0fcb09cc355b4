import { Form, useSubmit } from 'react-router'
import { useConfirm } from './confirm.tsx'
import { Button } from '../form/button.tsx'

/** Deletes all that a page lists, by its action's `delete-all`, once `sure` was answered with `label`. */
export function DeleteAll({ sure, label }: { sure: string; label: string }) {
  const confirm = useConfirm()
  const submit = useSubmit()
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void confirm({ text: sure, yes: label, danger: true }).then((isSure) =>
          isSure ? submit(form) : undefined,
        )
      }}
    >
      <input type="hidden" name="act" value="delete-all" />
      <Button kind="plain" type="submit" className="text-sindoor">
        {label}
      </Button>
    </Form>
  )
}
