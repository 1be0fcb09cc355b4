import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { handleMaxLength } from '../../../contract/core/constants.ts'
import { forumWords } from '../../../words/forum/forum.ts'
import { handleWords as words } from '../../../words/forum/handle.ts'
import { callApi } from '../../api/client.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** The name that others see, chosen over the page it is first needed on; what needed it follows. */
export default function NameSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('display_name') as string
    setBusy(true)
    const result = await callApi('astrohub/insert_user', { display_name: name })
    // The session knows the name then, and the sheet goes by itself.
    if (result.ok) return revalidate()
    setBusy(false)
    setError(result.message || say(forumWords.wrong))
  }
  return (
    <Dialog open onClose={onClose} title={say(words.title)}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void choose(event)}>
        <p className="text-soft">{say(words.leadOnce)}</p>
        <Field label={say(words.name)} hint={say(words.nameHint)} error={error}>
          {(field) => (
            <TextInput
              {...field}
              name="display_name"
              data-autofocus
              autoCapitalize="none"
              spellCheck={false}
              maxLength={handleMaxLength}
            />
          )}
        </Field>
        <Button type="submit" wide busy={isBusy} busyLabel={say(words.registering)}>
          {say(words.choose)}
        </Button>
      </form>
    </Dialog>
  )
}
