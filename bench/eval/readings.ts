/** Measures the readings over charts, questions and languages, and writes docs/evaluation.md. */
import { configuredModel } from './configured-model.ts'
import { writeEvaluation } from './evaluation-file.ts'
import { askers } from '../../src/server/reading/evaluation/charts.ts'
import {
  firstSentences,
  measureConversation,
} from '../../src/server/reading/evaluation/conversation.ts'
import { conversationQuestions } from '../../src/server/reading/evaluation/conversation-questions.ts'
import { evaluateReadings } from '../../src/server/reading/evaluation/evaluate.ts'
import { evaluationQuestions } from '../../src/server/reading/evaluation/questions.ts'
import {
  missedTargets,
  evaluationReport,
  evaluationRows,
} from '../../src/server/reading/evaluation/report.ts'
import { modelWriter } from '../../src/server/reading/model-writer/model-writer.ts'

const at = new Date()
const configured = configuredModel()

const composer = await evaluateReadings({ askers, questions: evaluationQuestions, at })
for (const [measure, value, bar] of evaluationRows(composer))
  console.log(`${measure}: ${value}  ${bar && `(${bar})`}`)

/** A model costs money and minutes: a fifth of the charts and every third question, one persona each. */
const model = configured
  ? await evaluateReadings({
      askers: askers.filter((_asker, index) => index % 5 === 0),
      questions: evaluationQuestions.filter((_question, index) => index % 3 === 0),
      at,
      writer: modelWriter(configured.model, configured.config.firstSentenceMs),
      personas: ['oracle'],
    })
  : null
if (model) {
  console.log('\nWith the model:')
  for (const [measure, value] of evaluationRows(model)) console.log(`${measure}: ${value}`)
}

const conversation = await measureConversation(askers.slice(0, 4), conversationQuestions, at)
console.log('\nForty questions of one person:', JSON.stringify(conversation))
const firsts = await firstSentences(
  askers.slice(0, 5),
  [...conversationQuestions, ...evaluationQuestions.flatMap(({ en, hi }) => [en, hi])],
  at,
)
writeEvaluation(evaluationReport({ composer, model, conversation, firstSentences: firsts }, at))
const missedBars = missedTargets(composer)
console.log(missedBars.length ? `\nMissed: ${missedBars.join(', ')}` : '\nEvery bar is held.')
process.exit(missedBars.length ? 1 : 0)
