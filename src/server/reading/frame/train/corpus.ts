import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { conceptTable } from '../concepts.ts'
import type { ConceptTable } from '../concepts.ts'
import { questionsIn } from '../labelled-question.ts'
import type { LabelledQuestion } from '../labelled-question.ts'
import { hashOf } from '../hash.ts'
import { situationLabels } from '../situation-labels.ts'
import type { SituationLabel } from '../situation-labels.ts'
import { careKinds } from '../../types/frame.ts'
import type { CareExample } from './fit.ts'

export const trainingFolder = new URL('../../../../../training/', import.meta.url)
const lexiconFile = new URL('concepts.tsv', trainingFolder)
const situationFile = new URL('situations.tsv', trainingFolder)
const careFile = new URL('care.tsv', trainingFolder)

/** The files of labelled questions, in the order of their names. */
export function trainingFiles(): string[] {
  return readdirSync(trainingFolder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
}

/** Of the questions without a narrow point, those in ten that teach the head: with all it hears none everywhere. */
const teachNone = 3

/** The narrow points of questions by their ids, `id ⇥ situation` a line. Throws where a situation is none. */
function situationsOfQuestions(): Map<string, SituationLabel> {
  const lines = readFileSync(situationFile, 'utf8').split('\n').filter(Boolean)
  const rows = lines.map((line): [string, SituationLabel] => {
    const [id = '', name = ''] = line.split('\t')
    const label = situationLabels.find((known) => known === name)
    if (!label) throw new Error(`situations.tsv: no such situation: ${name}.`)
    return [id, label]
  })
  return new Map(rows.filter(([id, name]) => name !== 'none' || hashOf(id) % 10 < teachNone))
}

/** The whole training corpus, by file and line, with the situations that are labelled. */
export function trainingQuestions(): LabelledQuestion[] {
  const situations = situationsOfQuestions()
  return trainingFiles()
    .flatMap((name) => questionsIn(new URL(name, trainingFolder)))
    .map((question) => {
      const situation = situations.get(question.id)
      return situation ? { ...question, frame: { ...question.frame, situation } } : question
    })
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
  hash.update(readFileSync(situationFile))
  return hash.update(readFileSync(careFile)).update(readFileSync(lexiconFile)).digest('hex')
}
