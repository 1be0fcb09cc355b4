import type { Fact } from '@drishti/jyotish'
import { istDay } from '../core/time/india-time.ts'
import { checkSentence, openingDiscourse } from './claims/claim-check.ts'
import type { ClaimCheck, Discourse } from './claims/claim-check.ts'
import { datesToldIn } from './claims/dates/dates-told.ts'
import { promiseIn } from './claims/promises/promises.ts'
import { againstVerdict } from './claims/promises/verdict-words.ts'
import type { PromiseGround } from './claims/promises/promises.ts'
import { guardedAgainst } from './model-writer/guards.ts'
import type {
  DropCause,
  DroppedSentence,
  PersonProfile,
  ReadingLanguage,
  SentenceEvent,
  ShownFact,
} from './types/reading-types.ts'
import { sentencesOf } from './claims/sentences.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import type { DraftSentence } from './composer/writer.ts'

/** What an answer is held to. */
export interface AnswerGround {
  sheet: ChartFacts | null
  windows: readonly { fromUtc: string; toUtc: string }[]
  language: ReadingLanguage
  check?: typeof checkSentence
  /** How a checked sentence is written for the reader: Hindi in Latin letters for a question in Hinglish. */
  write?: (text: string) => string
  /** What is spoken of before the first sentence: the question and its time. */
  discourse?: Discourse
  /** What the verdict says, for what a model may promise. */
  direction?: PromiseGround['direction']
}

/** Why a model's sentence is not shown. */
export interface Refusal {
  cause: DropCause
  /** For whoever writes it anew. */
  why: string
}

/**
 * What the reader has been shown so far. Nothing gets onto the page but by the claim check, whoever
 * wrote it.
 */
export class AnswerBuilder {
  readonly #ground: AnswerGround
  readonly #facts = new Map<string, Fact>()
  readonly #texts = new Set<string>()
  readonly #dates = new Set<string>()
  /** Something stands before the first sentence. */
  #opened = false
  /** What the sentences on the page speak of. */
  #discourse: Discourse
  words = 0
  /** A sentence that is the asker's alone stands on the page. */
  isPersonal = false
  /** Sentences that were not shown because the chart does not bear them. */
  keptBack = 0
  /** Sentences on the page that rest on a fact of the chart. */
  grounded = 0
  /** A model's sentences that were not shown. */
  readonly dropped: DroppedSentence[] = []

  constructor(ground: AnswerGround) {
    this.#ground = ground
    this.#discourse = ground.discourse ?? openingDiscourse
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

  /** Whether a sentence on the page names this day in India, or its month and year alone. */
  tellsDay(utc: string): boolean {
    const [year, month, day] = istDay(new Date(utc)).split('-').map(Number)
    return this.#dates.has(`${year}-${month}-${day}`) || this.#dates.has(`${year}-${month}`)
  }

  /** Whether a sentence on the page holds these words. */
  says(words: string): boolean {
    return [...this.#texts].some((text) => text.includes(words))
  }

  /** Whether every date of a text, of which it has one, stands on the page already. */
  tellsDatesOf(text: string): boolean {
    const dates = datesToldIn(text)
    return dates.length > 0 && dates.every((date) => this.#dates.has(date))
  }

  /** What the check says. A check that breaks down passes nothing. */
  #checked(text: string): ClaimCheck {
    const { check = checkSentence, language, sheet, windows } = this.#ground
    try {
      return check(text, language, sheet?.facts ?? [], windows, this.#discourse)
    } catch {
      return { ok: false, why: 'the check broke down', cause: 'claim' }
    }
  }

  /** Whether not one sentence of a text claims anything of the sky. */
  claimsNothing(text: string): boolean {
    return sentencesOf(text).every((sentence) => {
      const check = this.#checked(sentence.text)
      return check.ok && check.factIds.length === 0
    })
  }

  /** Puts a sentence of our own on the page if the chart bears it; null where it does not, or stands there already. */
  show(draft: DraftSentence): SentenceEvent | null {
    if (draft.text === '' || this.#texts.has(draft.text)) return null
    const check = this.#checked(draft.text)
    if (check.ok) return this.#put(draft, check)
    this.keptBack += 1
    return draft.instead ? this.show(draft.instead) : null
  }

  /** Puts a model's sentence on the page, or says why not. A repeated sentence is passed over without a word. */
  showFromModel(draft: DraftSentence, person: PersonProfile): SentenceEvent | Refusal | null {
    const { text } = draft
    if (this.#texts.has(text)) return null
    if (text === '')
      return draft.refused === 'form'
        ? { cause: 'language', why: 'it is in another language' }
        : { cause: 'instructions', why: 'it repeats instructions' }
    const { language, direction = null } = this.#ground
    const cause = guardedAgainst(text, language, person)
    if (cause) return { cause, why: `it says what no answer may say (${cause})` }
    const promise = promiseIn(text, { direction }) ?? againstVerdict(text, { direction })
    if (promise) return { cause: 'promise', why: promise }
    const check = this.#checked(text)
    return check.ok ? this.#put(draft, check) : { cause: check.cause, why: check.why }
  }

  /** Counts a sentence that is not shown, nor anything in its place. */
  drop(text: string, cause: DropCause): void {
    this.keptBack += 1
    this.dropped.push({ cause, text })
  }

  #put(draft: DraftSentence, check: ClaimCheck & { ok: true }): SentenceEvent {
    const { sheet, write = (text: string) => text } = this.#ground
    this.#discourse = check.after ?? this.#discourse
    if (check.factIds.length > 0) this.grounded += 1
    const factIds = [...new Set([...draft.factIds, ...check.factIds])].filter((id) =>
      sheet?.byId.has(id),
    )
    for (const id of factIds) {
      const fact = sheet?.byId.get(id)
      if (fact) this.#facts.set(id, fact)
    }
    for (const date of datesToldIn(draft.text)) this.#dates.add(date)
    const between = draft.before === '' ? ' ' : draft.before
    const before = this.#texts.size > 0 ? between : this.#opened ? '\n\n' : ''
    this.#texts.add(draft.text)
    this.isPersonal ||= draft.isPersonal === true
    this.words += draft.text.split(/\s+/).length
    return {
      kind: 'sentence',
      text: write(draft.text),
      factIds,
      before,
      ...(draft.isPersonal && { isFromMemory: true as const }),
    }
  }

  /** Says first whose kundli is read: ours, with a name in it, and left out where the answer is shared. */
  showHead(text: string): SentenceEvent {
    this.#opened = true
    this.isPersonal = true
    return { kind: 'sentence', text, factIds: [], before: '', isFromMemory: true, isFree: true }
  }

  /** Opens the answer with a line of care, which is in its own form already. */
  *showOpening(text: string): Generator<SentenceEvent, void, void> {
    yield* this.#showPlain(text, (sentence) => sentence)
  }

  /** Puts a line of care behind the answer, in a paragraph of its own. */
  *showClosing(text: string): Generator<SentenceEvent, void, void> {
    let before: SentenceEvent['before'] = '\n\n'
    for (const event of this.#showPlain(text, (sentence) => sentence)) {
      yield { ...event, before }
      before = ' '
    }
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
      label: label[this.#ground.language],
      value,
    }))
  }
}
