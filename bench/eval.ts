/**
 * npm run eval: the readings. npm run eval -- questions [FILE.jsonl …]: how well questions are understood.
 * npm run eval -- forecasts: whether the count of what came finds a known effect, and none where there is none.
 * npm run eval -- corpus [DIR]: what the claim check lets through. npm run eval -- model: how the configured
 * model does.
 */
const [what = 'readings', ...files] = process.argv.slice(2)
if (what === 'readings') await import('./eval/readings.ts')
else if (what === 'questions') {
  const { evaluateQuestions } = await import('./eval/questions.ts')
  process.exit(await evaluateQuestions(files))
} else if (what === 'corpus') {
  const { evaluateCorpus } = await import('./eval/corpus.ts')
  process.exit(await evaluateCorpus(files[0]))
} else if (what === 'answers') {
  const { composeAnswers } = await import('./eval/answers.ts')
  process.exit(await composeAnswers(files))
} else if (what === 'forecasts') {
  const { evaluateForecasts } = await import('./eval/forecasts.ts')
  process.exit(await evaluateForecasts())
} else if (what === 'model') {
  const { evaluateModel } = await import('./eval/model.ts')
  process.exit(await evaluateModel())
} else {
  console.error(
    `There is no evaluation "${what}": there are readings, questions, answers, forecasts, corpus and model.`,
  )
  process.exit(2)
}
