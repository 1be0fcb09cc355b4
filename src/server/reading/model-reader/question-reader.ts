import { ModelFault } from '../../adapters/model/model.ts'
import type { Model } from '../../adapters/model/model.ts'
import type { WriterUsage } from '../composer/writer.ts'
import { meteredPieces } from '../model-writer/metered-pieces.ts'
import type { FrameLabels } from '../types/frame.ts'
import type { ReadingRequest } from '../types/reading-types.ts'
import { labelsPrompt } from './labels-prompt.ts'
import { labelsInText } from './labels.ts'

/** Whoever says, besides the built-in reader, what a question means. */
export interface QuestionReader {
  /** False where the built-in reader reads alone. */
  ready(): boolean
  /** The labels of a question; null where none came in time, or none that make sense. Never throws. */
  read(request: ReadingRequest, meter: WriterUsage): Promise<FrameLabels | null>
}

/** After this long the built-in reader's frame stands. Milliseconds. */
export const usualFrameMs = 1_500

/** Labels are short: a model that goes on is not heard out. */
const mostCharacters = 2_000

/** Lets a model label the questions. A slow or a failing one counts as a fault of the port. */
export function modelReader(model: Model, frameMs = usualFrameMs): QuestionReader {
  return {
    ready: () => model.ready(),
    async read(request, meter) {
      const clock = new AbortController()
      const timer = setTimeout(() => clock.abort(new ModelFault('slow-start')), frameMs)
      const signals = [clock.signal, ...(request.signal ? [request.signal] : [])]
      try {
        const pieces = meteredPieces(model, labelsPrompt(request), AbortSignal.any(signals), meter)
        let text = ''
        for await (const piece of pieces) {
          text += piece
          if (text.length > mostCharacters) return null
        }
        return labelsInText(text)
      } catch {
        // The built-in reader has read the question already; the port counts its faults.
        return null
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
