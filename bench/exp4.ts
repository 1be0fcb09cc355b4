import { careExamples, trainingConcepts, trainingQuestions } from '../src/server/reading/frame/train/corpus.ts'
import { crossValidate } from '../src/server/reading/frame/train/cross-validate.ts'
import { chosenOptions } from '../src/server/reading/frame/train/fit.ts'
import { foldsOf } from '../src/server/reading/frame/train/folds.ts'
import { scoreFrames } from '../src/server/reading/frame/score.ts'
const over = JSON.parse(process.argv[2] ?? '{}')
const questions = trainingQuestions(), folds = foldsOf(questions, 5)
const two = folds.map((f) => (f === folds[0] ? 0 : 1))
const parts: any[] = []
try {
  crossValidate(questions as any, two, trainingConcepts(), { ...chosenOptions, ...over, headWeights: { ...chosenOptions.headWeights, ...over.headWeights } }, careExamples(), (_f, part) => { parts.push(...part); throw new Error('stop') })
} catch (e) { if ((e as Error).message !== 'stop') throw e }
console.log(process.argv[3], JSON.stringify(over), JSON.stringify(scoreFrames(parts)))
const need = (p: any) => ['crisis','self-harm','victim','minor','death','unborn-sex','harm-others'].includes(p.question.frame.care)
const wc = (p: any) => p.question.text.split(/\s+/).length
for (const [a, b] of [[1, 8], [9, 14], [15, 24], [25, 200]] as const) {
  const x = parts.filter((p) => wc(p) >= a && wc(p) <= b), c = x.filter((p) => p.question.frame.care === 'none'), n = x.filter(need)
  console.log(a, b, 'calm', c.length, (c.filter((p) => p.frame.careLine === 'hard').length / c.length).toFixed(3), (c.filter((p) => p.frame.careLine !== 'none').length / c.length).toFixed(3), 'need', n.length, (n.filter((p) => p.frame.careLine === 'hard').length / n.length).toFixed(3))
}
