/** npm run eval: the readings. -- questions [FILE.jsonl …]: how well questions are understood. -- corpus [DIR]: what the check lets through. */
const [what = 'readings', ...files] = process.argv.slice(2)
if (what === 'readings') await import('./eval/readings.ts')
else if (what === 'questions') {
  const { evaluateQuestions } = await import('./eval/questions.ts')
  process.exit(evaluateQuestions(files))
} else if (what === 'corpus') {
  const { evaluateCorpus } = await import('./eval/corpus.ts')
  process.exit(await evaluateCorpus(files[0]))
} else {
  console.error(`There is no evaluation "${what}": there are readings, questions and corpus.`)
  process.exit(2)
}
