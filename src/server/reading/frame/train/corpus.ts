import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { conceptTable } from '../concepts.ts'
import type { ConceptTable } from '../concepts.ts'
import { questionsIn } from '../labelled-question.ts'
import type { LabelledQuestion } from '../labelled-question.ts'

export const trainingFolder = new URL('../../../../../training/', import.meta.url)
const lexiconFile = new URL('concepts.tsv', trainingFolder)

/** The files of labelled questions, in the order of their names. */
export function trainingFiles(): string[] {
  return readdirSync(trainingFolder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
}

/** The whole training corpus, by file and line. */
export function trainingQuestions(): LabelledQuestion[] {
  return trainingFiles().flatMap((name) => questionsIn(new URL(name, trainingFolder)))
}

/** The concept lexicon of the training folder. */
export function trainingConcepts(): ConceptTable {
  return conceptTable(readFileSync(lexiconFile, 'utf8'))
}

/** SHA-256 over all that the model is trained on, in hexadecimal. */
export function corpusHash(): string {
  const hash = createHash('sha256')
  for (const name of trainingFiles()) hash.update(readFileSync(new URL(name, trainingFolder)))
  return hash.update(readFileSync(lexiconFile)).digest('hex')
}
