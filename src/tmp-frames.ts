import { readFileSync } from 'node:fs'
import { readFrame } from './server/reading/frame/read-frame.ts'
import { settleByWords } from './server/reading/frame/settle-by-words.ts'
const at = new Date('2026-11-22T06:30:00Z')
for (const l of readFileSync(process.argv[2]!,'utf8').trim().split('\n')) {
  const q = JSON.parse(l)
  const fr = settleByWords(readFrame(q, at), q.text) as any
  const mark = (a: any, b: any) => (a === b ? `${a}` : `${a}≠${b}`)
  console.log(`${q.id} ${mark(fr.subject, q.frame.subject)} ${mark(fr.topic, q.frame.topic)} ${mark(fr.asks, q.frame.asks)} sit=${fr.situation ?? '-'} conf=${fr.confidence.toFixed(2)}${fr.isSure ? '' : ' UNSURE'} time=${fr.time?.phrase ?? '-'}≠${q.frame.time} parts=${fr.parts} opts=${JSON.stringify(fr.options)}≠${JSON.stringify(q.frame.options)} ${fr.careLine === 'none' ? '' : 'CARE ' + fr.care + ' ' + fr.careLine}\n    ${q.text.slice(0, 150)}`)
}
