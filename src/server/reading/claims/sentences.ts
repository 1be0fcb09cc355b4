/** Cuts English and Hindi prose into sentences while it is still arriving. */

export interface Sentence {
  text: string
  /** What stood between it and the one before: a paragraph stays a paragraph. */
  before: '' | ' ' | '\n\n'
}

export interface SentenceSplitter {
  /** Takes what has come; gives the sentences that are surely whole. */
  push(chunk: string): Sentence[]
  /** What has come of the sentence that is not whole yet. */
  rest(): string
  /** Nothing more comes: gives what is left. */
  flush(): Sentence[]
}

/** A flood without a full stop is cut here, so that nothing waits for ever. */
const longest = 1200

const abbreviations = new Set(
  (
    'dr mr mrs ms sh smt shri prof st vs etc eg ie no nos approx rs inr jan feb mar apr jun jul aug sep sept oct ' +
    'nov dec am pm ad bc डॉ रु प्रो सं पं'
  ).split(' '),
)

const isSpace = (sign: string | undefined) => sign !== undefined && /\s/.test(sign)
const closers = new Set('"\'”’)]»')
const enders = new Set('.!?।॥…')

/** The word that ends right before a position: at most twelve signs back are looked at. */
function wordBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 12), at)
  return /[\p{L}\p{M}\p{N}.]*$/u.exec(near)?.[0] ?? ''
}

/** Whether a full stop is part of a word: "Dr.", "e.g.", "A.", or the number of a list. */
function belongsToWord(text: string, at: number): boolean {
  const word = wordBefore(text, at)
  const last = word.split('.').at(-1)!.toLowerCase()
  if (abbreviations.has(word.replaceAll('.', '').toLowerCase()) || abbreviations.has(last))
    return true
  if (/^\p{Lu}$/u.test(last) && word.length === last.length) return true
  return /^\d{1,2}$/.test(word) && text.slice(0, at).trim() === word
}

/**
 * Where the sentence that begins the text ends: the index after it. `null` when it is not whole yet, so
 * far as can be told before `finished`.
 */
function endOfFirst(text: string, from: number, finished: boolean): number | null {
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n' && text.slice(0, at).trim() !== '') return at
    if (!enders.has(sign)) continue
    let end = at + 1
    while (end < text.length && (enders.has(text[end]!) || closers.has(text[end]!))) end++
    if (end === text.length) return finished ? end : null
    if (sign === '।' || sign === '॥') return end
    if (!isSpace(text[end])) continue
    if (sign !== '.') return end
    if (belongsToWord(text, at)) continue
    let next = end
    while (next < text.length && isSpace(text[next]) && text[next] !== '\n') next++
    if (next === text.length && !finished) return null
    if (/\p{Ll}/u.test(text[next] ?? '')) continue
    return end
  }
  return finished ? text.length : null
}

/** A splitter for one answer. Every character is looked at a bounded number of times, whatever the size of the chunks. */
export function sentenceSplitter(): SentenceSplitter {
  let held = ''
  /** Where to go on looking for an end: what lies before is settled. */
  let settled = 0
  let paragraph = false
  let begun = false

  function dropLead(): void {
    const lead = held.length - held.trimStart().length
    if (lead === 0) return
    paragraph ||= held.slice(0, lead).includes('\n')
    held = held.slice(lead)
    settled = 0
  }

  function take(finished: boolean): Sentence[] {
    const whole: Sentence[] = []
    for (;;) {
      dropLead()
      if (held === '') break
      const near = held.length > longest ? held.slice(0, longest) : held
      let end = endOfFirst(near, settled, finished && near === held)
      if (end === null && near !== held) end = Math.max(near.lastIndexOf(' '), 0) || longest
      if (end === null) break
      const text = held.slice(0, end).trim().replace(/\s+/g, ' ')
      whole.push({ text, before: begun ? (paragraph ? '\n\n' : ' ') : '' })
      begun = true
      paragraph = false
      held = held.slice(end)
      settled = 0
    }
    // The last few signs are looked at again: more may have come to decide an end.
    settled = Math.max(0, held.length - 24)
    return whole
  }

  return {
    push(chunk) {
      held += chunk
      return take(false)
    },
    rest: () => held,
    flush() {
      const rest = take(true)
      held = ''
      return rest
    },
  }
}

/** The sentences of a whole text. */
export function sentencesOf(text: string): Sentence[] {
  const splitter = sentenceSplitter()
  return [...splitter.push(text), ...splitter.flush()]
}
