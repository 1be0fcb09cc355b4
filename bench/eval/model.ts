/** Tries the configured model with sixty questions of ours, and prints what reaches the reader. */
import { conformanceRun } from '../../src/server/reading/evaluation/conformance.ts'
import {
  conformanceLines,
  conformanceScores,
} from '../../src/server/reading/evaluation/conformance-report.ts'
import { configuredModel } from './configured-model.ts'

/** Prices of a mid-sized model, where none are set. */
const usualPrices = { inputRupees: 25, outputRupees: 100 }

/** Runs it; gives the process's exit code: 1 where a planted false sentence was shown or no answer came. */
export async function evaluateModel(): Promise<number> {
  const configured = configuredModel()
  if (!configured) {
    console.error('No model is set: MODEL_BASE_URL and MODEL_NAME, as for the server.')
    return 2
  }
  const { model, config } = configured
  const answers = await conformanceRun({
    model,
    firstSentenceMs: config.firstSentenceMs,
    frameMs: config.frameMs,
    at: new Date(),
    atOnce: 3,
    plantedEvery: 3,
  })
  const isPriced = config.inputRupees > 0 || config.outputRupees > 0
  const scores = conformanceScores(answers, isPriced ? config : usualPrices)
  console.log(`${config.modelName} at ${config.baseUrl}`)
  if (!isPriced) console.log('No prices are set: ₹25 and ₹100 for a million tokens are taken.')
  for (const line of conformanceLines(scores)) console.log(line)
  for (const { planted, question } of answers)
    if (planted?.shown) console.log(`SHOWN though false, to "${question}": ${planted.sentence}`)
  console.log(JSON.stringify({ model: config.modelName, ...scores }))
  return scores.planted.shown > 0 || scores.wholeShown === null ? 1 : 0
}
