import { useActionData, useFetcher } from 'react-router'
import { forumWords as words, reportReasons } from '../../../words/forum/forum.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, Select, TextInput } from '../../ui/form/field.tsx'
import { useFirstAct } from './first-act.tsx'
import type { ForumActionResult } from './forum-action.ts'
import { textOfResult } from './text-of-result.ts'
import { useActionToast } from './use-action-toast.ts'

/** Says what is wrong with a post or comment: a reason of a list, and a word if need be. */
export default function ReportForm({ item }: { item: { did: string } | { cid: string } }) {
  const fetcher = useFetcher<ForumActionResult>()
  const begin = useFirstAct()
  const say = useSay()
  useActionToast(fetcher.data)
  const typed = useRefusedReport(Object.values(item)[0])
  if (fetcher.data?.ok) return <p className="text-fine">{fetcher.data.message}</p>
  const options = Object.entries(reportReasons).map(([value, label]) => ({
    value,
    label: say(label),
  }))
  return (
    <fetcher.Form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        const form = new FormData(event.currentTarget)
        const run = () => void fetcher.submit(form, { method: 'post' })
        if (!begin({ run, needsName: false })) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="report" />
      {Object.entries(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={say(words.reportWhy)}>
        {(field) => (
          <Select {...field} name="reason" options={options} defaultValue={typed?.reason} />
        )}
      </Field>
      <Field
        label={say(words.reportNote)}
        error={fetcher.data?.ok === false ? textOfResult(fetcher.data, say) : undefined}
      >
        {(field) => <TextInput {...field} name="note" maxLength={500} defaultValue={typed?.note} />}
      </Field>
      <Button
        type="submit"
        kind="quiet"
        busy={fetcher.state !== 'idle'}
        busyLabel={say(words.submitting)}
      >
        {say(words.report)}
      </Button>
    </fetcher.Form>
  )
}

/** What was typed of a report that was sent without a script, and refused. */
function useRefusedReport(item: string | undefined) {
  const actionData = useActionData<ForumActionResult>()
  const isItsOwn = actionData?.intent === 'report' && actionData.item === item
  return isItsOwn ? actionData.typed : undefined
}
