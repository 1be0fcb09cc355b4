import { openWebPush } from '../adapters/push/web-push.ts'
import {
  startPushService,
  type FakePushService,
} from '../adapters/push/fake-push-service.fixture.ts'
import type { Adapters } from '../adapters/adapters.ts'
import type { WireInput } from '../../contract/apis.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestUser } from '../testing/test-data.ts'
import { planDays } from './plan-days.ts'
import { planRenewals, planReplies } from './plan-news.ts'
import { sendReminders } from './send-reminders.ts'

/** What a browser reads of a reminder. */
export interface ShownReminder {
  title: string
  body: string
  path: string
  tag: string
  stop?: { token: string; kinds: string[]; label: string }
}

/** A push service on this machine, and the adapter that may send to it. */
export async function openTestPush(): Promise<{
  service: FakePushService
  adapters: Pick<Adapters, 'push'>
}> {
  const service = await startPushService()
  return { service, adapters: { push: openWebPush({ allowsLocal: true }) } }
}

const usual: WireInput<'reminders/saveSettings'> = {
  ...{ kinds: ['morning'], vrats: ['ekadashi'], hour: '07:00', tells_more: false },
  ...{ quiet_from: '22:00', quiet_until: '06:00', most_a_day: 1 },
}

/** Chooses reminders as the page does. */
export async function chooseReminders(
  app: TestApp,
  user: TestUser & { language?: 'en' | 'hi' },
  choice: Partial<WireInput<'reminders/saveSettings'>> = {},
): Promise<void> {
  const { body } = await app.call('reminders/saveSettings', { ...usual, ...choice }, user)
  if (body.status !== 'success') throw new Error(body.message)
}

/** Switches a browser on. @returns its name at the push service. */
export async function addTestDevice(
  app: TestApp,
  user: TestUser,
  service: FakePushService,
  behaviour?: Parameters<FakePushService['subscribe']>[1],
): Promise<string> {
  const device = service.subscribe(app.server.context.pushKeys.publicKey, behaviour)
  const { body } = await app.call('reminders/addDevice', device, user)
  if (body.status !== 'success') throw new Error(body.message)
  return device.endpoint.split('/').at(-1)!
}

/** One turn of both jobs. */
export async function remind({ server: { context } }: TestApp): Promise<void> {
  await planDays(context)
  await planReplies(context)
  await planRenewals(context)
  await sendReminders(context)
}

/** What a browser of the push service has been shown. */
export function shownTo({ taken }: FakePushService, name: string): ShownReminder[] {
  return taken
    .filter((push) => push.name === name)
    .map(({ payload }) => JSON.parse(payload) as ShownReminder)
}
