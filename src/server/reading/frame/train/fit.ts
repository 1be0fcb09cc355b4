import { careKinds, frameAsks, frameSubjects, frameTopics } from '../../types/frame.ts'
import type { CareKind } from '../../types/frame.ts'
import type { ConceptTable } from '../model/concepts.ts'
import { featuresOf } from '../model/features.ts'
import type { Bag, FeatureSet } from '../model/features.ts'
import { headNames, heads, headStart, outputCount } from '../model/heads.ts'
import type { Head } from '../model/heads.ts'
import { situationLabels } from '../model/situation-labels.ts'
import type { SituationLabel } from '../model/situation-labels.ts'
import type { PackedModel } from '../model/model-file.ts'
import type { LabelledQuestion } from '../labelled-question.ts'
import { dictionaryOf } from './network.ts'
import { train } from './train.ts'
import type { NetworkOptions } from './network.ts'
import { quantise, worthKeeping } from './quantise.ts'
import type { Trained } from './quantise.ts'

export interface FitOptions extends NetworkOptions {
  /** How many networks are averaged, each from a seed of its own. */
  networks: number
  /** How wide the network is that learns whose life is asked about and nothing else; 0 for none. */
  subjectHidden: number
  /** At most so many features stay in the model. */
  room: number
  /** So many rounds a first training takes, which only shows what features are worth keeping; 0 for none. */
  trialEpochs: number
  /** The share of a label's weight that is spread over all labels of its head. */
  smoothing: number
}

/** Compared on two held-out folds of the training corpus; the weight of the care head on one. */
export const chosenOptions: FitOptions = {
  hidden: 96,
  networks: 2,
  subjectHidden: 32,
  room: 51_000,
  trialEpochs: 6,
  epochs: 20,
  rate: 0.03,
  dropout: 0.3,
  featureDropout: 0.3,
  smoothing: 0.05,
  decay: 0.003,
  leastCount: 2,
  seed: 1,
  headWeights: {
    topic: 1.2,
    asks: 0.6,
    subject: 0.8,
    care: 2,
    charge: 0.3,
    parts: 0.4,
    situation: 1.2,
  },
}

/** A question of which one label alone is known: its kind of care, or its narrow point. */
export type Example =
  | { text: string; head: 'care'; label: CareKind }
  | { text: string; head: 'situation'; label: SituationLabel }

/** Of a head of which nothing is known. */
const unknown = -2

function labelOf({ frame }: LabelledQuestion, head: Head): number {
  switch (head) {
    case 'topic':
      return frameTopics.indexOf(frame.topic)
    case 'asks':
      return frameAsks.indexOf(frame.asks)
    case 'subject':
      return frameSubjects.indexOf(frame.subject)
    case 'care':
      return careKinds.indexOf(frame.care)
    case 'charge':
      return frame.charge ? 1 : 0
    case 'situation':
      return frame.situation === undefined ? unknown : situationLabels.indexOf(frame.situation)
    case 'parts':
      return frame.parts > 1 ? 1 : 0
  }
}

/** The wanted share of every output, nothing for a head without a label. Throws where a label is none of the schema's. */
export function targetsOf(question: LabelledQuestion, smoothing: number): Float32Array {
  const targets = new Float32Array(outputCount)
  for (const head of headNames) {
    const count = heads[head].length
    const label = labelOf(question, head)
    if (label === unknown) continue
    if (label < 0) throw new Error(`${question.id}: no such ${head}.`)
    for (let at = 0; at < count; at += 1)
      targets[headStart[head] + at] = smoothing / count + (at === label ? 1 - smoothing : 0)
  }
  return targets
}

/** As `targetsOf`; the heads of which nothing is known stay empty. */
function exampleTargets({ head, label }: Example, smoothing: number): Float32Array {
  const targets = new Float32Array(outputCount)
  const labels: readonly string[] = heads[head]
  labels.forEach((each, at) => {
    targets[headStart[head] + at] = smoothing / labels.length + (each === label ? 1 - smoothing : 0)
  })
  return targets
}

