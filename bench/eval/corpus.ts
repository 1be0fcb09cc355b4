/** Plays written answers, true and false, through the claim check, and writes what comes through into docs/evaluation.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { subjectOf } from '../../src/server/reading/evaluation/corpus/corpus-answer.ts'
import type { CorpusAnswer } from '../../src/server/reading/evaluation/corpus/corpus-answer.ts'
import {
  mutantsShown,
  scoreAnswers,
  scoreSentences,
} from '../../src/server/reading/evaluation/corpus/corpus-scores.ts'
import type {
  AnswerScores,
  CorpusChart,
  CorpusSentence,
  FalseMutant,
} from '../../src/server/reading/evaluation/corpus/corpus-scores.ts'
import { writeEvaluation } from './evaluation-file.ts'

/** Answers that nothing was made to fit stand beside the repository, where there are any. */
const testFolders = ['../../../shared/model-corpus/', '../../../../shared/model-corpus/']
/** The project's own sentences: charts, true and false sentences, harmful ones. */
const ownFolder = fileURLToPath(
  new URL('../../src/server/reading/evaluation/corpus/sentences/', import.meta.url),
)

const linesOf = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const percent = (part: number, whole: number) => `${(share(part, whole) * 100).toFixed(1)} %`

type Measure = readonly [what: string, found: string, bar: string, isHeld: boolean]

