import type { ModelPort } from './model.ts'

/** No model is set: the built-in composer writes. */
export function noModel(): ModelPort {
  return { name: null }
}
