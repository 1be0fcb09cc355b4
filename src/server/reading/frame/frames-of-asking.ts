import { createHash } from 'node:crypto'
import type { Frame } from './frame.ts'

/**
 * What has been read for one asking, by all that it rests on. The instant of asking is an object of its own for
 * each question, and what was read goes with it: an answer and its summary ask for the same frames many times.
 */
const framesOfAsking = new WeakMap<Date, Map<string, Frame>>()
/** Some sixty for a question with eight before it; a trial of many questions at one instant keeps no more. */
const mostFrames = 1_000

/** The frame that `read` gives, read once for an asking; `restsOn` is all that it is read from but the instant. */
export function readOnce(at: Date, restsOn: readonly unknown[], read: () => Frame): Frame {
  let frames = framesOfAsking.get(at)
  if (!frames || frames.size >= mostFrames) framesOfAsking.set(at, (frames = new Map()))
  // What it rests on is long, and lies here as long as its answer is written.
  const key = createHash('sha256').update(JSON.stringify(restsOn)).digest('base64')
  const frame = frames.get(key) ?? read()
  frames.set(key, frame)
  return frame
}
