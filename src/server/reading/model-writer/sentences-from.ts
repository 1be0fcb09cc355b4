import { sentenceSplitter } from '../claims/sentences.ts'
import type { Sentence } from '../claims/sentences.ts'
import { removeControlCharacters } from './guards.ts'
import { silence, withSilences } from './silences.ts'

/** A mark that follows the full stop belongs to the sentence before it. */
const onlyMarks = /^(?:\s*\[[^\]]*\]\s*[.।]?)+$/

const leadingMarks = /^(?:\s*\[[^\]]*\])+/
const endsOne = /[.!?।॥…\n]/

/** After this long without another word a sentence that reads as whole is shown. */
const longestPauseMs = 250

/** The last whole sentence, held until it is clear that no mark follows its full stop. */
class HeldSentence {
  #sentence: Sentence | null = null

  get isThere(): boolean {
    return this.#sentence !== null
  }

  *release(): Generator<Sentence, void, void> {
    if (this.#sentence) yield this.#sentence
    this.#sentence = null
  }

  /** Marks that begin a sentence belong to the one before it. */
  *replace(arrived: readonly Sentence[]): Generator<Sentence, void, void> {
    for (const sentence of arrived) {
      const lead: string = leadingMarks.exec(sentence.text)?.[0] ?? ''
      if (this.#sentence && lead !== '')
        this.#sentence = { ...this.#sentence, text: `${this.#sentence.text} ${lead.trim()}` }
      yield* this.release()
      const rest = onlyMarks.test(sentence.text) ? '' : sentence.text.slice(lead.length).trim()
      this.#sentence = rest === '' ? null : { ...sentence, text: rest }
    }
  }
}

/**
 * The sentences of a model's text, each as soon as it is whole: at its end where nothing that may follow can
 * add to it, else when the next word has begun, or when the model pauses after it.
 */
export async function* sentencesFrom(
  pieces: AsyncIterable<string>,
): AsyncGenerator<Sentence, void, void> {
  const splitter = sentenceSplitter()
  const held = new HeldSentence()
  // A sentence ends in few of the pieces, and the word after it says so: the others are only laid by.
  let waiting = ''
  let mayHaveEnded = false
  const arrived = () => {
    const sentences = splitter.push(removeControlCharacters(waiting))
    waiting = ''
    return sentences
  }
  for await (const piece of withSilences(pieces, () => mayHaveEnded, longestPauseMs)) {
    if (piece === silence) {
      yield* held.replace([...arrived(), ...splitter.pause()])
      if (splitter.pendingText().trim() === '') yield* held.release()
      continue
    }
    waiting += piece
    const ends = endsOne.test(piece)
    if (!ends && !mayHaveEnded) continue
    yield* held.replace(arrived())
    const sure = splitter.takeSure()
    if (sure.length > 0) {
      yield* held.replace(sure)
      yield* held.release()
      mayHaveEnded = false
      continue
    }
    const hasWordBegun = /\S/.test(splitter.pendingText())
    // A word follows, or a mark, of which nothing is shown: nothing can be added to the sentence before it.
    if (hasWordBegun) yield* held.release()
    mayHaveEnded = held.isThere || (ends && !hasWordBegun) || endsOne.test(splitter.pendingText())
  }
  yield* held.replace([...arrived(), ...splitter.flush()])
  yield* held.release()
}
