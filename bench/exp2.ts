import { scoreFrames } from '../src/server/reading/frame/score.ts'
import { careExamples, trainingConcepts, trainingQuestions } from '../src/server/reading/frame/train/corpus.ts'
import { crossValidate } from '../src/server/reading/frame/train/cross-validate.ts'
import { chosenOptions } from '../src/server/reading/frame/train/fit.ts'
import { foldsOf } from '../src/server/reading/frame/train/folds.ts'
import { findSituation } from '../src/server/reading/situations/find-situation.ts'
const questions = trainingQuestions(), folds = foldsOf(questions, 5)
const over = JSON.parse(process.argv[2] ?? '{}')
const began = Date.now()
const two = folds.map((f) => (f === folds[0] ? 0 : 1))
const parts: any[] = []
try {
  crossValidate(questions, two, trainingConcepts(), { ...chosenOptions, ...over, headWeights: { ...chosenOptions.headWeights, ...over.headWeights } }, careExamples(), (_f, part) => { parts.push(...part); throw new Error('stop') })
} catch (e) { if ((e as Error).message !== 'stop') throw e }
console.log(JSON.stringify(over), JSON.stringify(scoreFrames(parts)), ((Date.now() - began) / 1000).toFixed(0) + ' s')
const lab = parts.filter((p) => p.question.frame.situation)
const real = lab.filter((p) => p.question.frame.situation !== 'none')
for (const from of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const hit = lab.filter((p) => p.frame.situations[0].name !== 'none' && p.frame.situations[0].share >= from)
  console.log(from, 'reach', (hit.length / lab.length).toFixed(3), 'right', (hit.filter((p) => p.frame.situations[0].name === p.question.frame.situation).length / hit.length).toFixed(3), 'recall', (real.filter((p) => p.frame.situations[0].share >= from && p.frame.situations[0].name === p.question.frame.situation).length / real.length).toFixed(3))
}
const words = lab.map((p) => [p, findSituation(p.question.text, p.frame.topics.slice(0, 3).map((t: any) => t.topic), p.frame.asks)])
const w = words.filter(([, s]) => s)
console.log('words: reach', (w.length / lab.length).toFixed(3), 'right', (w.filter(([p, s]) => p.question.frame.situation === s).length / w.length).toFixed(3), lab.length, real.length)
