import type { Caller } from '../../core/caller.ts'
import type { Config } from '../../core/settings/config.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { knownDevice } from '../device-cookie.ts'

/** Who asks for a code: what they use up is nobody else's. */
export interface Requester {
  /** Unreadable: of the session, of the device, or of the network that strangers come from. */
  key: string
  /** A session of the number's own account, or a device that has logged in with the number before. */
  isKnown: boolean
}

/** Who asks for a code: the session, the device that was logged in with this number before, or else the network they come from. */
export function requesterOf(
  config: Config,
  caller: Caller,
  mobile: string,
  sid: string | null,
): Requester {
  const device = knownDevice(config, caller.deviceCookie, mobile)
  const known = sid ?? device
  return {
    key: keyedHash(config, 'requester', known ?? caller.address).slice(0, 22),
    isKnown: known !== null,
  }
}
