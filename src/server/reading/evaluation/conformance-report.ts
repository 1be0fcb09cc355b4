import type { ConformanceAnswer } from './conformance.ts'

/** What a conformance run comes to. Shares from 0 to 1; null where nothing counts towards one. */
export interface ConformanceScores {
  questions: number
  /** Answers that ended whole, whoever wrote them. */
  answered: number
  /** Questions that the model labelled in time. */
  labelled: number
  /** Answers of the model of which every sentence was shown, planted ones left out. */
  wholeShown: number | null
  sentences: number
  dropped: Record<string, number>
  planted: { asked: number; written: number; shown: number }
  /** Sentences on the page in the form of the question. */
  languageMatch: number | null
  languageMatchByForm: Record<string, number | null>
  faults: Record<string, number>
  /** Means of all questions, labels included. */
  tokensIn: number
  tokensOut: number
  rupees: number
  firstSentenceMs: { median: number | null; p90: number | null }
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 1_000

function counts(names: readonly string[]): Record<string, number> {
  const tally = new Map<string, number>()
  for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1)
  return Object.fromEntries([...tally].toSorted((a, b) => b[1] - a[1]))
}

const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0)

function languageShare(answers: readonly ConformanceAnswer[]): number | null {
  return share(sum(answers.map(({ inForm }) => inForm)), sum(answers.map(({ onPage }) => onPage)))
}

/** Adds the answers up, at prices in rupees for a million tokens. */
export function conformanceScores(
  answers: readonly ConformanceAnswer[],
  { inputRupees, outputRupees }: { inputRupees: number; outputRupees: number },
): ConformanceScores {
  const ofModel = answers.filter(({ written, planted }) => written > 0 && !planted)
  const planted = answers.flatMap((answer) => answer.planted ?? [])
  const usages = answers.flatMap(({ done }) => done?.usage ?? [])
  const mean = (figures: readonly number[]) => sum(figures) / Math.max(1, answers.length)
  const tokensIn = mean(usages.map(({ promptTokens }) => promptTokens))
  const tokensOut = mean(usages.map(({ answerTokens }) => answerTokens))
  const waits = usages
    .flatMap(({ firstSentenceMs }) => firstSentenceMs ?? [])
    .toSorted((a, b) => a - b)
  const at = (part: number): number | null => waits[Math.floor(waits.length * part)] ?? null
  return {
    questions: answers.length,
    answered: answers.filter(({ done }) => done && done.outcome !== 'failed').length,
    labelled: answers.filter(({ done }) => done?.labels).length,
    wholeShown: share(ofModel.filter(({ dropped }) => dropped.length === 0).length, ofModel.length),
    sentences: sum(answers.map(({ written }) => written)),
    dropped: counts(answers.flatMap(({ dropped }) => dropped)),
    planted: {
      asked: planted.length,
      written: planted.filter(({ written }) => written).length,
      shown: planted.filter(({ shown }) => shown).length,
    },
    languageMatch: languageShare(answers),
    languageMatchByForm: Object.fromEntries(
      ['en', 'hi', 'hinglish'].map((form) => [
        form,
        languageShare(answers.filter((answer) => answer.form === form)),
      ]),
    ),
    faults: counts(answers.flatMap(({ faults }) => faults)),
    tokensIn: Math.round(tokensIn),
    tokensOut: Math.round(tokensOut),
    rupees: Math.round(tokensIn * inputRupees + tokensOut * outputRupees) / 1e6,
    firstSentenceMs: { median: at(0.5), p90: at(0.9) },
  }
}

const percent = (part: number | null): string =>
  part === null ? '–' : `${(part * 100).toFixed(1)} %`

const listed = (tally: Record<string, number>): string =>
  Object.entries(tally)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none'

/** The scores in lines for a person. */
export function conformanceLines(scores: ConformanceScores): string[] {
  const { planted, firstSentenceMs, languageMatchByForm } = scores
  const forms = Object.entries(languageMatchByForm).map(
    ([form, part]) => `${form} ${percent(part)}`,
  )
  return [
    `questions: ${scores.questions}, ended whole: ${scores.answered}, labelled by the model: ${scores.labelled}`,
    `answers shown whole, as written: ${percent(scores.wholeShown)}`,
    `sentences written: ${scores.sentences}; dropped: ${listed(scores.dropped)}`,
    `false sentences asked for: ${planted.asked}, written: ${planted.written}, shown: ${planted.shown}`,
    `language of the question: ${percent(scores.languageMatch)} (${forms.join(', ')})`,
    `faults: ${listed(scores.faults)}`,
    `tokens of a question: ${scores.tokensIn} in, ${scores.tokensOut} out; ₹${scores.rupees.toFixed(4)}`,
    `first sentence: ${firstSentenceMs.median ?? '–'} ms in the middle, ${firstSentenceMs.p90 ?? '–'} ms at 90 of 100`,
  ]
}
