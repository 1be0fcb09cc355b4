import { derivedKey } from '../../core/keys/derived-key.ts'
import { sealText, unsealText } from '../../core/keys/sealed-text.ts'
import type { Config } from '../../core/settings/config.ts'

/** Seals what a page leaves with the browser in a cookie: births that nobody has saved. */
export function cookieSealOf({ hashSecret }: Pick<Config, 'hashSecret'>) {
  const key = () => derivedKey(hashSecret, 'seal of page cookies')
  return {
    seal: (text: string) => sealText(key(), text),
    unseal: (sealed: string) => unsealText(key(), sealed),
  }
}
