import { keyedHash } from '../../core/keyed-hash.ts'
import type { Config } from '../../core/settings/config.ts'

/** As a code's token is kept: whoever reads the database can't use it. */
export function tokenHash(config: Config, token: string): string {
  return keyedHash(config, 'code token', token)
}

/** As a code is kept, bound to its token. */
export function codeHash(config: Config, token: string, code: string): string {
  return keyedHash(config, 'code', token, code)
}
