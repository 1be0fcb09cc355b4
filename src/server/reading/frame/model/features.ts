import { dangerInQuestion } from '../../safety/safety.ts'
import type { DangerKind } from '../../safety/safety-words.ts'
import { conceptsIn } from './concepts.ts'
import type { ConceptTable } from './concepts.ts'
import type { FramePerson, FrameTurn } from '../../types/frame.ts'
import { hashOf } from './hash.ts'
import { ownAge } from '../rules/own-age.ts'
import { askedFeatures, personFeatures } from './person-features.ts'
import { keptByWord } from '../../understand/words-met.ts'
import { consonantsOf, skeletonOf, wordsOf } from './skeleton.ts'
import type { Word } from './skeleton.ts'

/** A bag of hashed features with their weights. */
export interface Bag {
  ids: number[]
  weights: number[]
}

/** What the model sees of a question: its own words, the questions before it, and the last answer. */
export interface FeatureSet {
  text: Bag
  before: Bag
  answer: Bag
  /** Of the people in the clause that asks: seen besides by the network that hears whose life it is. */
  asked: Bag
}

/** How much each kind of feature weighs in all; within a kind the weight falls with the root of the number. */
const kindWeights = {
  words: 1.6,
  pairs: 1,
  letters: 1.4,
  concepts: 1.3,
  conceptPairs: 0.7,
  people: 0.9,
  asked: 1.6,
  edges: 0.8,
  marks: 0.8,
}

/** For the ruled detector, which otherwise weighs the asker's age: here the words alone count. */
const nobodyKnown = { ageYears: null, maritalStatus: 'single', gender: 'female' } as const

class Collector {
  readonly bag: Bag = { ids: [], weights: [] }
  private readonly seen = new Set<number>()

  add(features: readonly string[], weight: number): void {
    this.addIds(features.map(hashOf), weight)
  }

  addIds(ids: readonly number[], weight: number): void {
    const fresh: number[] = []
    for (const id of ids) {
      if (this.seen.has(id)) continue
      this.seen.add(id)
      fresh.push(id)
    }
    const each = weight / Math.sqrt(Math.max(fresh.length, 3))
    for (const id of fresh) {
      this.bag.ids.push(id)
      this.bag.weights.push(each)
    }
  }
}

/** The features of one word by itself, hashed, and those of its letters. */
interface WordIds {
  word: readonly number[]
  letters: readonly number[]
}

const idsOf = keptByWord((raw): WordIds => {
  const skeleton = skeletonOf(raw)
  const bare = consonantsOf(skeleton)
  const own = [`w${skeleton}`, `r${raw}`, ...(bare ? [`k${bare}`] : [])]
  return { word: own.map(hashOf), letters: letterFeatures(skeleton).map(hashOf) }
})
const wordIds = (words: readonly Word[]): number[] => words.flatMap(({ raw }) => idsOf(raw).word)
const letterIds = (words: readonly Word[]): number[] =>
  words.flatMap(({ raw }) => idsOf(raw).letters)

function pairFeatures(words: readonly Word[]): string[] {
  const pairs: string[] = []
  words.forEach(({ skeleton }, at) => {
    const next = words[at + 1]?.skeleton
    const afterNext = words[at + 2]?.skeleton
    if (next !== undefined) pairs.push(`b${skeleton} ${next}`)
    if (afterNext !== undefined) pairs.push(`s${skeleton} ${afterNext}`)
    if (next !== undefined && afterNext !== undefined)
      pairs.push(`t${skeleton} ${next} ${afterNext}`)
  })
  return pairs
}

function letterFeatures(skeleton: string): string[] {
  const grams: string[] = []
  const word = `<${skeleton}>`
  for (let length = 3; length <= 5; length += 1)
    for (let at = 0; at + length <= word.length; at += 1)
      grams.push(`c${word.slice(at, at + length)}`)
  return grams
}

function conceptFeatures(words: readonly Word[], table: ConceptTable): [string[], string[]] {
  const hits = conceptsIn(words, table)
  const names = hits.map((hit) => table.names[hit.concept] ?? '')
  const pairs: string[] = []
  hits.forEach((hit, index) => {
    for (let other = index + 1; other < Math.min(index + 5, hits.length); other += 1) {
      if ((hits[other]?.at ?? 0) > hit.at) pairs.push(`d${names[index]}>${names[other]}`)
    }
  })
  return [names.map((name) => `o${name}`), pairs]
}

