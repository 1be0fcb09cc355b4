import { data, redirect, redirectDocument } from 'react-router'
import { kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { say } from '../../words/say.ts'
import { apiFor, type CallApi } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import { rejected } from '../core/rejected.ts'
import { toBirthInput, toBirthFormValues } from '../ui/birth/birth-form-values.ts'
import type { BirthInput } from '../ui/birth/birth-form-values.ts'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { scriptedField } from './scripted-field.ts'

export type Celebrity = ApiData<'birthdetails/celebrities'>[number]
export type CelebrityAskResult = { problem: string; needsLogin: boolean }

/** Somebody of the shelf as a birth of the calls, in the page's language. */
export function birthOfCelebrity(figure: Celebrity, language: 'en' | 'hi'): BirthInput {
  const { bid: _, ...formValues } = toBirthFormValues({
    ...figure,
    bid: '',
    full_name: figure.name,
    tob: figure.tob ?? '',
    tob_sec: 0,
    tob_known: figure.tob !== null,
    marital_status: 'Single',
    language: language === 'hi' ? 'Hindi' : 'English',
  })
  const check = validateBirthForm(formValues, language)
  if (check.problem) throw new Error(`The shelf's ${figure.key} is no birth.`)
  return toBirthInput(check.formValues, check.moment)
}

/** Leads to the celebrity chat about somebody of the shelf; saves the kundli once for each person who asks. */
export async function askAboutCelebrity(
  call: CallApi,
  figure: Celebrity,
  { url, form, persona }: { url: URL; form: FormData; persona: string },
) {
  const language = languageOf(url.pathname)
  const saved = await savedBid(call, figure)
  const result = saved
    ? ({ ok: true, data: { bid: saved } } as const)
    : await call('birthdetails/add', birthOfCelebrity(figure, language), readIdempotencyKey(form))
  // A whole load where someone has just signed in: the header must know them.
  if (result.ok)
    return redirectDocument(
      inLanguage(`/chatsceleb?type=${persona}&bid=${result.data.bid}`, language),
    )
  if (result.status === 401 && form.has(scriptedField))
    return data({ problem: '', needsLogin: true } satisfies CelebrityAskResult, { status: 401 })
  if (result.status === 401) {
    const login = new URLSearchParams({ next: url.pathname + url.search })
    return redirect(inLanguage(`/login?${login}`, language))
  }
  const problem = result.message || say(words.failedToSave, language)
  return rejected({ problem, needsLogin: false } satisfies CelebrityAskResult, result.status)
}

/** The asker's own kundli of this figure, if there is one already. */
async function savedBid(call: CallApi, { names, dob }: Celebrity): Promise<string | undefined> {
  const list = await call('birthdetails/list', {})
  if (!list.ok) return undefined
  return list.data.births.find(
    (birth) => birth.dob === dob && Object.values(names).includes(birth.full_name),
  )?.bid
}

/** The list of the shelf; empty where it can't be had. */
export async function celebritiesFor(context: Parameters<typeof apiFor>[0]): Promise<Celebrity[]> {
  const list = await apiFor(context)('birthdetails/celebrities', {})
  return list.ok ? list.data : []
}
