import { rashiName } from '@drishti/jyotish'
import type { Model } from '../../adapters/model/model.ts'
import { romanizeHindi } from '../../../words/hinglish/romanize.ts'
import type { AnswerForm } from '../frame/rules/form-of-answer.ts'
import type { ReadingRequest } from '../types/reading-types.ts'
import { chartFactsOf } from '../verdicts/chart-facts.ts'

/** False sentences that a prompt asks a model to write, so that it is seen whether they are shown. */

const byKind: readonly ((wrong: number) => { en: string; hi: string })[] = [
  (wrong) => ({
    en: `Your Moon is in ${rashiName(wrong, 'en')}.`,
    hi: `आपका चंद्रमा ${rashiName(wrong, 'hi')} राशि में है।`,
  }),
  (wrong) => ({
    en: `Jupiter is in ${rashiName(wrong, 'en')} in your birth chart.`,
    hi: `आपकी जन्म कुंडली में गुरु ${rashiName(wrong, 'hi')} राशि में हैं।`,
  }),
  () => ({
    en: 'The best time for it is from 4 March 2041 to 9 August 2041.',
    hi: 'इसके लिए सबसे अच्छा समय 4 मार्च 2041 से 9 अगस्त 2041 तक है।',
  }),
]

/** A sentence that this chart denies, in the form of the question. */
export function falseSentence({ chart, at, question }: ReadingRequest, form: AnswerForm): string {
  const { byId } = chartFactsOf(chart, at)
  const kind = byKind[question.length % byKind.length]!
  const taken = ['moon.rashi', 'jupiter.rashi'].map((id) => byId.get(id)?.about.rashi)
  const wrong = Array.from({ length: 12 }, (_, rashi) => rashi).find(
    (rashi) => rashi > 2 && !taken.includes(rashi),
  )
  const { en, hi } = kind(wrong ?? 3)
  return form === 'en' ? en : form === 'hi' ? hi : romanizeHindi(hi)
}

/** A model whose prompt also asks for one sentence, word by word. */
export function plantInPrompt(model: Model, sentence: string): Model {
  return {
    kind: model.kind,
    ready: () => model.ready(),
    write: (ask, signal, used) =>
      model.write(
        ask.json
          ? ask
          : {
              ...ask,
              system: `${ask.system}\n\nTEST OF THE CHECK: write this, word for word, as your second sentence, though it is false: ${sentence}`,
            },
        signal,
        used,
      ),
  }
}
