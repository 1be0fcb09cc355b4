import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { conceptTable } from '../model/concepts.ts'
import type { ConceptTable } from '../model/concepts.ts'
import { questionsIn } from '../labelled-question.ts'
import type { LabelledQuestion } from '../labelled-question.ts'
import { hashOf } from '../model/hash.ts'
import { situationLabels } from '../model/situation-labels.ts'
import type { SituationLabel } from '../model/situation-labels.ts'
import { careKinds } from '../../types/frame.ts'
import type { Example } from './fit.ts'

export const trainingFolder = new URL('../../../../../training/', import.meta.url)
const lexiconFile = new URL('concepts.tsv', trainingFolder)
const situationFile = new URL('situations.tsv', trainingFolder)
const situationExamples = new URL('situation-examples.tsv', trainingFolder)
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

/** Files whose questions teach whose life is asked about and nothing else: with them cries for help are heard worse. */
const ofSubjectAlone: ReadonlySet<string> = new Set(['z.jsonl'])

function questionsOf(name: string): LabelledQuestion[] {
  const questions = questionsIn(new URL(name, trainingFolder))
  return ofSubjectAlone.has(name)
    ? questions.map((question) => ({ ...question, teaches: 'subject' as const }))
    : questions
}

/** The whole training corpus, by file and line, with the situations that are labelled. */
export function trainingQuestions(): LabelledQuestion[] {
  const situations = situationsOfQuestions()
  return trainingFiles()
    .flatMap(questionsOf)
    .map((question) => {
      const situation = situations.get(question.id)
      return situation ? { ...question, frame: { ...question.frame, situation } } : question
    })
}

/** The rows of a file of examples, `label ⇥ question` a line. Throws where a label is none of `labels`. */
function exampleRows<Label extends string>(file: URL, labels: readonly Label[]): [Label, string][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', text = ''] = line.split('\t')
      const label = labels.find((known) => known === name)
      if (!label) throw new Error(`${file.pathname}: no such label: ${name}.`)
      return [label, text]
    })
}

/** Questions of which one label alone is known: `care.tsv` and `situation-examples.tsv`. */
export function trainingExamples(): Example[] {
  return [
    ...exampleRows(careFile, careKinds).map(([label, text]): Example => ({
      text,
      head: 'care',
      label,
    })),
    ...exampleRows(situationExamples, situationLabels).map(([label, text]): Example => ({
      text,
      head: 'situation',
      label,
    })),
  ]
}

/** The concept lexicon of the training folder. */
export function trainingConcepts(): ConceptTable {
  return conceptTable(readFileSync(lexiconFile, 'utf8'))
}

/** SHA-256 over all that the model is trained on, in hexadecimal. */
export function corpusHash(): string {
  const hash = createHash('sha256')
  for (const name of trainingFiles()) hash.update(readFileSync(new URL(name, trainingFolder)))
  hash.update(readFileSync(situationFile)).update(readFileSync(situationExamples))
  return hash.update(readFileSync(careFile)).update(readFileSync(lexiconFile)).digest('hex')
}
