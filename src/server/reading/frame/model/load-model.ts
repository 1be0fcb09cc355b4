import { readFileSync } from 'node:fs'
import { unpackModel } from './model-file.ts'
import type { PackedModel } from './model-file.ts'

/** Where `npm run train` writes the model. */
export const modelFile = new URL('./frame.model', import.meta.url)

let loaded: PackedModel | undefined

/** The trained model, read from its file at the first call. Throws where the file is missing or of another shape. */
export function frameModel(): PackedModel {
  loaded ??= unpackModel(readFileSync(modelFile))
  return loaded
}
