/**
 * npm run train -- spam: trains the forum's spam model on forum/filter/corpus, measures it by five-fold
 * cross-validation first, and writes it. The texts of corpus/held-out are never learnt.
 */
import { writeFileSync } from 'node:fs'
import { fitSpam } from '../src/server/forum/filter/model/fit-spam.ts'
import type { SpamExample } from '../src/server/forum/filter/model/fit-spam.ts'
import { spamExamples } from '../src/server/forum/filter/model/spam-corpus.ts'
import { packWeights, scoreOf, spamModelFile } from '../src/server/forum/filter/model/spam-model.ts'

const folds = 5
const examples = spamExamples()
const held: { score: number; example: SpamExample }[] = []
for (let fold = 0; fold < folds; fold += 1) {
  const weights = fitSpam(examples.filter((_example, at) => at % folds !== fold))
  for (const [at, example] of examples.entries())
    if (at % folds === fold) held.push({ score: scoreOf(weights, example.features), example })
}

const scoresOf = (wanted: (example: SpamExample) => boolean) =>
  held
    .filter(({ example }) => wanted(example))
    .map(({ score }) => score)
    .sort((a, b) => b - a)
const posts = scoresOf(({ isSpam, weight }) => !isSpam && weight === 1)
const questions = scoresOf(({ isSpam, weight }) => !isSpam && weight < 1)
const spam = scoresOf(({ isSpam }) => isSpam)
console.log(`${posts.length} honest posts, ${questions.length} questions, ${spam.length} spam`)
const shareFrom = (scores: readonly number[], from: number) =>
  `${((scores.filter((score) => score >= from).length / scores.length) * 100).toFixed(2)} %`
for (const from of [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5])
  console.log(
    `from ${from}: of honest posts ${shareFrom(posts, from)}, of questions ${shareFrom(questions, from)}, of spam ${shareFrom(spam, from)} held`,
  )
writeFileSync(spamModelFile, packWeights(fitSpam(examples)))