function edgeFeatures(words: readonly Word[]): string[] {
  const skeletons = words.map((word) => word.skeleton)
  const [first = '', second = ''] = skeletons
  const last = skeletons.at(-1) ?? ''
  return [`f${first}`, `g${first} ${second}`, `l${last}`, `m${skeletons.at(-2) ?? ''} ${last}`]
}

function lengthMark(count: number): string {
  const steps = [1, 2, 3, 4, 6, 9, 13, 20, 35]
  return `n${steps.findIndex((step) => count <= step)}`
}

function ageMark(age: number | null | undefined): string {
  if (age === null || age === undefined) return '?'
  return String([13, 17, 21, 25, 30, 36, 45, 58].findIndex((limit) => age <= limit))
}

/** A question with what is known of its asker and its chat. */
export interface FrameInput {
  text: string
  person?: FramePerson
  history?: readonly FrameTurn[]
}

/** Of the chat the model sees so many questions, and so much of the last answer. */
const questionsSeen = 3
export const answerSeen = 600

/** No more than the model sees of a question with its asker and its chat: it gives the same features. */
export function seenOf({ text, person, history = [] }: FrameInput): FrameInput {
  const turns = history.slice(-questionsSeen)
  const last = turns.at(-1)
  return {
    text,
    ...(person && { person }),
    history: turns.map((turn) => ({
      q: turn.q,
      a: turn === last ? turn.a.slice(0, answerSeen) : '',
    })),
  }
}

function markFeatures(
  input: FrameInput,
  words: readonly Word[],
  conceptCount: number,
  danger: DangerKind | null,
  age: number | null,
): string[] {
  const { text, person = {}, history = [] } = input
  const followUp = history.length > 0
  const emoji = text.match(/\p{Extended_Pictographic}/gu) ?? []
  return [
    'always',
    lengthMark(words.length),
    `h${followUp ? lengthMark(words.length) : ''}`,
    `hc${followUp ? Math.min(conceptCount, 4) : ''}`,
    `?${Math.min(text.split('?').length - 1, 3)}`,
    ...emoji.map((sign) => `e${sign}`),
    ...(danger ? [`danger ${danger}`] : []),
    ...(age === null ? [] : [`own age ${ageMark(age)}`]),
    `gender ${person.gender ?? ''}`,
    `age ${ageMark(person.age)}`,
    `marital ${person.marital ?? ''}`,
    `${person.marital ?? ''} ${ageMark(person.age)}`,
    ...(/\p{Lu}{3}/u.test(text) ? ['capitals'] : []),
    ...(/[\u0900-\u097f]/.test(text) ? ['nagari'] : []),
    ...(/\d/.test(text) ? ['digits'] : []),
  ]
}

function plainBag(text: string, table: ConceptTable, weight: number, into = new Collector()): Bag {
  const words = wordsOf(text)
  const [concepts] = conceptFeatures(words, table)
  into.addIds(wordIds(words), kindWeights.words * weight)
  into.addIds(letterIds(words), kindWeights.letters * weight)
  into.add(concepts, kindWeights.concepts * weight)
  return into.bag
}

/** All features of a question of up to 1000 characters. Runs in time proportional to its length. */
export function featuresOf(input: FrameInput, table: ConceptTable): FeatureSet {
  const words = wordsOf(input.text)
  const [concepts, conceptPairs] = conceptFeatures(words, table)
  const danger = dangerInQuestion(input.text, nobodyKnown)
  const age = ownAge(input.text)
  const text = new Collector()
  text.addIds(wordIds(words), kindWeights.words)
  text.add(pairFeatures(words), kindWeights.pairs)
  text.addIds(letterIds(words), kindWeights.letters)
  text.add(concepts, kindWeights.concepts)
  text.add(conceptPairs, kindWeights.conceptPairs)
  text.add(personFeatures(words, table), kindWeights.people)
  text.add(edgeFeatures(words), kindWeights.edges)
  text.add(markFeatures(input, words, concepts.length, danger, age), kindWeights.marks)
  const asked = new Collector()
  asked.add(askedFeatures(input, table), kindWeights.asked)
  const before = new Collector()
  const history = input.history ?? []
  history
    .slice(-questionsSeen)
    .toReversed()
    .forEach((turn, back) => plainBag(turn.q, table, 0.5 ** back, before))
  return {
    text: text.bag,
    before: before.bag,
    asked: asked.bag,
    answer: answerBag(history.at(-1)?.a ?? '', table),
  }
}

/** The features of the last answer of a chat, as far as the model sees it. */
export function answerBag(answer: string, table: ConceptTable): Bag {
  return plainBag(answer.slice(0, answerSeen), table, 1)
}
