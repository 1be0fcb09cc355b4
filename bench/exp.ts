import { scoreFrames } from '../src/server/reading/frame/score.ts'
import { careExamples, trainingConcepts, trainingQuestions } from '../src/server/reading/frame/train/corpus.ts'
import { crossValidate } from '../src/server/reading/frame/train/cross-validate.ts'
import { chosenOptions } from '../src/server/reading/frame/train/fit.ts'
import { foldsOf } from '../src/server/reading/frame/train/folds.ts'
const questions = trainingQuestions(), folds = foldsOf(questions, 5)
// one fold only: others are never held out
const over = JSON.parse(process.argv[2] ?? '{}')
const began = Date.now()
const two = folds.map((f) => (f === folds[0] ? 0 : 1))
const parts: any[] = []
try {
  crossValidate(questions, two, trainingConcepts(), { ...chosenOptions, ...over, headWeights: { ...chosenOptions.headWeights, ...over.headWeights } }, careExamples(), (_f, part) => { parts.push(...part); throw new Error('stop') })
} catch (e) { if ((e as Error).message !== 'stop') throw e }
console.log(JSON.stringify(over), JSON.stringify(scoreFrames(parts)), ((Date.now() - began) / 1000).toFixed(0) + ' s')
