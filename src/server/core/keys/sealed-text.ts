import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/**
 * Seals a text (AES-256-GCM) with a key of 32 bytes, for a row of the database.
 *
 * @param owner whose it is: sealed in with it, so that the text opens in nobody else's row.
 */
export function sealText(key: Buffer, text: string, owner = ''): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null where it was sealed with another key or for another owner, or is no sealed text at all. */
export function unsealText(key: Buffer, sealed: string, owner = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(owner))
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    const text = opening.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
