import { abbreviations, closers, enders } from './sentence-signs.ts'
import { isSurelyEnded } from './sure-end.ts'

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
  pendingText(): string
  /** Gives what is left if it ends a sentence whatever comes next: signs that still end it are passed over. */
  takeSure(): Sentence[]
  /** Nothing has come for a while: gives what is left if it reads as a whole sentence. */
  pause(): Sentence[]
  /** Nothing more comes: gives what is left. */
  flush(): Sentence[]
}

/** A flood without a full stop is cut here, so that nothing waits for ever. */
const longest = 1200

const isEnd = (sign: string) => enders.has(sign) || closers.has(sign)
const isSpace = (sign: string | undefined) => sign !== undefined && /\s/.test(sign)

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
function endOfFirst(text: string, from: number, isFinished: boolean): number | null {
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n' && text.slice(0, at).trim() !== '') return at
    if (!enders.has(sign)) continue
    let end = at + 1
    while (end < text.length && (enders.has(text[end]!) || closers.has(text[end]!))) end++
    if (end === text.length) return isFinished ? end : null
    if (sign === '।' || sign === '॥') return end
    if (!isSpace(text[end])) continue
    if (sign !== '.') return end
    if (belongsToWord(text, at)) continue
    let next = end
    while (next < text.length && isSpace(text[next]) && text[next] !== '\n') next++
    if (next === text.length && !isFinished) return null
    if (/\p{Ll}/u.test(text[next] ?? '')) continue
    return end
  }
  return isFinished ? text.length : null
}

/** Whether a text ends as a sentence does, and not with a word that has a full stop of its own. */
function isWhole(text: string): boolean {
  let end = text.length
  while (end > 0 && closers.has(text[end - 1]!)) end--
  const sign = text[end - 1] ?? ''
  return enders.has(sign) && (sign !== '.' || !belongsToWord(text, end - 1))
}

/** A splitter for one answer. Every character is looked at a bounded number of times, whatever the size of the chunks. */
export function sentenceSplitter(): SentenceSplitter {
  let pendingText = ''
  /** Where to go on looking for an end: what lies before is settled. */
  let settledIndex = 0
  let paragraph = false
  let hasBegun = false
  /** Whether the last sentence was given with its end alone, so that more of its end may come. */
  let mayEndFurther = false

  function dropFurtherEnds(): void {
    if (!mayEndFurther || pendingText === '') return
    let at = 0
    while (at < pendingText.length && isEnd(pendingText[at]!)) at++
    mayEndFurther = at === pendingText.length
    pendingText = pendingText.slice(at)
  }

  function dropLead(): void {
    const lead = pendingText.length - pendingText.trimStart().length
    if (lead === 0) return
    paragraph ||= pendingText.slice(0, lead).includes('\n')
    pendingText = pendingText.slice(lead)
    settledIndex = 0
  }

  function take(isFinished: boolean): Sentence[] {
    const whole: Sentence[] = []
    for (;;) {
      dropLead()
      if (pendingText === '') break
      const near = pendingText.length > longest ? pendingText.slice(0, longest) : pendingText
      let end = endOfFirst(near, settledIndex, isFinished && near === pendingText)
      if (end === null && near !== pendingText) end = Math.max(near.lastIndexOf(' '), 0) || longest
      if (end === null) break
      const text = pendingText.slice(0, end).trim().replace(/\s+/g, ' ')
      whole.push({ text, before: hasBegun ? (paragraph ? '\n\n' : ' ') : '' })
      hasBegun = true
      paragraph = false
      pendingText = pendingText.slice(end)
      settledIndex = 0
    }
    // The last few signs are looked at again: more may have come to decide an end.
    settledIndex = Math.max(0, pendingText.length - 24)
    return whole
  }

  return {
    push(chunk) {
      pendingText += chunk
      dropFurtherEnds()
      return take(false)
    },
    pendingText: () => pendingText,
    takeSure() {
      const text = pendingText.trimEnd()
      if (!isSurelyEnded(text)) return []
      mayEndFurther = text === pendingText
      return take(true)
    },
    pause: () => (isWhole(pendingText.trimEnd()) ? take(true) : []),
    flush() {
      const rest = take(true)
      pendingText = ''
      return rest
    },
  }
}

/** The sentences of a whole text. */
export function sentencesOf(text: string): Sentence[] {
  const splitter = sentenceSplitter()
  return [...splitter.push(text), ...splitter.flush()]
}
