/** Measures the readings over charts, questions and languages, and writes docs/evaluation.md. */
import { writeEvaluation } from './evaluation-file.ts'
import { openAiCompatible } from '../../src/server/adapters/model/openai-compatible.ts'
import { askers } from '../../src/server/reading/evaluation/charts.ts'
import { evaluate } from '../../src/server/reading/evaluation/evaluate.ts'
import { askedInEvaluation } from '../../src/server/reading/evaluation/questions.ts'
import { misses, reportOf, rowsOf } from '../../src/server/reading/evaluation/report.ts'
import { modelWriter } from '../../src/server/reading/model-writer/model-writer.ts'

const at = new Date()
const { MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey = '', MODEL_NAME: modelName } = process.env

const composer = await evaluate({ askers, questions: askedInEvaluation, at })
for (const [what, found, bar] of rowsOf(composer))
  console.log(`${what}: ${found}  ${bar && `(${bar})`}`)

/** A model costs money and minutes: a fifth of the charts and every third question, one persona each. */
const model =
  baseUrl && modelName
    ? await evaluate({
        askers: askers.filter((_asker, index) => index % 5 === 0),
        questions: askedInEvaluation.filter((_asked, index) => index % 3 === 0),
        at,
        writer: modelWriter(openAiCompatible({ baseUrl, apiKey, modelName })),
        personas: ['oracle'],
      })
    : null
if (model) {
  console.log('\nWith the model:')
  for (const [what, found] of rowsOf(model)) console.log(`${what}: ${found}`)
}

writeEvaluation(reportOf({ composer, model }, at))
const missed = misses(composer)
console.log(missed.length ? `\nMissed: ${missed.join(', ')}` : '\nEvery bar is held.')
process.exit(missed.length ? 1 : 0)
