import type { ActionFunctionArgs } from 'react-router'
import type { BirthMoment } from '../../contract/kundli/birth-moment.ts'
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
  const [bride, groom] = await Promise.all([
    readPerson('bride', form, ask, language),
    readPerson('groom', form, ask, language),
  ])
  const people = { bride: bride.person, groom: groom.person }
  if (people.bride.problem || people.groom.problem) return { people }
  try {
    const answer = await ask('birthdetails/match', {
      bride: personInput(people.bride.formValues, bride.moment),
      groom: personInput(people.groom.formValues, groom.moment),
    })
    if (answer.status === 'success') return { people, match: answer.match }
    return matchRefusal(people, answer)
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    return { people, problem: await sentenceOf(refusal, language) }
  }
}

/** One of the two as the form has them; the moment where a birth was typed and is sound. */
async function readPerson(
  role: PartnerRole,
  form: FormData,
  ask: CallApi,
  language: Language,
): Promise<{ person: PersonFormState; moment?: BirthMoment }> {
  const prefix = fieldPrefix(role)
  const before = readBirthForm(form, prefix)
  if (before.bid) return { person: { formValues: before } }
  const { formValues, places } = await resolveBirthPlace(ask, before, form.get(`${prefix}place`))
  if (places) {
    const text = say(places.length ? placeWords.placeChoose : placeWords.placeNone, language)
    return { person: { formValues, places, problem: { name: 'pob', text } } }
  }
  const check = validateBirthForm(withDefaults(formValues), language)
  if (!check.problem) return { person: { formValues: check.formValues }, moment: check.moment }
  const choices = check.problem.choices?.map((choice) => ({
    ...choice,
    field: prefix + choice.field,
  }))
  return { person: { formValues, problem: { ...check.problem, choices } } }
}

/** A refusal with choices belongs to the one whose field they name. */
function matchRefusal(
  people: Couple<PersonFormState>,
  { message, choices }: { message: string; choices?: ChoiceOption[] | undefined },
): MatchFormResult {
  const role = partnerRoles.find((it) => choices?.[0]?.field.startsWith(fieldPrefix(it)))
  if (!role || !choices) return { people, problem: message }
  const problem = { name: 'tob_offset' as const, text: message, choices }
  return { people: { ...people, [role]: { ...people[role], problem } } }
}

async function sentenceOf(refusal: Response, language: Language): Promise<string> {
  const { message } = (await refusal.json()) as { message?: unknown }
  return typeof message === 'string' ? message : say(words.failed, language)
}
