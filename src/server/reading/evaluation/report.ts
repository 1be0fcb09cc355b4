import type { Evaluation } from './evaluate.ts'

const round = (value: number, digits = 2): string => value.toFixed(digits)
const percent = (value: number): string => `${round(value * 100, 1)} %`

/** What is asked of every answer, with what was found: one row each, as the report prints it. */
export function rowsOf(found: Evaluation): (readonly [what: string, found: string, bar: string])[] {
  const { facts, words, likeness, ease } = found
  return [
    ['answers', String(found.answers), ''],
    ['not whole', String(found.failed.length), '0'],
    ['facts of the chart an answer, mean', round(facts.mean, 1), ''],
    ['facts of the chart an answer, least', String(facts.least), '≥ 3'],
    ['answers that name a date', percent(found.dated), '100 %'],
    [
      'words, least to most',
      `${words.least} to ${words.most} (mean ${round(words.mean, 0)})`,
      '120 to 250',
    ],
    ['likeness over charts, mean', round(likeness.mean), '≤ 0.15'],
    ['likeness over charts, most', `${round(likeness.most)} (“${likeness.mostAlike}”)`, '< 0.5'],
    ['contradictions between the personas', String(found.contradictions.length), '0'],
    ['profile violations', String(found.violations.length), '0'],
    ['sentences that frighten', String(found.frightening.length), '0'],
    ['sentences shown that the check does not pass', String(found.unborne.length), '0'],
    ['sentences kept back by the check', String(found.keptBack), ''],
    [
      'English: words a sentence; Flesch reading ease',
      `${round(ease.en.wordsPerSentence, 1)}; ${round(ease.en.score, 0)}`,
      '≥ 60',
    ],
    [
      'Hindi: words a sentence; long words',
      `${round(ease.hi.wordsPerSentence, 1)}; ${percent(ease.hi.score)}`,
      '≤ 10 %',
    ],
  ]
}

const table = (found: Evaluation): string =>
  [
    '| | found | bar |',
    '|---|---|---|',
    ...rowsOf(found).map(([what, value, bar]) => `| ${what} | ${value} | ${bar} |`),
  ].join('\n')

/** Faults in their own words, a few of each kind; empty where there are none. */
function faults(found: Evaluation): string {
  const kinds = [
    ['Contradictions', found.contradictions],
    ['Profile violations', found.violations],
    ['Sentences that frighten', found.frightening],
    ['Sentences the check does not pass', found.unborne],
    ['Answers that are not whole', found.failed],
  ] as const
  return kinds
    .filter(([, list]) => list.length > 0)
    .map(
      ([title, list]) =>
        `\n### ${title}\n\n${[...new Set(list)]
          .slice(0, 12)
          .map((one) => `- ${one}`)
          .join('\n')}\n`,
    )
    .join('')
}

/** The report, as it lands in docs/evaluation.md. */
export function reportOf(
  found: { composer: Evaluation; model: Evaluation | null },
  at: Date,
): string {
  const model = found.model
    ? `${table(found.model)}\n${faults(found.model)}`
    : 'No model was configured for this run (`MODEL_BASE_URL`, `MODEL_NAME`).\n'
  return `# Evaluation of readings

Made by \`npm run eval\`: thirty questions over everything that is read, asked of twenty invented charts (two of them without a birth time) in English and in Hindi, of both personas, as on ${at.toISOString().slice(0, 10)}. A smaller run of the same holds the bars in the test command.

*Likeness* is the share of runs of four words that two answers have in common, 0 to 1, over all pairs of charts that were asked the same question: near-equal answers would stand near 1. *Contradiction*: the two personas find something else, or name other dates, on one question, chart and day. *Profile violations*: a marriage foretold to the married, a spouse given to the single, the reader's gender assumed in Hindi, anything of lagna, houses or dasha without a birth time.

## The composer

${table(found.composer)}
${faults(found.composer)}
## The model

${model}`
}

/** What misses its bar; empty where all is well. */
export function misses(found: Evaluation): string[] {
  const checks: readonly (readonly [string, boolean])[] = [
    ['answers that are not whole', found.failed.length === 0],
    ['facts', found.facts.least >= 3],
    ['dates', found.dated === 1],
    ['length', found.words.least >= 120 && found.words.most <= 250],
    ['likeness', found.likeness.mean <= 0.15 && found.likeness.most < 0.5],
    ['contradictions', found.contradictions.length === 0],
    ['profile violations', found.violations.length === 0],
    ['fear', found.frightening.length === 0],
    ['claim check', found.unborne.length === 0],
    ['reading ease', found.ease.en.score >= 60 && found.ease.hi.score <= 0.1],
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => what)
}
