/** Reads labelled questions with the trained reader, and writes how many it understands into docs/evaluation.md. */
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { questionsIn } from '../../src/server/reading/frame/labelled-question.ts'
import type { LabelledQuestion } from '../../src/server/reading/frame/labelled-question.ts'
import { frameModel } from '../../src/server/reading/frame/model/load-model.ts'
import { readFrame } from '../../src/server/reading/frame/read-frame.ts'
import { frameBars, furtherScores, scoreFrames } from '../../src/server/reading/frame/score.ts'
import type { FramePair, FrameScores } from '../../src/server/reading/frame/score.ts'
import { configuredModel } from './configured-model.ts'
import { writeEvaluation } from './evaluation-file.ts'
import { framesOfModel } from './frames-of-model.ts'

/** Labelled questions that nothing is trained on stand beside the repository, where there are any. */
const testFolder = new URL('../../../shared/questions/', import.meta.url)

function defaultFiles(): string[] {
  const folders = [testFolder, new URL('../../../../shared/questions/', import.meta.url)]
  const folder = folders.find((url) => existsSync(url))
  if (!folder) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => new URL(name, folder).pathname)
}

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`)

const labels: Readonly<Record<Exclude<keyof FrameScores, 'n'>, string>> = {
  topic: 'topic, within its family',
  topicTop3: 'the right family among the three likeliest',
  asks: 'asks, or a neighbour',
  subject: 'subject',
  followUpTopic: 'topic of a follow-up',
  careRecall: 'cries for help treated as such',
  falseAlarms: 'false alarms',
  softCareRecall: 'cries for help, the soft line counted too',
  softFalseAlarms: 'false alarms, the soft line counted too',
  coverage: 'chargeable questions answered without asking back',
  confidentWrong: 'of these, in a wrong family',
}

function isHeld(scores: FrameScores, name: keyof typeof frameBars): boolean {
  const [side, bar] = frameBars[name]
  return Number.isNaN(scores[name]) || (side === '≥' ? scores[name] >= bar : scores[name] <= bar)
}

function pieceOf(pairs: readonly FramePair[], names: readonly string[], by: string): string {
  const scores = scoreFrames(pairs)
  const further = furtherScores(pairs)
  const forms = ['en', 'hi', 'hinglish', 'mixed'] as const
  const byForm = forms.map((form) => pairs.filter(({ question }) => question.form === form))
  const present = forms.filter((_form, index) => (byForm[index]?.length ?? 0) > 0)
  const parts = byForm.filter((part) => part.length > 0).map(scoreFrames)
  const rows = (Object.keys(labels) as (keyof typeof labels)[]).map((name) => {
    const [side, bar] = frameBars[name]
    const cells = [scores, ...parts].map((part) => percent(part[name]))
    return `| ${labels[name]} | ${cells.join(' | ')} | ${side} ${bar * 100} %${isHeld(scores, name) ? '' : ' **missed**'} |`
  })
  return `## Questions understood

Made by \`npm run eval -- questions\`: ${pairs.length} labelled questions (${names.join(', ')}) on which nothing was trained, read by ${by}. Topics count within their families, ways of asking with their neighbours; exact labels: topic ${percent(further.topicExact)}, asks ${percent(further.asksExact)}. Besides: charged or free ${percent(further.charge)}, one question or two ${percent(further.parts)}, language form ${percent(further.form)}.

| | all | ${present.join(' | ')} | bar |
|---|---|${present.map(() => '---|').join('')}---|
${rows.join('\n')}
`
}

const roundedScores = (scores: FrameScores): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(scores).map(([name, value]) => [
      name,
      Number.isNaN(value) ? null : Math.round(value * 10_000) / 10_000,
    ]),
  )

/** The same questions read with the configured model; null where none is configured. */
async function modelScores(
  questions: readonly LabelledQuestion[],
  names: readonly string[],
  at: Date,
): Promise<object | null> {
  const configured = configuredModel()
  if (!configured) return null
  const { pairs, labelled, rupees } = await framesOfModel(questions, configured, at)
  console.log(pieceOf(pairs, names, `the trained reader and ${configured.config.modelName}`))
  const each = rupees / Math.max(1, questions.length)
  console.log(`${labelled} of ${pairs.length} labelled by the model, ₹${each.toFixed(4)} each`)
  return { ...roundedScores(scoreFrames(pairs)), labelled, rupees }
}

/**
 * Evaluates the files, or the default ones, and gives the process's exit code: 1 where the trained reader
 * misses a bar. Where a model is configured its frames are scored too.
 */
export async function evaluateQuestions(named: readonly string[]): Promise<number> {
  const files = named.length > 0 ? named : defaultFiles()
  if (files.length === 0) {
    console.error('No labelled questions found: name them, npm run eval -- questions FILE.jsonl …')
    return 2
  }
  const questions = files.flatMap((file) => questionsIn(file))
  const at = new Date()
  frameModel()
  const began = process.cpuUsage()
  const pairs = questions.map((question) => ({ question, frame: readFrame(question, at) }))
  const { user, system } = process.cpuUsage(began)
  const names = files.map((file) => basename(file))
  const piece = pieceOf(pairs, names, 'the trained reader alone')
  if (named.length === 0) writeEvaluation(piece)
  console.log(piece)
  console.log(`${((user + system) / 1000 / questions.length).toFixed(2)} ms of CPU a question`)
  const scores = scoreFrames(pairs)
  const withModel = await modelScores(questions, names, at)
  console.log(JSON.stringify({ ...roundedScores(scores), ...(withModel && { withModel }) }))
  return (Object.keys(frameBars) as (keyof typeof frameBars)[]).every((name) =>
    isHeld(scores, name),
  )
    ? 0
    : 1
}
