import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256, as the gateway signs. */
export function signText(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether `signature` is that of `text` under one of the secrets; takes the same time for every wrong one. */
export function isSignedBy(
  secrets: readonly string[],
  text: string | Buffer,
  signature: string,
): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const signatureBytes = Buffer.from(signature, 'hex')
  let isSigned = false
  for (const secret of secrets)
    isSigned =
      timingSafeEqual(signatureBytes, Buffer.from(signText(secret, text), 'hex')) || isSigned
  return isSigned
}
