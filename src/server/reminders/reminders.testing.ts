import { openWebPush } from '../adapters/push/web-push.ts'
import {
  startPushService,
  type FakePushService,
} from '../adapters/push/fake-push-service.fixture.ts'
import type { WireInput } from '../../contract/apis.ts'
import { openTestApp, type TestApp, type DatabaseKind } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
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

/** An instant of Monday 2026-11-23 by the clock of India, `07:00`. */
export const monday = (time: string) => new Date(`2026-11-23T${time}:00+05:30`)

/** A server, and a push service on this machine to which it sends. */
export interface ReminderTest {
  app: TestApp
  service: FakePushService
  /** Somebody with a browser that is reached, at five in the morning of that Monday; its name at the push service. */
  person(): Promise<{ user: TestUser; name: string }>
  close(): Promise<void>
}

/** Opens both, at five in the morning of that Monday. */
export async function openReminderTest(on: DatabaseKind): Promise<ReminderTest> {
  const service = await startPushService()
  const push = openWebPush({ allowsLocal: true })
  const app = await openTestApp({ on, at: monday('05:00'), adapters: { push } })
  return {
    app,
    service,
    async person() {
      app.setClock(monday('05:00'))
      const user = await createTestUser(app)
      return { user, name: await addTestDevice(app, user, service) }
    },
    async close() {
      await app.close()
      push.close()
      service.close()
    },
  }
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
