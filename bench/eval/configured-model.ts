import { openAiCompatible } from '../../src/server/adapters/model/openai-compatible.ts'
import type { Model } from '../../src/server/adapters/model/model.ts'
import { environment } from '../../src/server/core/settings/environment.ts'
import { modelConfigOf } from '../../src/server/core/settings/model-config.ts'
import type { ModelConfig } from '../../src/server/core/settings/model-config.ts'

/** The model that the environment sets, as a server would use it. */
export interface ConfiguredModel {
  model: Model
  config: ModelConfig
}

/**
 * The model of the settings; null where none is set.
 *
 * @throws Error naming the settings that are wrong.
 */
export function configuredModel(env: NodeJS.ProcessEnv = process.env): ConfiguredModel | null {
  const present = Object.entries(env).filter(([name, text]) => name.startsWith('MODEL_') && text)
  const { data: settings, error } = environment.safeParse(Object.fromEntries(present))
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'))
  const config = modelConfigOf(settings)
  return config && { model: openAiCompatible(config), config }
}

/** What tokens cost, in rupees. */
export function rupeesOf(
  { promptTokens, answerTokens }: { promptTokens: number; answerTokens: number },
  { inputRupees, outputRupees }: Pick<ModelConfig, 'inputRupees' | 'outputRupees'>,
): number {
  return (promptTokens * inputRupees + answerTokens * outputRupees) / 1e6
}
