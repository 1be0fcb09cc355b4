import { ModelFault } from './model.ts'
import type { Model } from './model.ts'

/** No model is configured: the built-in composer writes every answer. */
export const noModel: Model = {
  kind: 'none',
  ready: () => false,
  // oxlint-disable-next-line require-yield -- the port streams; this one has nothing to stream
  async *write() {
    throw new ModelFault('none-configured')
  },
}
