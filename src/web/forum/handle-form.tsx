import { Form, redirect, useNavigation } from 'react-router'
import { handleMaxLength, handleMinLength } from '../../contract/core/constants.ts'
import { forumWords } from '../../words/forum/forum.ts'
import { handleWords as words } from '../../words/forum/handle.ts'
import { profileMessages } from '../../words/profile/profile-server.ts'
import { say as sayIn } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import type { PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { sameSitePath } from '../core/same-site-path.ts'
import { inLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { Note } from '../ui/page.tsx'

export interface HandleFormResult {
  handle: string
  email: string
  bid: string
  errors: { handle?: string; email?: string }
  message: string | null
}

const handleForm = /^[a-z0-9](?:[._-]?[a-z0-9])*$/i

/** Registers the handle of the form; what is wrong with it comes back with what was typed. */
export async function registerHandle({ call, form, language, url }: PostedForm) {
  const text = formTextReader(form)
  const [handle, email, bid] = [text('display_name'), text('email'), text('bid')]
  const values = { handle, email, bid }
  const errors: HandleFormResult['errors'] = {}
  const isForm =
    handle.length >= handleMinLength && handle.length <= handleMaxLength && handleForm.test(handle)
  if (!handle) errors.handle = sayIn(words.nameRequired, language)
  else if (!isForm) errors.handle = sayIn(profileMessages.handleForm, language)
  if (email && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    errors.email = sayIn(words.emailInvalid, language)
  const refuse = (refusal: Pick<HandleFormResult, 'errors' | 'message'>, status?: number) =>
    rejected<HandleFormResult>({ ...values, ...refusal }, status)
  if (errors.handle || errors.email) return refuse({ errors, message: null })
  const result = await call('astrohub/insert_user', {
    display_name: handle,
    email,
    bid: bid || 0,
  })
  if (!result.ok && result.status === 422)
    return refuse({ errors: { email: sayIn(words.emailInvalid, language) }, message: null })
  if (!result.ok) {
    const message = result.message || sayIn(forumWords.wrong, language)
    return refuse({ errors: {}, message }, result.status)
  }
  // Where the name was needed first.
  const next = url.searchParams.get('next')
  throw redirect(next ? sameSitePath(next) : inLanguage('/forum/create', language))
}

interface HandleFormPart {
  births: { bid: string; full_name: string }[]
  actionData: HandleFormResult | undefined
}

/** A name and, if they wish, an address: once, before the first post. */
export function HandleForm({ births, actionData }: HandleFormPart) {
  const say = useSay()
  const { state } = useNavigation()
  return (
    <Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="register" />
      <p className="text-soft">{say(words.lead)}</p>
      {actionData?.message && (
        <Note>
          <span role="alert">{actionData.message}</span>
        </Note>
      )}
      <HandleFields actionData={actionData} />
      {births.length > 0 && <KundliField births={births} actionData={actionData} />}
      <Button type="submit" wide busy={state === 'submitting'} busyLabel={say(words.registering)}>
        {say(words.register)}
      </Button>
    </Form>
  )
}

function HandleFields({ actionData }: Pick<HandleFormPart, 'actionData'>) {
  const say = useSay()
  return (
    <>
      <Field label={say(words.name)} hint={say(words.nameHint)} error={actionData?.errors.handle}>
        {(field) => (
          <TextInput
            {...field}
            name="display_name"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={handleMaxLength}
            defaultValue={actionData?.handle}
          />
        )}
      </Field>
      <Field label={say(words.email)} error={actionData?.errors.email}>
        {(field) => (
          <TextInput
            {...field}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={actionData?.email}
          />
        )}
      </Field>
    </>
  )
}

function KundliField({ births, actionData }: HandleFormPart) {
  const say = useSay()
  return (
    <Field label={say(words.kundli)}>
      {(field) => (
        <Select
          {...field}
          name="bid"
          defaultValue={actionData ? actionData.bid : births[0]?.bid}
          options={[
            ...births.map(({ bid, full_name }) => ({ value: bid, label: full_name })),
            { value: '', label: say(words.noKundli) },
          ]}
        />
      )}
    </Field>
  )
}
