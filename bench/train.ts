/**
 * npm run train: trains the reader of questions on training/ and writes its model.
 * npm run train -- check [FOLDS]: five-fold cross-validation, or the first of the folds, and what it recommends for
 * calibration.ts.
 * npm run train -- files: every file of the corpus read by a model trained on the others.
 */
import { writeFileSync } from 'node:fs'
import { modelFile } from '../src/server/reading/frame/model/load-model.ts'
import { packModel } from '../src/server/reading/frame/model/model-file.ts'
import { furtherScores, scoreFrames } from '../src/server/reading/frame/score.ts'
import {
  bestTemperatures,
  careThreshold,
  confidenceTable,
} from '../src/server/reading/frame/train/calibrate.ts'
import {
  trainingExamples,
  corpusHash,
  trainingConcepts,
  trainingQuestions,
} from '../src/server/reading/frame/train/corpus.ts'
import { crossValidate } from '../src/server/reading/frame/train/cross-validate.ts'
import type { HeldOut } from '../src/server/reading/frame/train/cross-validate.ts'
import { chosenOptions, fit } from '../src/server/reading/frame/train/fit.ts'
import { foldsOf } from '../src/server/reading/frame/train/folds.ts'

const [what = 'model', mostFolds = '5'] = process.argv.slice(2)
const questions = trainingQuestions()
const examples = trainingExamples()
const concepts = trainingConcepts()
const began = Date.now()

function printScores(held: readonly HeldOut[]): void {
  const scores = { ...scoreFrames(held), ...furtherScores(held) }
  for (const [name, value] of Object.entries(scores))
    console.log(`  ${name.padEnd(16)} ${name === 'n' ? value : `${(value * 100).toFixed(1)} %`}`)
}

function check(folds: readonly (number | string)[]): void {
  const held = crossValidate(
    questions,
    folds,
    concepts,
    chosenOptions,
    examples,
    (fold, part) => {
      const { topic, asks, subject, careRecall } = scoreFrames(part)
      const figures = [topic, asks, subject, careRecall].map((share) => (share * 100).toFixed(1))
      console.log(
        `${fold}: ${part.length} questions, topic, asks, subject, care: ${figures.join(' ')}`,
      )
    },
    Number(mostFolds),
  )
  printScores(held)
  const temperatures = bestTemperatures(held)
  console.log('temperatures', temperatures)
  for (const alarms of [0.02, 0.025, 0.03, 0.05, 0.08, 0.1])
    console.log(`care share at ${alarms} false alarms:`, careThreshold(held, temperatures, alarms))
  for (const { from, coverage, wrong } of confidenceTable(held, temperatures))
    console.log(
      `sure from ${from.toFixed(2)}: ${coverage.toFixed(3)} answered, ${wrong.toFixed(3)} wrong`,
    )
}

if (what === 'check') check(foldsOf(questions, 5))
else if (what === 'files') check(questions.map(({ id }) => id.split('-')[0] ?? ''))
else {
  const bytes = packModel(
    fit(questions, concepts, chosenOptions, corpusHash(), undefined, examples),
  )
  writeFileSync(modelFile, bytes)
  console.log(`${questions.length} questions, ${(bytes.length / 1e6).toFixed(2)} MB`)
}
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`)
