/** Composes the answers to a file of questions, as a sheet that a reader can score. */
import { writeFileSync } from 'node:fs'
import { askers } from '../../src/server/reading/evaluation/charts.ts'
import type { Asker } from '../../src/server/reading/evaluation/charts.ts'
import {
  questionsIn,
  type LabelledQuestion,
} from '../../src/server/reading/frame/labelled-question.ts'
import { readChart } from '../../src/server/reading/reading.ts'
import type { FramePerson } from '../../src/server/reading/types/frame.ts'
import type { Persona, PersonProfile } from '../../src/server/reading/types/reading-types.ts'

/** Charts with a birth time, over which the questions are spread. */
const charts = askers.slice(0, 5).map(({ chart }) => chart)

/** Who asks: of what the question's line does not tell, a single woman of thirty. */
function askerOf({ gender, age, marital }: FramePerson): PersonProfile {
  return {
    gender: gender === 'male' ? 'male' : 'female',
    ageYears: age ?? 30,
    maritalStatus: (marital as PersonProfile['maritalStatus'] | undefined) ?? 'single',
  }
}

async function answerTo(asked: LabelledQuestion, persona: Persona, asker: Asker, at: Date) {
  const language = asked.form === 'hi' ? 'hi' : 'en'
  const history = asked.history.map(({ q, a }) => ({ question: q, answer: a }))
  const request = { question: asked.text, language, persona, history, at, ...asker } as const
  let text = ''
  for await (const event of readChart(request)) {
    if (event.kind === 'sentence') text += event.before + event.text
    else if (event.kind === 'done') return { text, done: event }
  }
  throw new Error('A reading ended without its end.')
}

/**
 * Answers every question of the files (lines as in training/README.md) once, the two voices and five charts in turn. The sheet goes to standard
 * output, or to the file that is named last and ends in `.md`. Gives the process's exit code.
 */
export async function composeAnswers(named: readonly string[]): Promise<number> {
  const sheet = named.find((name) => name.endsWith('.md'))
  const questions = named.filter((name) => name !== sheet).flatMap(questionsIn)
  if (questions.length === 0) {
    console.error('Name a file of questions: npm run eval -- answers FILE.jsonl [SHEET.md]')
    return 2
  }
  const at = new Date()
  const blocks: string[] = []
  for (const [index, asked] of questions.entries()) {
    const persona = index % 2 === 0 ? 'oracle' : 'astra'
    const chart = charts[index % charts.length]!
    const person = askerOf(asked.person)
    const { text, done } = await answerTo(asked, persona, { chart, person }, at)
    const free = done.outcome === 'answer' ? '' : ` · free: ${done.outcome}`
    const about = `${person.gender}, ${person.ageYears}, ${person.maritalStatus} · ${persona}${free}`
    const earlier = asked.history.map(({ q, a }) => `> (before: ${q} – ${a})\n>\n`).join('')
    blocks.push(`## ${asked.id} · ${about}\n\n${earlier}> ${asked.text}\n\n${text}\n`)
  }
  if (sheet) writeFileSync(sheet, blocks.join('\n'))
  else console.log(blocks.join('\n'))
  return 0
}
