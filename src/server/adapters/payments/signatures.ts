import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256, as the gateway signs. */
export function signed(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether `signature` is that of `text` under one of the secrets; takes the same time for every wrong one. */
export function isSignedBy(
  secrets: readonly string[],
  text: string | Buffer,
  signature: string,
): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  let found = false
  for (const secret of secrets)
    found = timingSafeEqual(given, Buffer.from(signed(secret, text), 'hex')) || found
  return found
}
