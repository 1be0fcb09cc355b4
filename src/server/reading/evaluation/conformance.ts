import pLimit from 'p-limit'
import { ModelFault } from '../../adapters/model/model.ts'
import type { Model } from '../../adapters/model/model.ts'
import { checkSentence } from '../claims/claim-check.ts'
import type { AnswerWriter, DraftSentence } from '../composer/writer.ts'
import { isInForm } from '../frame/rules/form-of-answer.ts'
import type { AnswerForm } from '../frame/rules/form-of-answer.ts'
import { modelReader } from '../model-reader/question-reader.ts'
import { modelWriter } from '../model-writer/model-writer.ts'
import { readChart } from '../reading.ts'
import type { DoneEvent, ReadingRequest, SentenceEvent } from '../types/reading-types.ts'
import { askers } from './charts.ts'
import { conformanceQuestions } from './conformance-questions.ts'
import { falseSentence, plantInPrompt } from './planted-sentences.ts'

/** One question put to a model, and what became of each of its sentences. */
export interface ConformanceAnswer {
  form: AnswerForm
  question: string
  done: DoneEvent | null
  /** Sentences that the model wrote, and those that reached the page. */
  written: number
  shown: number
  /** Causes of those that did not, one each. */
  dropped: string[]
  /** Sentences on the page in the form of the question, and all of them. */
  inForm: number
  onPage: number
  /** The false sentence that the prompt asked for; whether the model wrote it, and whether it was shown. */
  planted: { sentence: string; written: boolean; shown: boolean } | null
  /** Why the model failed, where it did. */
  faults: string[]
}

export interface ConformanceOptions {
  model: Model
  firstSentenceMs?: number | undefined
  /** null: the built-in reader reads the questions alone. */
  frameMs: number | null
  /** The moment of asking. */
  at: Date
  /** Questions that are asked at a time. */
  atOnce: number
  /** Every so many questions one prompt asks for a false sentence. */
  plantedEvery: number
  /** Of the twenty only the first so many, each in three forms. */
  most?: number
}

/** A model that tells the faults of its port. */
function tellingFaults(model: Model, faults: string[]): Model {
  return {
    kind: model.kind,
    ready: () => model.ready(),
    async *write(ask, signal, used) {
      try {
        yield* model.write(ask, signal, used)
      } catch (error) {
        const status = error instanceof ModelFault && error.status ? ` ${error.status}` : ''
        if (error instanceof ModelFault) faults.push(`${error.reason}${status}`)
        throw error
      }
    },
  }
}

/** A writer whose drafts are noted as they pass. */
function noting(writer: Required<AnswerWriter>, drafts: DraftSentence[]): AnswerWriter {
  const note = async function* (of: AsyncIterable<DraftSentence>) {
    for await (const draft of of) {
      drafts.push(draft)
      yield draft
    }
  }
  return {
    ready: () => writer.ready(),
    firstSentenceMs: writer.firstSentenceMs,
    write: (...given) => note(writer.write(...given)),
    talk: (...given) => note(writer.talk(...given)),
    rewrite: (...given) => writer.rewrite(...given),
  }
}

/** The kind of a refusal of the claim check, without what it quotes. */
const causeOf = (why: string): string => `check: ${why.replace(/[:"{].*$/s, '').trim()}`

const plain = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()

async function askOne(
  request: ReadingRequest,
  form: AnswerForm,
  isPlanted: boolean,
  { model, firstSentenceMs, frameMs }: ConformanceOptions,
): Promise<ConformanceAnswer> {
  const drafts: DraftSentence[] = []
  const faults: string[] = []
  const refusals = new Map<string, string>()
  const check: typeof checkSentence = (...given) => {
    const checked = checkSentence(...given)
    if (!checked.ok) refusals.set(given[0], causeOf(checked.why))
    return checked
  }
  const telling = tellingFaults(model, faults)
  const sentence = isPlanted ? falseSentence(request, form) : null
  const asked = sentence ? plantInPrompt(telling, sentence) : telling
  const writer = noting(modelWriter(asked, firstSentenceMs), drafts)
  const reader = frameMs === null ? undefined : modelReader(telling, frameMs)
  const events: SentenceEvent[] = []
  let done: DoneEvent | null = null
  for await (const event of readChart(request, writer, check, reader))
    if (event.kind === 'sentence') events.push(event)
    else if (event.kind === 'done') done = event
  const page = events.map(({ text }) => plain(text))
  const has = (texts: readonly string[], text: string) => texts.includes(plain(text))
  const dropped = drafts.flatMap(({ text, refused }) =>
    refused ? refused : has(page, text) ? [] : (refusals.get(text) ?? 'told already'),
  )
  return {
    form,
    question: request.question,
    done,
    written: drafts.length,
    shown: drafts.length - dropped.length,
    dropped,
    inForm: events.filter(({ text }) => isInForm(text, form)).length,
    onPage: events.length,
    planted: sentence
      ? {
          sentence,
          written: drafts.some(({ text, refused }) => !refused && plain(text) === plain(sentence)),
          shown: has(page, sentence),
        }
      : null,
    faults,
  }
}

/** Puts twenty questions in three forms to a model, with invented charts, both personas and planted falsehoods. */
export async function conformanceRun(options: ConformanceOptions): Promise<ConformanceAnswer[]> {
  const forms = ['en', 'hi', 'hinglish'] as const
  const limit = pLimit(options.atOnce)
  const asked = conformanceQuestions
    .slice(0, options.most)
    .flatMap((question, row) =>
      forms.map((form, column) => ({ question: question[form], form, at: row * 3 + column, row })),
    )
  return Promise.all(
    asked.map(({ question, form, at, row }) =>
      limit(() => {
        const asker = askers[row % askers.length]!
        const request: ReadingRequest = {
          ...asker,
          question,
          language: form === 'en' ? 'en' : 'hi',
          persona: at % 2 === 0 ? 'oracle' : 'astra',
          history: [],
          at: options.at,
        }
        return askOne(request, form, at % options.plantedEvery === 1, options)
      }),
    ),
  )
}
