import type { Fact } from '@drishti/jyotish'
import { checkSentence, type ClaimCheck } from './claims/claim-check.ts'
import type { ReadingLanguage, SentenceEvent, ShownFact } from './types/reading-types.ts'
import { sentencesOf } from './claims/sentences.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import type { DraftSentence } from './composer/writer.ts'

/**
 * What the reader has been shown so far. Nothing gets onto the page but by the claim check, whoever
 * wrote it.
 */
export class AnswerBuilder {
  readonly #sheet: ChartFacts | null
  readonly #windows: readonly { fromUtc: string; toUtc: string }[]
  readonly #language: ReadingLanguage
  readonly #facts = new Map<string, Fact>()
  readonly #texts = new Set<string>()
  readonly #check: typeof checkSentence
  /** How a checked sentence is written for the reader: Hindi in Latin letters for a question in Hinglish. */
  readonly #write: (text: string) => string
  /** Something stands before the first sentence. */
  #opened = false
  words = 0
  /** A sentence that is the asker's alone stands on the page. */
  isPersonal = false
  /** Sentences that were not shown because the chart does not bear them. */
  keptBack = 0

  constructor(
    sheet: ChartFacts | null,
    windows: readonly { fromUtc: string; toUtc: string }[],
    language: ReadingLanguage,
    check: typeof checkSentence = checkSentence,
    write: (text: string) => string = (text) => text,
  ) {
    this.#sheet = sheet
    this.#windows = windows
    this.#language = language
    this.#check = check
    this.#write = write
  }

  get sentences(): number {
    return this.#texts.size
  }

  /** Whether the page already rests on all of these facts. */
  rests(factIds: readonly string[]): boolean {
    return factIds.length > 0 && factIds.every((id) => this.#facts.has(id))
  }

  has(text: string): boolean {
    return this.#texts.has(text)
  }

  /** What the check says. A check that breaks down passes nothing. */
  #checked(text: string): ClaimCheck {
    try {
      return this.#check(text, this.#language, this.#sheet?.facts ?? [], this.#windows)
    } catch {
      return { ok: false, why: 'the check broke down' }
    }
  }

  /** Whether not one sentence of a text claims anything of the sky. */
  claimsNothing(text: string): boolean {
    return sentencesOf(text).every((sentence) => {
      const check = this.#checked(sentence.text)
      return check.ok && check.factIds.length === 0
    })
  }

  /** Puts a sentence on the page if the chart bears it; null where it does not, or stands there already. */
  show(draft: DraftSentence): SentenceEvent | null {
    if (draft.text === '' || this.#texts.has(draft.text)) return null
    const check = this.#checked(draft.text)
    if (!check.ok) {
      this.keptBack += 1
      return null
    }
    const factIds = [...new Set([...draft.factIds, ...check.factIds])].filter((id) =>
      this.#sheet?.byId.has(id),
    )
    for (const id of factIds) {
      const fact = this.#sheet?.byId.get(id)
      if (fact) this.#facts.set(id, fact)
    }
    const between = draft.before === '' ? ' ' : draft.before
    const before = this.#texts.size > 0 ? between : this.#opened ? '\n\n' : ''
    this.#texts.add(draft.text)
    this.isPersonal ||= draft.isPersonal === true
    this.words += draft.text.split(/\s+/).length
    const text = this.#write(draft.text)
    return {
      kind: 'sentence',
      text,
      factIds,
      before,
      ...(draft.isPersonal && { isFromMemory: true as const }),
    }
  }

  /** Opens the answer with a line of care, which is in its own form already. */
  *showOpening(text: string): Generator<SentenceEvent, void, void> {
    yield* this.#showPlain(text, (sentence) => sentence)
  }

  /** Shows what says nothing of the chart: a question back, or an answer on the service. */
  *showWithoutChart(
    drafts: Iterable<DraftSentence>,
    write: (sentence: string) => string,
  ): Generator<SentenceEvent, void, void> {
    for (const { text } of drafts) yield* this.#showPlain(text, write)
  }

  *#showPlain(
    text: string,
    write: (sentence: string) => string,
  ): Generator<SentenceEvent, void, void> {
    for (const { text: sentence } of sentencesOf(text)) {
      const before = this.#opened ? ' ' : ''
      this.#opened = true
      yield { kind: 'sentence', text: write(sentence), factIds: [], before, isFree: true }
    }
  }

  /** Shows one draft after another until the signal says stop. */
  *showAll(
    drafts: Iterable<DraftSentence>,
    signal: AbortSignal | undefined,
  ): Generator<SentenceEvent, void, void> {
    for (const draft of drafts) {
      if (signal?.aborted) return
      const event = this.show(draft)
      if (event) yield event
    }
  }

  /** Every fact that the page rests on, in the order of first use. */
  shownFacts(): ShownFact[] {
    return [...this.#facts.values()].map(({ id, label, value }) => ({
      id,
      label: label[this.#language],
      value,
    }))
  }
}