function loadsOf(
  bags: readonly (readonly Bag[])[],
  dictionary: ReadonlyMap<number, number>,
): Float32Array {
  const loads = new Float32Array(dictionary.size)
  for (const bag of bags.flat())
    bag.ids.forEach((id, index) => {
      const row = dictionary.get(id)
      if (row !== undefined) loads[row] = (loads[row] ?? 0) + (bag.weights[index] ?? 0) ** 2
    })
  return loads
}

/** What the networks learn from. */
interface Lesson {
  sets: readonly FeatureSet[]
  targets: readonly Float32Array[]
  /** The features of each question that the dictionary is made of. */
  bags: readonly (readonly Bag[])[]
}

/** The rows of the features: those that the networks for all heads meet, and with those of the clause that asks. */
interface Dictionaries {
  shared: Map<number, number>
  all: Map<number, number>
}

/** Trains the networks for all heads, and the one for whose life is asked about. */
function trainAll(
  ofAll: Lesson,
  ofSubject: Lesson,
  { shared, all }: Dictionaries,
  options: FitOptions,
): Trained[] {
  const loads = loadsOf(ofAll.bags, shared)
  const trained = Array.from({ length: options.networks }, (_none, index) => ({
    network: train(ofAll.sets, ofAll.targets, shared, {
      ...options,
      seed: options.seed + 10 * index,
    }),
    loads,
  }))
  if (options.subjectHidden === 0) return trained
  const own = { ...options, hidden: options.subjectHidden, only: 'subject' as const }
  const network = train(ofSubject.sets, ofSubject.targets, all, own)
  return [...trained, { network, loads: loadsOf(ofSubject.bags, all) }]
}

/**
 * The features that networks learn from: with a trial those alone that a first, shorter training finds worth keeping.
 * What a network was trained with and then loses costs more than what it never had.
 */
function dictionariesOf(ofAll: Lesson, ofSubject: Lesson, options: FitOptions): Dictionaries {
  const shared = dictionaryOf(ofAll.bags, options.leastCount)
  const all =
    options.subjectHidden > 0 ? dictionaryOf(ofSubject.bags, options.leastCount, shared) : shared
  if (options.trialEpochs === 0 || all.size <= options.room) return { shared, all }
  const short = { ...options, networks: 1, epochs: options.trialEpochs }
  const hashes = [...all.keys()]
  const rows = worthKeeping(
    trainAll(ofAll, ofSubject, { shared, all }, short),
    hashes,
    options.room,
  )
  const kept = new Map(rows.map((row, index) => [hashes[row] as number, index]))
  return { shared: kept, all: kept }
}

/**
 * Trains the ensemble on the questions, whose features may be given where they are known already, and on
 * further ones of which one label alone is known.
 */
export function fit(
  questions: readonly LabelledQuestion[],
  concepts: ConceptTable,
  options: FitOptions,
  corpus = '',
  known: readonly FeatureSet[] = questions.map((question) => featuresOf(question, concepts)),
  examples: readonly Example[] = [],
): PackedModel {
  const whole = questions.flatMap((question, index) => (question.teaches ? [] : [index]))
  const sets = [
    ...whole.map((index) => known[index] as FeatureSet),
    ...examples.map(({ text }, index) => {
      // Askers as the questions have them: else an unknown asker would sound like somebody in need.
      const person = questions[whole[(index * 97) % whole.length] ?? 0]?.person ?? {}
      return featuresOf({ text, person }, concepts)
    }),
  ]
  const wanted = questions.map((question) => targetsOf(question, options.smoothing))
  const targets = [
    ...whole.map((index) => wanted[index] as Float32Array),
    ...examples.map((example) => exampleTargets(example, options.smoothing)),
  ]
  const ofAll: Lesson = {
    sets,
    targets,
    bags: sets.map(({ text, before, answer }) => [text, before, answer]),
  }
  const ofSubject: Lesson = {
    sets: known,
    targets: wanted,
    bags: known.map(({ text, before, answer, asked }) => [text, before, answer, asked]),
  }
  const dictionaries = dictionariesOf(ofAll, ofSubject, options)
  return quantise(trainAll(ofAll, ofSubject, dictionaries, options), concepts, options.room, corpus)
}
