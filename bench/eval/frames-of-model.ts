/** Reads labelled questions with the configured model beside the trained reader, as a server would. */
import pLimit from 'p-limit'
import type { LabelledQuestion } from '../../src/server/reading/frame/labelled-question.ts'
import { readFrame } from '../../src/server/reading/frame/read-frame.ts'
import type { FramePair } from '../../src/server/reading/frame/score.ts'
import { weighLabels } from '../../src/server/reading/frame/weigh-labels.ts'
import { modelReader } from '../../src/server/reading/model-reader/question-reader.ts'
import type { ReadingRequest } from '../../src/server/reading/reading.ts'
import { askers } from '../../src/server/reading/evaluation/charts.ts'
import { rupeesOf } from './configured-model.ts'
import type { ConfiguredModel } from './configured-model.ts'

/** Frames after both readers, and what the model's part took. */
export interface FramesOfModel {
  pairs: FramePair[]
  /** Questions that the model labelled in time and sensibly. */
  labelled: number
  rupees: number
}

const atOnce = 4

const marital = (stated: string | undefined): 'single' | 'married' | 'divorced' =>
  stated === 'married' || stated === 'divorced' ? stated : 'single'

/** The chart has no part in the labels but for whether its hour is known. */
function requestOf({ text, person, history, form }: LabelledQuestion, at: Date): ReadingRequest {
  const timed = person.timeKnown ?? true
  const asker = askers.find(({ chart }) => chart.timeKnown === timed) ?? askers[0]!
  return {
    question: text,
    language: form === 'en' ? 'en' : 'hi',
    persona: 'oracle',
    chart: asker.chart,
    person: {
      ageYears: person.age ?? null,
      maritalStatus: marital(person.marital),
      gender: person.gender === 'female' ? 'female' : 'male',
    },
    history: history.map(({ q, a }) => ({ question: q, answer: a })),
    at,
  }
}

/** Reads every question with both readers, a few at a time. */
export async function framesOfModel(
  questions: readonly LabelledQuestion[],
  { model, config }: ConfiguredModel,
  at: Date,
): Promise<FramesOfModel> {
  const reader = modelReader(model, config.frameMs ?? undefined)
  const limit = pLimit(atOnce)
  const meter = { promptTokens: 0, answerTokens: 0 }
  let labelled = 0
  const pairs = await Promise.all(
    questions.map((question) =>
      limit(async (): Promise<FramePair> => {
        const read = readFrame(question, at)
        const used = { promptTokens: 0, answerTokens: 0, isEstimate: false }
        // As in a reading: where help is due already nobody else is asked.
        const isAsked = read.careLine !== 'hard' && reader.ready()
        const labels = isAsked ? await reader.read(requestOf(question, at), used) : null
        meter.promptTokens += used.promptTokens
        meter.answerTokens += used.answerTokens
        if (labels) labelled += 1
        const frame = labels ? weighLabels(read, labels, question.text, at) : read
        return { question, frame }
      }),
    ),
  )
  return { pairs, labelled, rupees: rupeesOf(meter, config) }
}
