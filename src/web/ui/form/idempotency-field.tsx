import { isId } from '../../../contract/core/plain-text.ts'
import { formTextReader } from './form-text.ts'

const field = 'once'

/** For a loader: names the form that it draws, so that sending it twice does its work once. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/**
 * Stands in a form that moves something: a double click, a reload of the answer and "Back" send it
 * again, and so does somebody whose first answer was lost on the way.
 */
export function IdempotencyField({ value }: { value: string }) {
  return <input type="hidden" name={field} value={value} />
}

/** The name of a form that was sent; a form without one is not protected. */
export function readIdempotencyKey(form: FormData): { idempotencyKey?: string } {
  const key = formTextReader(form)(field)
  return isId(key) ? { idempotencyKey: key } : {}
}
