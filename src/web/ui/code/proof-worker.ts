import { solveProof } from '../../../contract/core/proof-of-work.ts'
import { sha256 } from './sha256.ts'

/** Works a proof out beside the page, so that it can still be scrolled and typed in. */
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof solveProof>[0]>) => {
  postMessage(solveProof(data, sha256))
})
