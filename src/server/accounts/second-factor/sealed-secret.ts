import type { Config } from '../../core/settings/config.ts'
import { derivedKey } from '../../core/keys/derived-key.ts'
import { sealText, unsealText } from '../../core/keys/sealed-text.ts'

/**
 * Seals a factor's secret for its row. The key is derived from the key of the hashes, which is itself
 * sealed anew whenever the server's secret is rotated (decision 054): a rotation loses no factor.
 */
export function sealSecret(config: Config, uid: string, secret: string): string {
  return sealText(keyOf(config), secret, uid)
}

/** @returns null where the key of the hashes was lost: the factor has to be reset at the server. */
export function unsealSecret(config: Config, uid: string, sealed: string): string | null {
  return unsealText(keyOf(config), sealed, uid)
}

function keyOf({ hashSecret }: Config): Buffer {
  return derivedKey(hashSecret, 'seal of second factors')
}
