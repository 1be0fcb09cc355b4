import type { ConceptTable } from '../model/concepts.ts'
import { featuresOf } from '../model/features.ts'
import type { LabelledQuestion } from '../labelled-question.ts'
import { logShares } from '../model/model.ts'
import { readFrame } from '../read-frame.ts'
import type { FramePair } from '../score.ts'
import { fit } from './fit.ts'
import type { Example, FitOptions } from './fit.ts'

/** A question as it was read by a model that was not trained on its fold. */
export interface HeldOut extends FramePair {
  /** Log shares of all heads before calibration. */
  means: Float32Array
}

/** The day on which held-out questions count as asked. */
const askedAt = new Date('2026-11-22T06:30:00Z')

/**
 * Trains once for each fold on all others and reads the fold with that model, quantised as it would be
 * shipped. `examples` are learnt in every fold and read in none. `onFold` hears what has been read of each fold as soon as it is done; `most` folds are read.
 */
export function crossValidate(
  questions: readonly LabelledQuestion[],
  folds: readonly (number | string)[],
  concepts: ConceptTable,
  options: FitOptions,
  examples: readonly Example[],
  onFold: (fold: number | string, part: readonly HeldOut[]) => void = () => {},
  most = Infinity,
): HeldOut[] {
  const sets = questions.map((question) => featuresOf(question, concepts))
  const names = [...new Set(folds)].sort().slice(0, most)
  return names.flatMap((fold) => {
    const rest = questions.map((_question, index) => index).filter((index) => folds[index] !== fold)
    const model = fit(
      rest.map((index) => questions[index] as LabelledQuestion),
      concepts,
      options,
      '',
      rest.map((index) => sets[index] as (typeof sets)[number]),
      examples,
    )
    const part = questions.flatMap((question, index): HeldOut[] => {
      if (folds[index] !== fold) return []
      const means = logShares(model, sets[index] as (typeof sets)[number])
      return [{ question, means, frame: readFrame(question, askedAt, model) }]
    })
    onFold(fold, part)
    return part
  })
}
