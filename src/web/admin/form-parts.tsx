import { Form } from 'react-router'
import { adminWords as words } from '../../words/admin/admin.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextArea, TextInput } from '../ui/form/field.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { Note } from '../ui/page.tsx'

/** The way back to all that an operator can do. */
export function BackToAdmin() {
  const say = useSay()
  return (
    <LocalizedLink
      to="/admin"
      className="inline-flex min-h-11 items-center text-fine text-action underline"
    >
      {say(words.title)}
    </LocalizedLink>
  )
}

/** What an act answered, at the top of its page. */
export function ActionMessage({ actionData }: { actionData: { message: string } | undefined }) {
  if (!actionData?.message) return null
  return (
    <Note className="mt-4">
      <output>{actionData.message}</output>
    </Note>
  )
}

/** A form that opens under its title. */
export function FormDisclosure({
  title,
  aside = '',
  open = false,
  children,
}: {
  title: React.ReactNode
  aside?: React.ReactNode
  open?: boolean
  children: React.ReactNode
}) {
  return (
    <details className="border-t border-rule" open={open}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2">
        <span>{title}</span>
        <span className="shrink-0 text-fine text-soft">{aside}</span>
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  )
}

/** One field of text, several lines where it is long or `lines` says so. */
export function AdminTextField({
  name,
  label,
  value,
  numeric = false,
  hint,
  lines = value.length > 60 ? 3 : 1,
}: {
  name: string
  label: string
  value: string
  numeric?: boolean
  hint?: string
  lines?: number
}) {
  return (
    <Field label={label} hint={hint}>
      {(field) =>
        lines > 1 ? (
          <TextArea
            {...field}
            name={name}
            lang={detectLanguage(value)}
            defaultValue={value}
            rows={lines}
          />
        ) : (
          <TextInput
            {...field}
            name={name}
            lang={detectLanguage(value)}
            defaultValue={value}
            {...(numeric && { inputMode: 'decimal' })}
          />
        )
      }
    </Field>
  )
}

export function SaveButton() {
  const say = useSay()
  return (
    <Button type="submit" kind="quiet" className="justify-self-start">
      {say(words.save)}
    </Button>
  )
}

/** A form of the page of prices: about what, and its button. */
export function PriceForm({
  intent,
  name,
  children,
}: {
  intent: string
  name: string
  children: React.ReactNode
}) {
  return (
    <Form method="post" className="grid gap-4">
      <HiddenInput name="intent" value={intent} />
      <HiddenInput name="name" value={name} />
      {children}
      <SaveButton />
    </Form>
  )
}

export function HiddenInput({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />
}
