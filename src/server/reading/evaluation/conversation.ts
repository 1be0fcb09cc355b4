import { readChart } from '../reading.ts'
import type { DoneEvent, Exchange, Persona, SentenceEvent } from '../types/reading-types.ts'
import type { Asker } from './charts.ts'
import { shinglesOf, textSimilarity } from './measures.ts'

/** What one person meets who asks on and on, and how far the two voices differ. */
export interface ConversationMeasures {
  /** Answers that were measured. */
  answers: number
  /** Share of the words that stand in sentences of which every fact was told in this chat before, 0 to 1. */
  toldAgain: number
  /** Sentences that came three times or more. */
  threeTimes: number
  /** Shared runs of four words between Oracle and Astra on one question, mean, 0 to 1. */
  voicesAlike: number
  /** Share of the questions to which both voices begin with the same sentence. */
  sameFirst: number
}

interface Answer {
  text: string
  sentences: SentenceEvent[]
  done: DoneEvent | undefined
}

async function ask(
  asker: Asker,
  question: string,
  persona: Persona,
  history: readonly Exchange[],
  at: Date,
): Promise<Answer> {
  const sentences: SentenceEvent[] = []
  let done: DoneEvent | undefined
  const request = { question, language: 'en' as const, persona, history, at, ...asker }
  for await (const event of readChart(request)) {
    if (event.kind === 'sentence') sentences.push(event)
    else if (event.kind === 'done') done = event
  }
  return { text: sentences.map(({ before, text }) => before + text).join(''), sentences, done }
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Asks one person's questions in one chat of Oracle, and each of them of both voices anew. */
export async function measureConversation(
  askers: readonly Asker[],
  questions: readonly string[],
  at: Date,
): Promise<ConversationMeasures> {
  let [words, again, answers, threeTimes, alike, sameFirst, pairs] = [0, 0, 0, 0, 0, 0, 0]
  for (const asker of askers) {
    const told = new Set<string>()
    const times = new Map<string, number>()
    const history: Exchange[] = []
    for (const question of questions) {
      const { text, sentences, done } = await ask(asker, question, 'oracle', history, at)
      if (done?.outcome === 'answer') {
        answers += 1
        for (const sentence of sentences) {
          const { factIds } = sentence
          const size = wordsOf(sentence.text)
          words += size
          if (factIds.length > 0 && factIds.every((id) => told.has(id))) again += size
          times.set(sentence.text, (times.get(sentence.text) ?? 0) + 1)
        }
        for (const id of sentences.flatMap(({ factIds }) => factIds)) told.add(id)
        const factIds = done.facts.map(({ id }) => id)
        history.push({ question, answer: text, outcome: 'answer', factIds })
      }
      const [oracle, astra] = await Promise.all([
        ask(asker, question, 'oracle', [], at),
        ask(asker, question, 'astra', [], at),
      ])
      if (oracle.done?.outcome !== 'answer' || astra.done?.outcome !== 'answer') continue
      pairs += 1
      alike += textSimilarity(shinglesOf(oracle.text), shinglesOf(astra.text))
      if (oracle.sentences[0]?.text === astra.sentences[0]?.text) sameFirst += 1
    }
    threeTimes += [...times.values()].filter((count) => count >= 3).length
  }
  return {
    answers,
    toldAgain: words ? again / words : 0,
    threeTimes,
    voicesAlike: pairs ? alike / pairs : 0,
    sameFirst: pairs ? sameFirst / pairs : 0,
  }
}

/** How one answer begins. */
export interface FirstSentence {
  question: string
  persona: Persona
  text: string
}

/** The first sentences of a hundred answers: the questions in turn over the charts and the voices. */
export async function firstSentences(
  askers: readonly Asker[],
  questions: readonly string[],
  at: Date,
): Promise<FirstSentence[]> {
  const firsts: FirstSentence[] = []
  for (let count = 0; count < 100; count += 1) {
    const asker = askers[count % askers.length]
    const question = questions[(count * 7) % questions.length]
    if (!asker || !question) continue
    const persona: Persona = count % 2 === 0 ? 'oracle' : 'astra'
    const { sentences } = await ask(asker, question, persona, [], at)
    firsts.push({ question, persona, text: sentences[0]?.text ?? '' })
  }
  return firsts
}
