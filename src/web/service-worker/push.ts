/*
 * Reminders: what a push brings is shown, and a press opens its page or stops its kind. The payload came
 * encrypted; what it says is no more than its person chose.
 */
declare const self: ServiceWorkerGlobalScope

interface Reminder {
  title: string
  body: string
  path: string
  tag: string
  language: string
  open: string
  stop?: { token: string; kinds: string[]; label: string }
}

/** Chromium and Firefox on Android show buttons; the types of the platform do not know them. */
type WithActions = NotificationOptions & { actions: { action: string; title: string }[] }

/** Shows what a push brings, and does what is pressed. */
export function listenForReminders(): void {
  self.addEventListener('push', (event) => {
    const reminder = read(event.data)
    // A push that shows nothing costs the permission: something is shown in any case.
    const { title = 'Drishti', body = '', tag = 'drishti', language = 'en' } = reminder ?? {}
    const options: WithActions = {
      ...{ body, tag, lang: language, icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' },
      data: reminder && { path: reminder.path, stop: reminder.stop },
      actions: [
        ...(reminder ? [{ action: 'open', title: reminder.open }] : []),
        ...(reminder?.stop ? [{ action: 'stop', title: reminder.stop.label }] : []),
      ],
    }
    event.waitUntil(self.registration.showNotification(title, options))
  })

  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    const { path = '/', stop } = (notification.data ?? {}) as Partial<Reminder>
    notification.close()
    event.waitUntil(
      action === 'stop' && stop ? stopReminders(stop, notification.lang) : openPage(path),
    )
  })
}

function read(data: PushMessageData | null): Reminder | null {
  try {
    const reminder = data?.json() as Reminder | undefined
    return reminder && typeof reminder.title === 'string' ? reminder : null
  } catch {
    return null
  }
}

/** Without a cookie: the signed token says whose they are. Where that fails, the page opens on which it can be done. */
async function stopReminders(
  { token, kinds }: NonNullable<Reminder['stop']>,
  language: string,
): Promise<void> {
  const isStopped = await fetch('/apis/reminders/stop.php', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, kinds }),
  })
    .then(async (reply) => ((await reply.json()) as { status?: string }).status === 'success')
    .catch(() => false)
  if (!isStopped) await openPage(language === 'hi' ? '/hi/reminders' : '/reminders')
}

/** In a window that is open, else in a new one; never at another site. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = windows.find((client) => client.url === url.href)
  if (same) await same.focus()
  else await self.clients.openWindow(url.href)
}
