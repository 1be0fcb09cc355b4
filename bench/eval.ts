/**
 * npm run eval: the readings. npm run eval -- questions [FILE.jsonl …]: how well questions are understood.
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
} else if (what === 'model') {
  const { evaluateModel } = await import('./eval/model.ts')
  process.exit(await evaluateModel())
} else {
  console.error(
    `There is no evaluation "${what}": there are readings, questions, corpus and model.`,
  )
  process.exit(2)
}
