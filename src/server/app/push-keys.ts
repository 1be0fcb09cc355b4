import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import type { PushKeys } from '../adapters/push/push.ts'
import type { Config } from '../core/settings/config.ts'
import type { Db } from '../db/schema.ts'
import { openSealedKey } from './sealed-key.ts'

/**
 * The key pair that browsers subscribe with: the operator's own, else one that the first start makes. That lies
 * in the database, sealed with the server's secret: with another pair every subscription would be lost, and
 * all processes must have the same.
 *
 * @throws ConfigError at a public address where no secret of the list opens it.
 */
export async function openPushKeys(
  db: Db,
  config: Config,
  log: FastifyBaseLogger,
): Promise<PushKeys> {
  const subject = config.vapid?.subject ?? config.publicUrl ?? ''
  const isWebAddress = /^(?:https:\/\/|mailto:)/.test(subject)
  const contact = { subject: isWebAddress ? subject : 'mailto:operator@drishti.invalid' }
  if (config.vapid) return { ...config.vapid, ...contact }
  const make = () => JSON.stringify(webPush.generateVAPIDKeys())
  const pair = await openSealedKey(db, config, log, {
    ...{ name: 'push', use: 'seal of the push keys', says: 'the key pair of the reminders' },
    ...{ make, remake: make },
  })
  const { publicKey, privateKey } = JSON.parse(pair) as { publicKey: string; privateKey: string }
  return { publicKey, privateKey, ...contact }
}
