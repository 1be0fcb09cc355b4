import type { ConversationMeasures, FirstSentence } from './conversation.ts'
import type { Evaluation } from './evaluate.ts'

const round = (value: number, digits = 2): string => value.toFixed(digits)
const percent = (value: number): string => `${round(value * 100, 1)} %`

/** What is asked of every answer, with what was found: one row each, as the report prints it. */
export function evaluationRows(
  evaluation: Evaluation,
): (readonly [what: string, found: string, bar: string])[] {
  const { facts, words, likeness, ease } = evaluation
  return [
    ['answers', String(evaluation.answers), ''],
    ['not whole', String(evaluation.failedAnswers.length), '0'],
    ['facts of the chart an answer, mean', round(facts.mean, 1), ''],
    ['facts of the chart an answer, least', String(facts.least), '≥ 2'],
    ['answers that name a date', percent(evaluation.datedShare), '≥ 99 %'],
    [
      'words, least to most',
      `${words.least} to ${words.most} (mean ${round(words.mean, 0)})`,
      '30 to 250',
    ],
    ['likeness over charts, mean', round(likeness.mean), '≤ 0.15'],
    ['likeness over charts, most', `${round(likeness.most)} (“${likeness.mostAlike}”)`, '< 0.5'],
    ['contradictions between the personas', String(evaluation.contradictions.length), '0'],
    ['profile violations', String(evaluation.violations.length), '0'],
    ['sentences that frighten', String(evaluation.frightening.length), '0'],
    ['sentences shown that the check does not pass', String(evaluation.unborne.length), '0'],
    ['sentences kept back by the check', String(evaluation.keptBack), ''],
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

const table = (evaluation: Evaluation): string =>
  [
    '| | found | bar |',
    '|---|---|---|',
    ...evaluationRows(evaluation).map(([what, value, bar]) => `| ${what} | ${value} | ${bar} |`),
  ].join('\n')

/** Faults in their own words, a few of each kind; empty where there are none. */
function faults(evaluation: Evaluation): string {
  const kinds = [
    ['Contradictions', evaluation.contradictions],
    ['Profile violations', evaluation.violations],
    ['Sentences that frighten', evaluation.frightening],
    ['Sentences the check does not pass', evaluation.unborne],
    ['Answers that are not whole', evaluation.failedAnswers],
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
export function evaluationReport(
  evaluations: {
    composer: Evaluation
    model: Evaluation | null
    conversation: ConversationMeasures
    firstSentences: readonly FirstSentence[]
  },
  at: Date,
): string {
  const model = evaluations.model
    ? `${table(evaluations.model)}\n${faults(evaluations.model)}`
    : 'No model was configured for this run (`MODEL_BASE_URL`, `MODEL_NAME`).\n'
  return `# Evaluation of readings

Made by \`npm run eval\`: thirty questions over everything that is read, asked of twenty invented charts (two of them without a birth time) in English and in Hindi, of both personas, as on ${at.toISOString().slice(0, 10)}. A smaller run of the same holds the bars in the test command.

*Likeness* is the share of runs of four words that two answers have in common, 0 to 1, over all pairs of charts that were asked the same question: near-equal answers would stand near 1. Charts without a birth time and the questions for a remedy, a dosha, Sade Sati and one's strengths are left out of it: a yes or no on the chart, and a nature told by lagna and Moon, is the same for many. *Contradiction*: the two personas find something else, or name other dates, on one question, chart and day. *Profile violations*: a marriage foretold to the married, a spouse given to the single, the reader's gender assumed in Hindi, anything of lagna, houses or dasha without a birth time.

## The composer

${table(evaluations.composer)}
${faults(evaluations.composer)}
## One person's forty questions

Of four charts, in one chat with Oracle; each question also of both voices anew.

${conversationTable(evaluations.conversation)}

## First sentences

A hundred questions over five charts, as a reader judges them: is this the answer to what was asked?

| question | voice | first sentence |
|---|---|---|
${evaluations.firstSentences.map(({ question, persona, text }) => `| ${question} | ${persona} | ${text} |`).join('\n')}

## The model

${model}`
}

function conversationTable(measures: ConversationMeasures): string {
  const rows = [
    ['answers', String(measures.answers), ''],
    ['words that tell known facts again', percent(measures.toldAgain), '≤ 25 %'],
    ['sentences that came three times', String(measures.threeTimes), '0'],
    ['runs of four words that both voices share', percent(measures.voicesAlike), '≤ 35 %'],
    ['questions to which both begin alike', percent(measures.sameFirst), ''],
  ]
  return [
    '| | found | bar |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

/** What misses its bar; empty where all is well. */
export function missedTargets(evaluation: Evaluation): string[] {
  const checks: readonly (readonly [string, boolean])[] = [
    ['answers that are not whole', evaluation.failedAnswers.length === 0],
    ['facts', evaluation.facts.least >= 1],
    ['dates', evaluation.datedShare >= 0.99],
    ['length', evaluation.words.least >= 30 && evaluation.words.most <= 250],
    ['likeness', evaluation.likeness.mean <= 0.15 && evaluation.likeness.most < 0.5],
    ['contradictions', evaluation.contradictions.length === 0],
    ['profile violations', evaluation.violations.length === 0],
    ['fear', evaluation.frightening.length === 0],
    ['claim check', evaluation.unborne.length === 0],
    ['reading ease', evaluation.ease.en.score >= 60 && evaluation.ease.hi.score <= 0.1],
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => what)
}
