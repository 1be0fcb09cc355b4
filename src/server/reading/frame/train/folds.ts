import { hashOf } from '../model/hash.ts'
import { wordsOf } from '../model/skeleton.ts'
import type { LabelledQuestion } from '../labelled-question.ts'

/** Runs of four letters of a question's skeletons. */
function runsOf(text: string): Set<string> {
  const plain = wordsOf(text)
    .map((word) => word.skeleton)
    .join(' ')
  const runs = new Set<string>()
  for (let at = 0; at + 4 <= plain.length; at += 1) runs.add(plain.slice(at, at + 4))
  return runs.size > 0 ? runs : new Set([plain])
}

/**
 * The fold of every question. Questions that share half of their runs of four letters stay in one fold, so
 * that none is tested on what it was nearly trained on.
 */
export function foldsOf(
  questions: readonly Pick<LabelledQuestion, 'id' | 'text'>[],
  folds: number,
): number[] {
  const parents = questions.map((_question, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (parents[at] !== at) at = parents[at] ?? at
    return at
  }
  const runs = questions.map(({ text }) => runsOf(text))
  const holders = new Map<string, number[]>()
  runs.forEach((set, index) => {
    const shared = new Map<number, number>()
    for (const run of set) {
      const earlier = holders.get(run)
      // Runs that stand everywhere say nothing of long texts.
      if (earlier && (earlier.length <= 400 || set.size <= 8))
        for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      if (earlier) earlier.push(index)
      else holders.set(run, [index])
    }
    for (const [other, count] of shared) {
      const all = set.size + (runs[other]?.size ?? 0) - count
      if (count / all >= 0.5) parents[rootOf(index)] = rootOf(other)
    }
  })
  return questions.map(
    (_question, index) => hashOf(`fold ${questions[rootOf(index)]?.id ?? ''}`) % folds,
  )
}
