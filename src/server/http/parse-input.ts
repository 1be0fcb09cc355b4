import type { z } from 'zod'
import { apis, type ApiName, type ApiInput } from '../../contract/apis.ts'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import { HttpError } from '../core/refusal.ts'

/** What a call asks, by the schema of its row. @throws HttpError 422 with the fields that are wrong. */
export function parseInput<N extends ApiName>(name: N, input: unknown): ApiInput<N> {
  const parsedInput = apis[name].input.safeParse(input)
  if (!parsedInput.success) throw wrongShape(parsedInput.error.issues)
  if (someText(parsedInput.data, (text) => text.includes('\0'))) throw wrongShape([])
  return (
    someText(parsedInput.data, isTorn) ? mendText(parsedInput.data) : parsedInput.data
  ) as ApiInput<N>
}

function wrongShape(issues: readonly z.core.$ZodIssue[]): HttpError {
  const errors = issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }))
  return new HttpError(422, words.schema, { errors })
}

/** Whether any text in a parsed request is such. (PostgreSQL can't hold U+0000; nobody types one.) */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value)
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some((part) => someText(part, is))
}

/** Half an emoji, as a cut at a fixed length leaves it: the database would keep another text than we compare. */
function isTorn(text: string): boolean {
  return !text.isWellFormed()
}

function mendText(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(mendText)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mendText(part)]))
}
