import { careExamples, trainingConcepts, trainingQuestions } from '../src/server/reading/frame/train/corpus.ts'
import { crossValidate } from '../src/server/reading/frame/train/cross-validate.ts'
import { chosenOptions } from '../src/server/reading/frame/train/fit.ts'
import { foldsOf } from '../src/server/reading/frame/train/folds.ts'
import { scoreFrames } from '../src/server/reading/frame/score.ts'
import { situationLabels } from '../src/server/reading/frame/situation-labels.ts'
import { headStart } from '../src/server/reading/frame/heads.ts'
const over = JSON.parse(process.argv[2] ?? '{}')
const dropNone = over.dropNone ?? 0
const all = trainingQuestions(), folds0 = foldsOf(all, 5)
let k = 0
const questions = all.map((q, i) => {
  if (folds0[i] === folds0[0] || q.frame.situation !== 'none') return q
  k++
  if ((k * 7919) % 100 >= dropNone * 100) return q
  const { situation: _s, ...frame } = q.frame
  return { ...q, frame }
})
const two = folds0.map((f) => (f === folds0[0] ? 0 : 1))
const parts: any[] = []
try {
  crossValidate(questions as any, two, trainingConcepts(), { ...chosenOptions, ...over, headWeights: { ...chosenOptions.headWeights, ...over.headWeights } }, careExamples(), (_f, part) => { parts.push(...part); throw new Error('stop') })
} catch (e) { if ((e as Error).message !== 'stop') throw e }
console.log(JSON.stringify(over), JSON.stringify(scoreFrames(parts)))
const lab = parts.filter((p) => p.question.frame.situation)
const real = lab.filter((p) => p.question.frame.situation !== 'none')
const rows = lab.map((p) => {
  const m = [...p.means.slice(headStart.situation, headStart.situation + situationLabels.length)] as number[]
  const none = m[0]!
  let best = 1; for (let i = 2; i < m.length; i++) if (m[i]! > m[best]!) best = i
  const rest = m.slice(1).reduce((a, x) => a + Math.exp(x), 0)
  return { label: p.question.frame.situation, got: situationLabels[best], share: Math.exp(m[best]!) / rest, odds: m[best]! - none }
})
const rr = rows.filter((r) => r.label !== 'none')
console.log('top1 among real, without none', (rr.filter((r) => r.got === r.label).length / rr.length).toFixed(3), rr.length)
for (const key of ['odds', 'share'] as const) {
  const sorted = [...rows].sort((a, b) => b[key] - a[key])
  for (const f of [0.05, 0.1, 0.15, 0.2, 0.3, 0.4]) { const top = sorted.slice(0, Math.round(sorted.length * f)); console.log(key, 'reach', f, 'right', (top.filter((r) => r.got === r.label).length / top.length).toFixed(3), 'recall', (top.filter((r) => r.got === r.label).length / rr.length).toFixed(3), 'at', top.at(-1)![key].toFixed(2)) }
}
import { findSituation, situationPattern } from '../src/server/reading/situations/find-situation.ts'
import { writeFileSync } from 'node:fs'
const out = lab.map((p) => {
  const m = [...p.means.slice(headStart.situation, headStart.situation + situationLabels.length)] as number[]
  const e = m.map((x) => Math.exp(x))
  const top = p.frame.topics.slice(0, 3).map((t: any) => t.topic)
  const word = findSituation(p.question.text, top, p.frame.asks)
  return { id: p.question.id, text: p.question.text, label: p.question.frame.situation, word, topics: p.frame.topics.slice(0, 3), asks: p.frame.asks, subject: p.frame.subject, trueSubject: p.question.frame.subject, e: Object.fromEntries(situationLabels.map((n, i) => [n, +e[i]!.toFixed(4)] as const).filter(([, x]) => x > 0.003)), ok: situationLabels.filter((n) => n !== 'none' && top.some((t: any) => t === situationPattern(n as any).topic || situationPattern(n as any).among.includes(t))) }
})
writeFileSync('/tmp/rd/sit-held.json', JSON.stringify(out))
