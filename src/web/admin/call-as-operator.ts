import { secondFactorWords as words } from '../../words/admin/second-factor.ts'
import { say } from '../../words/say.ts'
import type { ApiOptions, CallApi } from '../api/client.ts'
import type { ApiFailure } from '../api/result.ts'
import type { PostedForm } from '../core/form-action.ts'
import { formTextReader, typedFields } from '../ui/form/form-text.ts'
import { newIdempotencyKey, readIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import type { FormResult } from './form-parts.tsx'

/** The field of the code in a form that is sent again with it. */
export const factorField = 'second_factor'

/**
 * Does what a form of an operator asks for. Where it is sent again with the code that was wanted, the code
 * is entered first; one that is not right leaves the act undone.
 */
export async function callAsOperator<R>(
  { call, form, language }: Pick<PostedForm, 'call' | 'form' | 'language'>,
  act: (options: ApiOptions) => Promise<R>,
): Promise<R | ApiFailure> {
  if (form.has(factorField)) {
    const entered = await enterCode(call, form)
    if (!entered.ok) {
      const message = entered.status === 422 ? say(words.codeMissing, language) : entered.message
      return { ...entered, message, errors: [], wants: 'second-factor' }
    }
  }
  return act(readIdempotencyKey(form))
}

/** Enters the code of a form. */
export function enterCode(call: CallApi, form: FormData) {
  const code = formTextReader(form)(factorField)
  return call('admin/enterSecondFactor', { code })
}

/**
 * What a form was sent with, to begin with again where it was refused; and, where only the code of the
 * second factor was missing, that it is to be sent again with one, under one name for both.
 */
export function refusedFields(
  result: { ok: true } | ApiFailure,
  form: FormData,
): Pick<FormResult, 'typed' | 'wantsFactor' | 'factorError'> {
  if (result.ok) return { typed: {} }
  const { [factorField]: code, ...typed } = typedFields(form)
  if (result.wants !== 'second-factor') return { typed }
  return {
    typed: { ...typed, once: typed.once ?? newIdempotencyKey() },
    wantsFactor: true,
    ...(code !== undefined && { factorError: result.message }),
  }
}
