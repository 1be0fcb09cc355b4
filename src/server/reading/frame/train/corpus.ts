import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { conceptTable } from '../concepts.ts'
import type { ConceptTable } from '../concepts.ts'
import { questionsIn } from '../labelled-question.ts'
import type { LabelledQuestion } from '../labelled-question.ts'
import { careKinds } from '../../types/frame.ts'
import type { CareExample } from './fit.ts'

export const trainingFolder = new URL('../../../../../training/', import.meta.url)
const lexiconFile = new URL('concepts.tsv', trainingFolder)
const careFile = new URL('care.tsv', trainingFolder)

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

/** Questions of which only the kind of care is known, `kind ⇥ question` a line. Throws where a kind is none. */
export function careExamples(): CareExample[] {
  return readFileSync(careFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t')
      const care = careKinds.find((known) => known === kind)
      if (!care) throw new Error(`care.tsv: no such kind of care: ${kind}.`)
      return { text, care }
    })
}

/** The concept lexicon of the training folder. */
export function trainingConcepts(): ConceptTable {
  return conceptTable(readFileSync(lexiconFile, 'utf8'))
}

/** SHA-256 over all that the model is trained on, in hexadecimal. */
export function corpusHash(): string {
  const hash = createHash('sha256')
  for (const name of trainingFiles()) hash.update(readFileSync(new URL(name, trainingFolder)))
  return hash.update(readFileSync(careFile)).update(readFileSync(lexiconFile)).digest('hex')
}
