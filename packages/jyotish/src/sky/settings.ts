import type { Settings } from './types.ts'
import { lessThanLahiriDegrees } from './ayanamsa.ts'

/** Settings with the defaults filled in: Lahiri, true node. Throws a RangeError for a name it does not know. */
export function withDefaultSettings({
  ayanamsa = 'lahiri',
  node = 'true',
}: Partial<Settings> = {}): Settings {
  if (!Object.hasOwn(lessThanLahiriDegrees, ayanamsa)) {
    throw new RangeError('An ayanamsa must be lahiri, raman or krishnamurti.')
  }
  if (node !== 'true' && node !== 'mean') throw new RangeError('A node must be true or mean.')
  return { ayanamsa, node }
}