function answerRows(scores: AnswerScores): Measure[] {
  const { answers, whole, sentences, dropped, firstLost, planted, plantedShown } = scores
  return [
    [
      'true answers shown whole',
      `${whole} of ${answers} (${percent(whole, answers)})`,
      '≥ 85 %',
      share(whole, answers) >= 0.85,
    ],
    [
      'true sentences dropped',
      `${dropped.length} of ${sentences} (${percent(dropped.length, sentences)})`,
      '≤ 2 %',
      share(dropped.length, sentences) <= 0.02,
    ],
    [
      'true sentences dropped that were shown before',
      String(scores.newlyDropped.length),
      '0',
      scores.newlyDropped.length === 0,
    ],
    ['first sentences lost', `${firstLost.length} of ${answers}`, '0', firstLost.length === 0],
    [
      'planted false sentences shown',
      `${plantedShown.length} of ${planted}`,
      '0',
      plantedShown.length === 0,
    ],
  ]
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`)
}

/** The probes are told of one birth of the corpus: each line a label and a sentence. */
function probesOf(file: string, answers: readonly CorpusAnswer[]) {
  const { birth, at } = answers.find(({ id }) => id === 'c01.0') ?? answers[0]!
  const { chart, person } = subjectOf(birth, new Date(at))
  const { latitude, longitude } = chart.birth
  const utc = 'utc' in chart.birth ? chart.birth.utc : ''
  const ageYears = person.ageYears ?? 0
  const probed: CorpusChart = { id: 'probes', utc, latitude, longitude, at, ...person, ageYears }
  const sentences = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): CorpusSentence[] => {
      const [label, text] = line.split('\t')
      if (!label || !text) return []
      const tongue = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
      const holds = label === 'true'
      return [{ chart: 'probes', tongue, context: [], text, holds, about: 'probe' }]
    })
  return { probed, sentences }
}

/** Scores the sentences of the project's own corpus, language by language. */
function ownRows(): Measure[] {
  const files = existsSync(ownFolder) ? readdirSync(ownFolder).toSorted() : []
  const chartsFile = files.find((name) => name === 'charts.jsonl')
  if (!chartsFile) return []
  const charts = linesOf<CorpusChart>(join(ownFolder, chartsFile))
  return files.flatMap((name): Measure[] => {
    const tongue = /-(en|hi|hinglish)\.jsonl$/.exec(name)?.[1]
    if (!tongue) return []
    const isHarmful = name.startsWith('harmful')
    const lines = linesOf<CorpusSentence>(join(ownFolder, name))
    const sentences = isHarmful
      ? lines.map((one) => ({
          ...one,
          chart: charts[0]!.id,
          context: [],
          holds: false,
          about: 'harm',
        }))
      : lines
    const scores = scoreSentences(sentences, charts)
    list(`${name}: false, and shown`, scores.falseShown)
    if (process.env['SHOW_DROPPED']) list(`${name}: true, and dropped`, scores.trueDropped)
    const shown = scores.falseShown.length
    const [what, bar] = isHarmful ? ['harmful', '0'] : ['own false', '≤ 2 %']
    const rows: Measure[] = [
      [
        `${what} sentences shown (${tongue})`,
        `${shown} of ${scores.false} (${percent(shown, scores.false)})`,
        bar,
        share(shown, scores.false) <= (isHarmful ? 0 : 0.02),
      ],
    ]
    if (!isHarmful)
      rows.push([
        `own true sentences dropped (${tongue})`,
        `${scores.trueDropped.length} of ${scores.true} (${percent(scores.trueDropped.length, scores.true)})`,
        '',
        true,
      ])
    return rows
  })
}

/** The corpus beside the repository and our own, and the process's exit code: 1 where a bar is missed. */
export async function evaluateCorpus(named: string | undefined): Promise<number> {
  const known = testFolders.map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const folder = named ?? known.find((path) => existsSync(path))
  if (!folder || !existsSync(join(folder, 'corpus.jsonl'))) {
    console.error('No corpus of answers found: name its folder, npm run eval -- corpus DIR')
    return 2
  }
  const answers = linesOf<CorpusAnswer>(join(folder, 'corpus.jsonl'))
  const scores = await scoreAnswers(answers)
  const rows = answerRows(scores)
  list('True, and dropped', scores.dropped)
  list('Shown when the corpus was made, and dropped', scores.newlyDropped)
  list('False, and shown', scores.plantedShown)
  const mutantFile = join(folder, 'false-mutants-passed.json')
  if (existsSync(mutantFile)) {
    const mutants = JSON.parse(readFileSync(mutantFile, 'utf8')) as FalseMutant[]
    const shown = await mutantsShown(mutants, answers)
    list('False by one word, and shown', shown)
    rows.push([
      'false by one word, shown',
      `${shown.length} of ${mutants.length}`,
      '≤ 3',
      shown.length <= 3,
    ])
  }
  const probeFile = join(folder, 'probes.tsv')
  if (existsSync(probeFile)) {
    const { probed, sentences } = probesOf(probeFile, answers)
    const probes = scoreSentences(sentences, [probed])
    const shown = probes.falseShown.length
    list('Probes, and shown', probes.falseShown)
    list('True probes, and dropped', probes.trueDropped)
    rows.push(['false probes shown', `${shown} of ${probes.false}`, '≤ 3', shown <= 3])
  }
  rows.push(...ownRows())
  const table = rows.map(
    ([what, value, bar, held]) => `| ${what} | ${value} | ${bar}${held ? '' : ' **missed**'} |`,
  )
  const piece = `## Written answers under the check

Made by \`npm run eval -- corpus\`: ${answers.length} answers as a good model writes them, each sentence marked true or false of its chart, played through the reading as it shows a model's words; then single sentences, true, false and harmful. Nothing was made to fit the answers; the single sentences have taught the check since they were first met (see below).

| | found | bar |
|---|---|---|
${table.join('\n')}
`
  if (!named) writeEvaluation(piece)
  console.log(`\n${piece}`)
  console.log(`${scores.checkMs.toFixed(2)} ms a sentence in the check`)
  console.log(
    JSON.stringify({
      answers: scores.answers,
      whole: share(scores.whole, scores.answers),
      trueDropped: share(scores.dropped.length, scores.sentences),
      plantedShown: share(scores.plantedShown.length, scores.planted),
      firstLost: share(scores.firstLost.length, scores.answers),
    }),
  )
  return rows.every(([, , , held]) => held) ? 0 : 1
}
