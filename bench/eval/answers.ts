/** Composes the answers to a file of questions, as a sheet that a reader can score. */
import { readFileSync, writeFileSync } from 'node:fs'
import { askers } from '../../src/server/reading/evaluation/charts.ts'
import type { Asker } from '../../src/server/reading/evaluation/charts.ts'
import { readChart } from '../../src/server/reading/reading.ts'
import type { Persona, PersonProfile } from '../../src/server/reading/types/reading-types.ts'

/** A question and who asks it. */
interface AskedQuestion {
  id: string
  text: string
  lang: 'en' | 'hi' | 'hinglish'
  gender: 'female' | 'male'
  age: number
  marital: PersonProfile['maritalStatus']
}

/** Charts with a birth time, over which the questions are spread. */
const charts = askers.slice(0, 5).map(({ chart }) => chart)

function questionsOf(file: string): AskedQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as AskedQuestion)
}

async function answerTo(asked: AskedQuestion, persona: Persona, asker: Asker, at: Date) {
  const language = asked.lang === 'hi' ? 'hi' : 'en'
  const request = { question: asked.text, language, persona, history: [], at, ...asker } as const
  let text = ''
  for await (const event of readChart(request)) {
    if (event.kind === 'sentence') text += event.before + event.text
    else if (event.kind === 'done') return { text, done: event }
  }
  throw new Error('A reading ended without its end.')
}

/**
 * Answers every question of the files once, the two voices and five charts in turn. The sheet goes to standard
 * output, or to the file that is named last and ends in `.md`. Gives the process's exit code.
 */
export async function composeAnswers(named: readonly string[]): Promise<number> {
  const sheet = named.find((name) => name.endsWith('.md'))
  const questions = named.filter((name) => name !== sheet).flatMap(questionsOf)
  if (questions.length === 0) {
    console.error('Name a file of questions: npm run eval -- answers FILE.jsonl [SHEET.md]')
    return 2
  }
  const at = new Date()
  const blocks: string[] = []
  for (const [index, asked] of questions.entries()) {
    const persona = index % 2 === 0 ? 'oracle' : 'astra'
    const chart = charts[index % charts.length]!
    const person = { ageYears: asked.age, gender: asked.gender, maritalStatus: asked.marital }
    const { text, done } = await answerTo(asked, persona, { chart, person }, at)
    const free = done.outcome === 'answer' ? '' : ` · free: ${done.outcome}`
    const about = `${asked.gender}, ${asked.age}, ${asked.marital} · ${persona}${free}`
    blocks.push(`## ${asked.id} · ${about}\n\n> ${asked.text}\n\n${text}\n`)
  }
  if (sheet) writeFileSync(sheet, blocks.join('\n'))
  else console.log(blocks.join('\n'))
  return 0
}
