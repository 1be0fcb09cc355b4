import type { Model, ModelRequest, ModelUsage } from '../../adapters/model/model.ts'
import type { WriterUsage } from '../composer/writer.ts'
import { estimatedPromptTokens, tokensIn } from './tokens.ts'

/** The pieces of an answer, counted as they pass until the server gives its own count. */
export async function* meteredPieces(
  model: Model,
  ask: ModelRequest,
  signal: AbortSignal,
  meter: WriterUsage,
): AsyncGenerator<string, void, void> {
  // A reading may ask more than once: what was used before is added to.
  const before = { ...meter }
  const add = ({ promptTokens, answerTokens }: ModelUsage, isEstimate: boolean) =>
    Object.assign(meter, {
      promptTokens: before.promptTokens + promptTokens,
      answerTokens: before.answerTokens + answerTokens,
      isEstimate: before.isEstimate || isEstimate,
    })
  const promptTokens = estimatedPromptTokens(ask)
  let estimate = 0
  let isCounted = false
  add({ promptTokens, answerTokens: 0 }, true)
  const onUsage = (usage: ModelUsage) => {
    isCounted = true
    add(usage, false)
  }
  for await (const piece of model.write(ask, signal, onUsage)) {
    estimate += tokensIn(piece)
    if (!isCounted) add({ promptTokens, answerTokens: Math.ceil(estimate) }, true)
    yield piece
  }
}
