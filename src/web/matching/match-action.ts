import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router'
import type { MatchData } from '../../contract/kundli/match.ts'
import type { BirthMoment } from '../../contract/kundli/birth-moment.ts'
import { placeWords } from '../../words/kundli/place.ts'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { say, type Language } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import type { ApiFailure } from '../api/result.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import type { Visit } from '../core/sealed-shelf.ts'
import { leaveCouple } from './unsaved-match.ts'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import { resolveBirthPlace } from '../ui/birth/resolve-birth-place.ts'
import { readBirthForm, toBirthInput } from '../ui/birth/birth-form-values.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { withDefaults, fieldPrefix, partnerRoles, personInput } from './couple.ts'
import type { MatchFormResult, Couple, PersonFormState, PartnerRole } from './couple.ts'

/** Leads to the match of the two of the form, or asks back about either of them: which place, which night, what is missing. */
export async function matchAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<MatchFormResult | Response> {
  const call = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const [bride, groom] = await Promise.all([
    readPerson('bride', form, call, language),
    readPerson('groom', form, call, language),
  ])
  const people = { bride: bride.person, groom: groom.person }
  if (people.bride.problem || people.groom.problem) return { people }
  if (form.get('intent') === 'save') return saveMatch(call, { bride, groom }, form, url)
  const result = await call('birthdetails/match', {
    bride: personInput(people.bride.formValues, bride.moment),
    groom: personInput(people.groom.formValues, groom.moment),
  })
  if (result.ok) return toMatch(people, { request, url, context })
  if (result.status === 200) return matchRefusal(people, result)
  return { people, problem: result.message || say(words.failed, language) }
}

/** Leads to the match at its own address: of two saved kundlis by their names, else of what this browser holds. */
function toMatch(people: Couple<PersonFormState>, visit: Visit): Response {
  const language = languageOf(visit.url.pathname)
  const { bride, groom } = { bride: people.bride.formValues, groom: people.groom.formValues }
  const to = (query: Record<string, string>) =>
    inLanguage(`/kundli-matching?${new URLSearchParams(query)}#match`, language)
  if (bride.bid && groom.bid) return redirect(to({ bride: bride.bid, groom: groom.bid }))
  const { key, cookie } = leaveCouple(visit, { bride, groom })
  return redirect(to({ unsaved: key }), { headers: { 'Set-Cookie': cookie } })
}

/**
 * The match of two whose forms were sound once, or why it can't be made: an hour that it needs, or births
 * that are no longer whole.
 */
export async function matchOf(
  call: CallApi,
  people: Couple<PersonFormState>,
  language: Language,
): Promise<{ match: MatchData | null; refusal: string | null }> {
  const input = ({ formValues }: PersonFormState) => {
    const check = formValues.bid ? null : validateBirthForm(withDefaults(formValues), 'en')
    return check?.problem ? null : personInput(check?.formValues ?? formValues, check?.moment)
  }
  const [bride, groom] = [input(people.bride), input(people.groom)]
  if (!bride || !groom) return { match: null, refusal: null }
  const result = await call('birthdetails/match', { bride, groom })
  return result.ok
    ? { match: result.data.match, refusal: null }
    : { match: null, refusal: result.message || say(words.failed, language) }
}

/** Both kept as kundlis of one's own; the match is then what its address names. A visitor logs in first. */
async function saveMatch(
  call: CallApi,
  couple: Couple<{ person: PersonFormState; moment?: BirthMoment }>,
  form: FormData,
  url: URL,
): Promise<MatchFormResult | Response> {
  const language = languageOf(url.pathname)
  const { idempotencyKey } = readIdempotencyKey(form)
  const people = { bride: couple.bride.person, groom: couple.groom.person }
  const bids: Partial<Couple<string>> = {}
  for (const role of partnerRoles) {
    const { person, moment } = couple[role]
    if (person.formValues.bid || !moment) {
      bids[role] = person.formValues.bid ?? ''
      continue
    }
    const gender = role === 'bride' ? 'Female' : 'Male'
    const input = {
      ...toBirthInput({ ...person.formValues, gender }, moment),
      language: language === 'hi' ? ('Hindi' as const) : ('English' as const),
    }
    const once = idempotencyKey ? { idempotencyKey: `${idempotencyKey}.${role}` } : {}
    const result = await call('birthdetails/add', input, once)
    if (!result.ok && result.status === 401) {
      return { people, problem: say(words.logInFirst, language) }
    }
    if (!result.ok) return { people, problem: result.message || say(words.failed, language) }
    bids[role] = result.data.bid
  }
  const query = new URLSearchParams(bids)
  return redirectDocument(inLanguage(`/kundli-matching?${query}`, language))
}

/** One of the two as the form has them; the moment where a birth was typed and is sound. */
async function readPerson(
  role: PartnerRole,
  form: FormData,
  call: CallApi,
  language: Language,
): Promise<{ person: PersonFormState; moment?: BirthMoment }> {
  const prefix = fieldPrefix(role)
  const before = readBirthForm(form, prefix)
  if (before.bid) return { person: { formValues: before } }
  const { formValues, places } = await resolveBirthPlace(call, before, form.get(`${prefix}place`))
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
  { message, choices }: ApiFailure,
): MatchFormResult {
  const role = partnerRoles.find((it) => choices?.[0]?.field.startsWith(fieldPrefix(it)))
  if (!role || !choices) return { people, problem: message }
  const problem = { name: 'tob_offset' as const, text: message, choices }
  return { people: { ...people, [role]: { ...people[role], problem } } }
}
