import type { ActionFunctionArgs } from 'react-router'
import { placeWords } from '../../words/kundli/place.ts'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { say, type Language } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import type { CallApi } from '../api/throwing.ts'
import { languageOf } from '../core/language.tsx'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import type { ChoiceOption } from '../ui/birth/validate-birth-form.ts'
import { resolveBirthPlace } from '../ui/birth/resolve-birth-place.ts'
import { readBirthForm } from '../ui/birth/birth-form-values.ts'
import { withDefaults, fieldPrefix, partnerRoles, personInput } from './couple.ts'
import type { MatchFormResult, Couple, PersonFormState, PartnerRole } from './couple.ts'

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
    partnerRoles.map((role) => personOf(role, form, ask, language)) as [
      Promise<PersonFormState>,
      Promise<PersonFormState>,
    ],
  )
  const people = { bride, groom }
  if (bride.problem || groom.problem) return { people }
  try {
    const answer = await ask('birthdetails/match', {
      bride: personInput(bride.formValues),
      groom: personInput(groom.formValues),
    })
    if (answer.status === 'success') return { people, match: answer.match }
    return matchRefusal(people, answer)
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    return { people, problem: await sentenceOf(refusal, language) }
  }
}

async function personOf(
  role: PartnerRole,
  form: FormData,
  ask: CallApi,
  language: Language,
): Promise<PersonFormState> {
  const prefix = fieldPrefix(role)
  const before = readBirthForm(form, prefix)
  if (before.bid) return { formValues: before }
  const { formValues, places } = await resolveBirthPlace(ask, before, form.get(`${prefix}place`))
  if (places) {
    const problem = say(places.length ? placeWords.placeChoose : placeWords.placeNone, language)
    return { formValues, places, problem }
  }
  const checked = validateBirthForm(withDefaults(formValues), language)
  if (checked.problem === undefined) return { formValues: checked.formValues }
  const { problem, choices } = checked
  if (!choices) return { formValues, problem }
  const named = choices.map((it) => ({ ...it, field: prefix + it.field }))
  return { formValues, problem, choices: named }
}

/** A refusal with choices belongs to the one whose field they name. */
function matchRefusal(
  people: Couple<PersonFormState>,
  { message, choices }: { message: string; choices?: ChoiceOption[] | undefined },
): MatchFormResult {
  const role = partnerRoles.find((it) => choices?.[0]?.field.startsWith(fieldPrefix(it)))
  if (!role || !choices) return { people, problem: message }
  return { people: { ...people, [role]: { ...people[role], problem: message, choices } } }
}

async function sentenceOf(refusal: Response, language: Language): Promise<string> {
  const { message } = (await refusal.json()) as { message?: unknown }
  return typeof message === 'string' ? message : say(words.failed, language)
}
