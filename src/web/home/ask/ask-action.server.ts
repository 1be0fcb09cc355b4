import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { questionMaxLength, questionMinLength } from '../../../contract/core/constants.ts'
import { askTopics, askWords as words } from '../../../words/home/ask.ts'
import { placeWords } from '../../../words/kundli/place.ts'
import { say, type Language } from '../../../words/say.ts'
import { apiFor, type CallApi } from '../../api/client.ts'
import type { ApiData, ApiFailure } from '../../api/result.ts'
import { inLanguage, languageOf } from '../../core/language.tsx'
import { rejected } from '../../core/rejected.ts'
import { currentSession } from '../../core/session.ts'
import {
  readBirthForm,
  toBirthInput,
  type BirthFormValues,
  type BirthInput,
} from '../../ui/birth/birth-form-values.ts'
import { birthInputToForm } from '../../ui/birth/birth-input-to-form.ts'
import { unsavedBirth } from '../../ui/birth/unsaved-births.ts'
import { resolveBirthPlace } from '../../ui/birth/resolve-birth-place.ts'
import { validateBirthForm, type FormProblem } from '../../ui/birth/validate-birth-form.ts'
import { formTextReader } from '../../ui/form/form-text.ts'
import { lastKundli } from '../../core/own-kundli.ts'
import type { AskResult } from './ask-result.ts'
import { keptQuestionCookie, readKeptQuestion, type KeptQuestion } from './kept-question.server.ts'

/** What one form of the page is run with. */
interface AskRequest {
  call: CallApi
  form: FormData
  language: Language
  url: URL
  keptQuestion: KeptQuestion | null
  /** The birth of the kundli that the question is asked from, where nobody has saved it. */
  unsaved: BirthInput | null
  isSignedIn: boolean
}

type PreviewReply = ApiData<'chats/previewAnswer'>

/** A result, also as one that the router takes for a refusal or that sets a cookie. */
type AskReply = AskResult | ReturnType<typeof data<AskResult>>

/**
 * The forms of the question page: the question, the birth, the way on after log-in, another question.
 * The question and the birth travel in the form's body and a cookie, never in an address.
 */
export async function askAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<AskReply | Response> {
  const form = await request.formData()
  const askRequest: AskRequest = {
    call: apiFor(context),
    form,
    language: languageOf(url.pathname),
    url,
    keptQuestion: readKeptQuestion(request),
    unsaved: unsavedBirth({ request, url, context }, formTextReader(form)('unsaved')),
    isSignedIn: (await currentSession(context)) !== null,
  }
  switch (form.get('intent')) {
    case 'birth':
      return takeBirth(askRequest)
    case 'read-on':
      return readOn(askRequest)
    case 'other-question':
      return back(askRequest, null)
    case 'other-birth':
      return back(
        askRequest,
        askRequest.keptQuestion && { ...askRequest.keptQuestion, birth: null },
      )
    default:
      return takeQuestion(askRequest)
  }
}

/** What may be shown of the answer; null where the birth no longer gives one. */
export async function previewOf(
  call: CallApi,
  question: string,
  birth: BirthFormValues,
): Promise<PreviewReply | null> {
  const check = validateBirthForm(birth, 'en')
  if (check.problem) return null
  const input = { question, birth: toBirthInput(check.formValues, check.moment) }
  const result = await call('chats/previewAnswer', input)
  return result.ok && (result.data.care || result.data.preview) ? result.data : null
}

/** The page anew, with this much kept. */
function back({ url, language }: AskRequest, kept: KeptQuestion | null): Response {
  return redirect(inLanguage('/ask', language), {
    headers: { 'Set-Cookie': keptQuestionCookie(kept, url) },
  })
}

