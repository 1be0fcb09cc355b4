import type { adminAnswers as rows } from '../../contract/admin/answers.ts'
import {
  dailyAnswerCosts,
  droppedSentences,
  failedAnswers,
} from '../chat/session/answer-statistics.ts'
import { latestDroppedSamples } from '../memory/dropped-samples.ts'
import { countChosenMeanings, countMisses, latestMisses } from '../chat/keeping/missed-questions.ts'
import { readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { recordOperatorAct } from './operator-acts.ts'

const whole = (value: number | null) => (value === null ? null : Math.round(value))

export const adminAnswersEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getAnswers': readEndpoint('admin/getAnswers', async ({ db, at }, { days }) => {
    const { failedDays, latest } = await failedAnswers(db, days, at)
    const costs = await dailyAnswerCosts(db, days, at)
    const dropped = await droppedSentences(db, days, at)
    return {
      status: 'success',
      failed: failedDays,
      latest: latest.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
      dropped: dropped.causes,
      model_texts: dropped.texts,
      costs: costs.map((row) => ({
        day: row.day,
        answers: row.answers,
        by_model: row.by_model,
        tokens_in: row.tokens_in ?? 0,
        tokens_out: row.tokens_out ?? 0,
        estimated: row.estimates,
        rupees: Number(row.microrupees) / 1e6,
        first_sentence_median_ms: whole(row.first_half),
        first_sentence_p95_ms: whole(row.first_most),
        whole_p95_ms: whole(row.whole_most),
      })),
    }
  }),

  'admin/getMisses': writeEndpoint(
    'admin/getMisses',
    async ({ tx, user, at }) => {
      await recordOperatorAct(tx, { uid: user.uid, act: 'admin/getMisses', at })
      const texts = await latestMisses(tx)
      return {
        status: 'success',
        misses: await countMisses(tx),
        chosen: await countChosenMeanings(tx),
        dropped: (await latestDroppedSamples(tx)).map((sample) => ({
          ...sample,
          at: sample.at.toISOString(),
        })),
        texts: texts.map(({ reported_at, frame, ...text }) => ({
          ...text,
          topic: frame?.topic ?? '-',
          asks: frame?.asks ?? '-',
          subject: frame?.subject ?? '-',
          confidence: frame?.confidence ?? null,
          at: reported_at.toISOString(),
        })),
      }
    },
    { onPageView: 'That an operator reads questions stands in the log before they are shown.' },
  ),
}
