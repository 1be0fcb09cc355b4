import { foldedWords } from '../understand/fold.ts'
import { keptByWord } from '../understand/words-met.ts'

/** One place of a shape: the words that may stand there, and how many others may come before it. */
interface Place {
  words: ReadonlySet<string>
  stems: readonly string[]
  gap: number
}

type Shape = readonly Place[]

/** Shapes by the word that opens them. */
export interface WordPatterns {
  opening: (word: string) => readonly Shape[]
}

function placeOf(alternatives: string, gap: number): Place {
  const foldedAlternatives = alternatives
    .split('|')
    .flatMap((word) => foldedWords(word).slice(0, 1))
  return {
    words: new Set(foldedAlternatives.filter((word) => !word.endsWith('*'))),
    stems: foldedAlternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    gap,
  }
}

function shapeOf(line: string): Shape {
  const places: Place[] = []
  let gap = 0
  for (const piece of line.split(/\s+/)) {
    if (piece.startsWith('~')) gap = Number(piece.slice(1))
    else {
      places.push(placeOf(piece, gap))
      gap = 0
    }
  }
  return places
}

/**
 * Reads shapes, one a line: places in order, each a choice of words (`want|wish`), a word that ends in `*`
 * standing for its family, and `~3` letting up to three other words come between.
 */
export function parseWordPatterns(lines: string): WordPatterns {
  const byWord = new Map<string, Shape[]>()
  const byStem = new Map<string, [string, Shape][]>()
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const shape = shapeOf(line)
    for (const word of shape[0]!.words) byWord.set(word, [...(byWord.get(word) ?? []), shape])
    for (const stem of shape[0]!.stems)
      byStem.set(stem[0]!, [...(byStem.get(stem[0]!) ?? []), [stem, shape]])
  }
  const opening = (word: string): readonly Shape[] => {
    const ofFamily = (byStem.get(word[0] ?? '') ?? []).filter(([stem]) => word.startsWith(stem))
    const shapes = [...(byWord.get(word) ?? []), ...ofFamily.map(([, shape]) => shape)]
    return shapes.length === 0 ? none : shapes
  }
  return { opening: keptByWord(opening) }
}

const none: readonly Shape[] = []

const stands = ({ words, stems }: Place, word: string): boolean =>
  words.has(word) || stems.some((stem) => word.startsWith(stem))

/** Whether the places after the first follow a word; shapes are short, so all ways are tried. */
function follows(shape: Shape, place: number, words: readonly string[], after: number): boolean {
  const nextPlace = shape[place]
  if (!nextPlace) return true
  const last = Math.min(words.length - 1, after + 1 + nextPlace.gap)
  for (let at = after + 1; at <= last; at += 1) {
    if (stands(nextPlace, words[at]!) && follows(shape, place + 1, words, at)) return true
  }
  return false
}

/** Whether any of the shapes stands in the folded words. */
export function hasWordPattern({ opening }: WordPatterns, words: readonly string[]): boolean {
  return words.some((word, at) => opening(word).some((shape) => follows(shape, 1, words, at)))
}
