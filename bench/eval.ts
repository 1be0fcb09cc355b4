/** npm run eval: the readings. npm run eval -- questions [FILE.jsonl …]: how well questions are understood. */
const [what = 'readings', ...files] = process.argv.slice(2)
if (what === 'readings') await import('./eval/readings.ts')
else if (what === 'questions') {
  const { evaluateQuestions } = await import('./eval/questions.ts')
  process.exit(await evaluateQuestions(files))
} else {
  console.error(`There is no evaluation "${what}": there are readings and questions.`)
  process.exit(2)
}