async function takeQuestion(askRequest: AskRequest): Promise<AskReply | Response> {
  const { call, form, language, keptQuestion: kept, isSignedIn } = askRequest
  const text = formTextReader(form)
  const topic = askTopics.find(({ key }) => key === text('topic'))
  const question = text('question').trim() || (topic ? say(topic.example, language) : '')
  if (question.length < questionMinLength || question.length > questionMaxLength)
    return rejected({ question, questionProblem: say(words.tooShort, language) })
  const result = await call('chats/previewAnswer', { question })
  if (!result.ok) return rejected({ question, questionProblem: sentenceOf(result, language) })
  if (result.data.care) return { question, care: result.data.care }
  if (askRequest.unsaved) {
    const keptNow = { question, birth: birthInputToForm(askRequest.unsaved) }
    return isSignedIn ? readOn({ ...askRequest, keptQuestion: keptNow }) : back(askRequest, keptNow)
  }
  const kundli = isSignedIn ? await lastKundli(call) : null
  if (kundli) return toChat(askRequest, kundli.bid, question)
  return back(askRequest, { question, birth: kept?.birth ?? null })
}

async function takeBirth(askRequest: AskRequest): Promise<AskReply | Response> {
  const { call, form, language, keptQuestion: kept, isSignedIn } = askRequest
  const question = kept?.question ?? formTextReader(form)('question').trim()
  const typed = readBirthForm(form)
  const { formValues, places } = await resolveBirthPlace(call, typed, form.get('place'))
  const refuse = (problem: FormProblem, more: AskResult = {}) =>
    rejected({ question, formValues, problem, ...more })
  if (places) {
    const text = say(places.length ? placeWords.placeChoose : placeWords.placeNone, language)
    return refuse({ name: 'pob', text }, { places })
  }
  const check = validateBirthForm(formValues, language)
  if (check.problem) return refuse(check.problem)
  const birth = toBirthInput(check.formValues, check.moment)
  const result = await call('chats/previewAnswer', { question, birth })
  if (!result.ok) {
    const { choices } = result
    const text = sentenceOf(result, language)
    return refuse({ name: choices ? 'tob_offset' : null, text, choices })
  }
  if (result.data.care) return { question, care: result.data.care }
  const keptNow = { question, birth: check.formValues }
  return isSignedIn ? readOn({ ...askRequest, keptQuestion: keptNow }) : back(askRequest, keptNow)
}

/** Signed in by now: the birth becomes a kundli, unless it is one already, and the question goes to its chat. */
async function readOn(askRequest: AskRequest): Promise<AskReply | Response> {
  const { call, language, keptQuestion: kept } = askRequest
  if (!kept?.birth) return back(askRequest, kept)
  const check = validateBirthForm(kept.birth, language)
  if (check.problem) return back(askRequest, { ...kept, birth: null })
  const birth = toBirthInput(check.formValues, check.moment)
  const saved = await savedAlready(call, birth)
  if (saved) return toChat(askRequest, saved, kept.question)
  const added = await call('birthdetails/add', birth)
  if (added.ok) return toChat(askRequest, added.data.bid, kept.question)
  const questionProblem = sentenceOf(added, language)
  if (added.status === 401) return rejected({ needsLogin: true, questionProblem }, 401)
  return rejected({ questionProblem }, added.status)
}

/** The same birth under the same name, of whoever comes back to ask as a visitor. */
async function savedAlready(call: CallApi, birth: BirthInput): Promise<string | null> {
  const list = await call('birthdetails/list', {})
  if (!list.ok) return null
  const same = list.data.births.find(
    ({ full_name, dob, tob, lat, lng }) =>
      full_name === birth.full_name &&
      dob === birth.dob &&
      tob === (birth.tob ?? '') &&
      Math.abs(lat - Number(birth.lat)) < 0.01 &&
      Math.abs(lng - Number(birth.lng)) < 0.01,
  )
  return same?.bid ?? null
}

/** With the script the page itself takes the question along; without it there is no chat to type into. */
function toChat(
  { form, url, language }: AskRequest,
  bid: string,
  question: string,
): AskReply | Response {
  const headers = { 'Set-Cookie': keptQuestionCookie(null, url) }
  if (form.has('scripted')) return data({ chat: { bid, question } }, { headers })
  return redirect(inLanguage(`/chats?type=Oracle&bid=${bid}`, language), { headers })
}

function sentenceOf({ message }: ApiFailure, language: Language): string {
  return message || say(words.failed, language)
}
