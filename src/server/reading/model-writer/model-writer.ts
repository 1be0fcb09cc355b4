import { randomBytes } from 'node:crypto'
import type { Model } from '../../adapters/model/model.ts'
import type { Sentence } from '../claims/sentences.ts'
import { UnsafeQuestionError } from '../composer/writer.ts'
import type {
  AnswerWriter,
  DraftRefusal,
  DraftSentence,
  ForecastWriter,
  SummaryWriter,
  WriterInput,
} from '../composer/writer.ts'
import { isInForm } from '../frame/rules/form-of-answer.ts'
import { isNamedAsAddress, withNameSign } from './first-name.ts'
import { withoutMarks } from './guards.ts'
import { promptOf, repeatsPrompt } from './prompt.ts'
import { rewriteSentence } from './rewrite.ts'
import { forecastPromptOf } from './forecast-prompt.ts'
import { summaryPromptOf } from './summary-prompt.ts'
import { talkPromptOf } from './talk-prompt.ts'
import { meteredPieces } from './metered-pieces.ts'
import { sentencesFrom } from './sentences-from.ts'

/** A model gave out what it was told to keep: nothing more of it is shown. */
export class CanaryLeakError extends Error {
  constructor() {
    super('the model repeated its own instructions')
    this.name = 'CanaryLeft'
  }
}

/** One canary a process: it need only be unguessable. */
const canary = randomBytes(9).toString('hex')
const withoutGaps = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether the canary, or a good part of it, stands in a text, spelt out or backwards. */
function leaks(text: string): boolean {
  const plain = withoutGaps(text)
  const half = canary.slice(0, 9)
  return plain.includes(half) || plain.includes([...canary].toReversed().join('').slice(0, 9))
}

/** Who is written to; `isAsked` where a question stands, which may be one that wants help and no chart. */
type Addressee = Pick<WriterInput, 'form'> & { isAsked?: boolean }

/** Why a sentence may not be shown, before the chart is asked; null for one that may. */
function refusalOf(text: string, { form }: Addressee): DraftRefusal | null {
  if (repeatsPrompt(text)) return 'instructions'
  if (!isNamedAsAddress(text)) return 'name'
  return isInForm(text, form) ? null : 'form'
}

/**
 * What stands under a sentence is found by the claim check: marks that come all the same are taken off, and
 * not believed. A sentence that may not be shown is still told of, so that the reading can put its own in
 * place. Null for what is no more than marks.
 */
function draftOf({ text: written, before }: Sentence, addressee: Addressee): DraftSentence | null {
  if (leaks(written)) throw new CanaryLeakError()
  const { text } = withoutMarks(withNameSign(written))
  if (text === '') return null
  const refused = refusalOf(text, addressee)
  return refused ? { text: '', factIds: [], before, refused } : { text, factIds: [], before }
}

/** What a model is told to write, alone, for someone in danger. */
const asksForCare = /^[\W_]*CARE[\W_]*$/

/** After this long without a sentence the composer takes over. */
export const usualFirstSentenceMs = 6_000

/** The sentences of an answer as they come, each as a draft. */
async function* draftsFrom(
  pieces: AsyncIterable<string>,
  addressee: Addressee,
): AsyncGenerator<DraftSentence, void, void> {
  let first = true
  for await (const sentence of sentencesFrom(pieces)) {
    if (first && addressee.isAsked !== false && asksForCare.test(sentence.text))
      throw new UnsafeQuestionError()
    first = false
    const draft = draftOf(sentence, addressee)
    if (draft) yield draft
  }
}

/** Lets a model put the verdicts into words, sentence by sentence. */
export function modelWriter(
  model: Model,
  firstSentenceMs = usualFirstSentenceMs,
): Required<AnswerWriter> & ForecastWriter & SummaryWriter {
  return {
    ready: () => model.ready(),
    firstSentenceMs,
    write: (brief, signal, meter) =>
      draftsFrom(meteredPieces(model, promptOf(brief, canary), signal, meter), brief),
    rewrite: (sentence, why, signal, meter) =>
      rewriteSentence(model, { sentence, why }, signal, meter),
    talk: (talk, signal, meter) =>
      draftsFrom(meteredPieces(model, talkPromptOf(talk, canary), signal, meter), talk),
    forecast: (brief, signal, meter) =>
      draftsFrom(meteredPieces(model, forecastPromptOf(brief, canary), signal, meter), {
        form: brief.language,
        isAsked: false,
      }),
    summary: (brief, signal, meter) =>
      draftsFrom(meteredPieces(model, summaryPromptOf(brief, canary), signal, meter), {
        form: brief.language,
        isAsked: false,
      }),
  }
}
