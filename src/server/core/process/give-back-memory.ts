import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects what a start has left behind and gives its memory back: left to itself the room for young objects,
 * which loading the sources has made as large as it gets, stays with an idle process for good. Stops the thread
 * for a tenth of a second or more, so only while nobody waits.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
