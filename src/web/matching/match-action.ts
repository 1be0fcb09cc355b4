import type { ActionFunctionArgs } from 'react-router'
import { placeWords } from '../../words/kundli/place.ts'
import { matching as words } from '../../words/matching/matching.ts'
import { say, type Language } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import { languageOf } from '../core/language.tsx'
import { checkTyped } from '../ui/birth/check-typed.ts'
import type { Choice } from '../ui/birth/check-typed.ts'
import { settlePlace } from '../ui/birth/settle-place.ts'
import { typedOf } from '../ui/birth/typed.ts'
import { withDefaults, prefixOf, roles, sentOfPerson } from './couple.ts'
import type { MatchFormResult, Couple, PersonActed, Role } from './couple.ts'

/** Matches the two of the form, or asks back about either of them: which place, which night, what is missing. */
export async function matchAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<MatchFormResult> {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const [bride, groom] = await Promise.all(
    roles.map((role) => personOf(role, form, ask, language)) as [
      Promise<PersonActed>,
      Promise<PersonActed>,
    ],
  )
  const people = { bride, groom }
  if (bride.problem || groom.problem) return { people }
  try {
    const answer = await ask('birthdetails/match', {
      bride: sentOfPerson(bride.formValues),
      groom: sentOfPerson(groom.formValues),
    })
    if (answer.status === 'success') return { people, match: answer.match }
    return matchRefusal(people, answer)
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    return { people, problem: await sentenceOf(refusal, language) }
  }
}

async function personOf(
  role: Role,
  form: FormData,
  ask: CallApi,
  language: Language,
): Promise<PersonActed> {
  const prefix = prefixOf(role)
  const before = typedOf(form, prefix)
  if (before.bid) return { formValues: before }
  const { formValues: formValues, places } = await settlePlace(
    ask,
    before,
    form.get(`${prefix}place`),
  )
  if (places) {
    const problem = say(places.length ? placeWords.placeChoose : placeWords.placeNone, language)
    return { formValues: formValues, places, problem }
  }
  const checked = checkTyped(withDefaults(formValues), language)
  if (checked.problem === undefined) return { formValues: checked.formValues }
  const { problem, choices } = checked
  if (!choices) return { formValues: formValues, problem }
  const named = choices.map((it) => ({ ...it, field: prefix + it.field }))
  return { formValues: formValues, problem, choices: named }
}

/** A refusal with choices belongs to the one whose field they name. */
function matchRefusal(
  people: Couple<PersonActed>,
  { message, choices }: { message: string; choices?: Choice[] | undefined },
): MatchFormResult {
  const role = roles.find((it) => choices?.[0]?.field.startsWith(prefixOf(it)))
  if (!role || !choices) return { people, problem: message }
  return { people: { ...people, [role]: { ...people[role], problem: message, choices } } }
}

async function sentenceOf(refusal: Response, language: Language): Promise<string> {
  const { message } = (await refusal.json()) as { message?: unknown }
  return typeof message === 'string' ? message : say(words.failed, language)
}
