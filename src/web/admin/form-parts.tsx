import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { loginWords } from '../../words/accounts/accounts.ts'
import { adminWords as words } from '../../words/admin/admin.ts'
import { say as sayIn, type Language } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextArea, TextInput } from '../ui/form/field.tsx'
import type { TypedFields } from '../ui/form/form-text.ts'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
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

/** What one form of a page came to; the form keeps what was typed where it was refused. */
export interface FormResult {
  ok: boolean
  /** Which form of the page it was. */
  form: string
  message: string
  typed: TypedFields
  /** It was refused for want of a code of the authenticator app: the page asks for it and sends the form again. */
  wantsFactor?: true
  /** What is wrong with the code it was sent again with. */
  factorError?: string
}

/** What a form came to as its action gives it; where the server was not reached, that is said. */
export function formResult<Result extends FormResult>(
  result: Result,
  status: number,
  language: Language,
) {
  if (result.ok) return result
  const message = result.message || sayIn(loginWords.broken, language)
  return rejected({ ...result, message }, status)
}

/** What an act came to, at the top of its page, as far as no form says it itself. */
export function PageMessage({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Note className="mt-4">
      <output>{message}</output>
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
  title: ReactNode
  aside?: ReactNode
  open?: boolean
  children: ReactNode
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

const RefusedFields = createContext<TypedFields | undefined>(undefined)

/**
 * A form under its title that saves what its fields hold. Where `name` was refused it stands open with
 * the reason, and its fields hold what was typed.
 */
export function SaveForm({
  name,
  title,
  aside,
  hidden,
  actionData,
  children,
}: {
  name: string
  title: ReactNode
  aside?: ReactNode
  /** Fields that say what the form is about. */
  hidden: Record<string, string>
  actionData: FormResult | undefined
  children: ReactNode
}) {
  const say = useSay()
  const refusal = actionData?.form === name && !actionData.ok ? actionData : undefined
  return (
    <FormDisclosure title={title} aside={aside} open={refusal !== undefined}>
      <Form method="post" className="grid gap-4">
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {refusal?.message && (
          <Note>
            <output>{refusal.message}</output>
          </Note>
        )}
        <RefusedFields value={refusal?.typed}>{children}</RefusedFields>
        <Button type="submit" kind="quiet" className="justify-self-start">
          {say(words.save)}
        </Button>
      </Form>
    </FormDisclosure>
  )
}

/** One field of text within a `SaveForm`, several lines where it is long or `lines` says so. */
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
  const text = use(RefusedFields)?.[name] ?? value
  return (
    <Field label={label} hint={hint}>
      {(field) =>
        lines > 1 ? (
          <TextArea
            {...field}
            name={name}
            lang={detectLanguage(text)}
            defaultValue={text}
            rows={lines}
          />
        ) : (
          <TextInput
            {...field}
            name={name}
            lang={detectLanguage(text)}
            defaultValue={text}
            {...(numeric && { inputMode: 'decimal' })}
          />
        )
      }
    </Field>
  )
}

/** A box to tick within a `SaveForm`. */
export function AdminCheckbox({
  name,
  checked,
  children,
}: {
  name: string
  checked: boolean
  children: ReactNode
}) {
  const refused = use(RefusedFields)
  return (
    <Checkbox name={name} defaultChecked={refused ? name in refused : checked}>
      {children}
    </Checkbox>
  )
}
