import type { PreviewedAnswer } from '../../../contract/answer-preview.ts'
import type { BirthInput } from '../../../contract/kundli/kundli.ts'
import type { ReadContext } from '../../core/endpoint.ts'
import { resolveBirth } from '../../kundli/birth/resolve-birth.ts'
import { careBeforeBirth } from '../../reading/care/care-before-birth.ts'
import {
  readChart,
  type DoneEvent,
  type ReadingRequest,
  type SentenceEvent,
} from '../../reading/reading.ts'
import { chartAndPersonOf, languageOfReading } from '../session/reading-input.ts'
import { chartSummary } from './chart-summary.ts'

/** So many sentences of an answer are shown before log-in, behind a line of care if there is one. */
const previewedSentences = 2

export interface AnswerPreview {
  care: string[] | null
  preview: PreviewedAnswer | null
}

/**
 * What may be said to a visitor's question: help where it is due, with or without a birth; else the first
 * lines of its answer, by the built-in composer alone. Nothing is stored.
 *
 * @throws Refusal for a birth that can't be.
 */
export async function previewAnswer(
  { context, at, caller }: Pick<ReadContext<'chats/previewAnswer'>, 'context' | 'at' | 'caller'>,
  { question, birth }: { question: string; birth?: BirthInput | undefined },
): Promise<AnswerPreview> {
  const help = careBeforeBirth({ question, language: caller.language, at })
  if (help) return { care: paragraphsOf(help), preview: null }
  if (!birth) return { care: null, preview: null }
  const { clock } = resolveBirth(birth, at, context.adapters.places)
  const chartedBirth = { ...birth, ...clock }
  const language = languageOfReading(birth, caller.language)
  const request: ReadingRequest = {
    ...chartAndPersonOf(chartedBirth, at),
    question,
    language,
    persona: 'oracle',
    history: [],
    at,
  }
  const { sentences, done } = await wholeReading(request)
  if (done.outcome === 'safety') return { care: paragraphsOf(textOf(sentences)), preview: null }
  const shown = done.outcome === 'answer' ? firstSentences(sentences, done) : sentences
  return {
    care: null,
    preview: {
      lines: shown.map(({ text }) => text),
      more: sentences.length - shown.length,
      language: done.language,
      chart: chartSummary(request.chart, at, caller.language),
    },
  }
}

async function wholeReading(request: ReadingRequest) {
  const sentences: SentenceEvent[] = []
  for await (const event of readChart(request)) {
    if (event.kind === 'done') return { sentences, done: event }
    if (event.kind === 'sentence') sentences.push(event)
  }
  throw new Error('A reading that nobody ended has no end.')
}

/** A line of care opens an answer that is free; it is shown besides. */
function firstSentences(sentences: SentenceEvent[], { isFree }: DoneEvent): SentenceEvent[] {
  return sentences.slice(0, previewedSentences + (isFree ? 1 : 0))
}

function textOf(sentences: SentenceEvent[]): string {
  return sentences.map(({ before, text }) => before + text).join('')
}

function paragraphsOf(text: string): string[] {
  return text.split('\n\n').filter(Boolean)
}
