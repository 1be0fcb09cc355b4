import { redirect } from 'react-router'
import { askWords as words } from '../../../words/home/ask.ts'
import { apiFor } from '../../api/client.ts'
import { draftName, saveSessionText } from '../../core/session-text.ts'
import { inLanguage, languageOf, useSay } from '../../core/language.tsx'
import { pageMeta } from '../../core/page-meta.ts'
import { serverActionOr } from '../../core/rejected.ts'
import { currentSession } from '../../core/session.ts'
import { personaFromUrl } from '../../core/persona-from-url.ts'
import { forgetTypedBirth } from '../../ui/birth/typed-birth.ts'
import { Column } from '../../ui/page.tsx'
import { lastKundli } from '../../core/own-kundli.ts'
import type { Route } from './+types/ask.ts'
import { askAction, previewOf } from './ask-action.server.ts'
import type { AskResult } from './ask-result.ts'
import { BirthStep } from './birth-step.tsx'
import { CareCard } from './care-card.tsx'
import { readKeptQuestion } from './kept-question.server.ts'
import { Preview } from './preview.tsx'
import { QuestionForm } from './question-form.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/**
 * The way from a question to its answer. Whoever is signed in and has a kundli is led to its chat at once;
 * anybody else finds what they have kept so far: nothing, the question, or the birth too, with the first
 * lines of the answer.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const kept = readKeptQuestion(request)
  const isSignedIn = (await currentSession(context)) !== null
  const kundli = isSignedIn && !kept ? await lastKundli(call) : null
  if (kundli) {
    const type = personaFromUrl(url) ?? 'Oracle'
    throw redirect(inLanguage(`/chats?type=${type}&bid=${kundli.bid}`, languageOf(url.pathname)))
  }
  const personas = await call('ai/getInfo', {})
  return {
    isSignedIn,
    question: kept?.question ?? '',
    hasBirth: Boolean(kept?.birth),
    answer: kept?.birth ? await previewOf(call, kept.question, kept.birth) : null,
    freeQuestions: personas.ok ? personas.data.free_oracle_questions : 0,
  }
}

export async function action(args: Route.ActionArgs) {
  return askAction(args)
}

/** A question that is taken to its chat waits there in the box, in this tab alone: beside it stands its price. */
export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  const result = await serverActionOr(serverAction, { isUnreachable: true } satisfies AskResult)
  if (!('chat' in result) || !result.chat) return result
  const { bid, question } = result.chat
  forgetTypedBirth()
  saveSessionText(draftName({ astrologer: 'Oracle', bid }), question)
  throw redirect(inLanguage(`/chats?type=Oracle&bid=${bid}`, languageOf(url.pathname)))
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { question, hasBirth, answer, isSignedIn, freeQuestions } = loaderData
  const say = useSay()
  const result: AskResult = actionData ?? {}
  if (result.care) return <CareCard question={result.question ?? ''} paragraphs={result.care} />
  const askedQuestion = question || (result.problem && result.question) || ''
  if (!askedQuestion)
    return (
      <Column className="py-8 sm:py-12">
        <h1 className="mb-5 text-h2">{say(words.title)}</h1>
        <QuestionForm
          question={result.question}
          problem={result.isUnreachable ? say(words.failed) : result.questionProblem}
        />
      </Column>
    )
  if (!hasBirth || !answer)
    return <BirthStep question={askedQuestion} result={result} isSignedIn={isSignedIn} />
  if (answer.care) return <CareCard question={askedQuestion} paragraphs={answer.care} />
  return (
    <Preview
      question={askedQuestion}
      answer={answer.preview}
      problem={result.isUnreachable ? say(words.failed) : result.questionProblem}
      isSignedIn={isSignedIn}
      freeQuestions={freeQuestions}
    />
  )
}
