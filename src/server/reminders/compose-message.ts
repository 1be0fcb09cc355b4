import {
  reminderLines,
  reminderServerWords,
  reminderTitles,
  type ReminderTopic,
} from '../../words/reminders/reminders-server.ts'
import { formatDate, say, type Language } from '../../words/say.ts'

/** One thing that a message tells. */
export interface MessagePart {
  kind: ReminderTopic
  /** What there is to name: the vrats, the hour of a muhurta, the day of a renewal, `middle` of a time to judge
   * that is not over; '' for nothing. */
  named: string
}

/** A message as a browser shows it and a mail tells it. */
export interface Message {
  title: string
  lines: string[]
  /** The page it opens. */
  path: string
  /** What "stop these" stops. */
  kinds: ReminderTopic[]
}

/** What is most of use stands first, and gives the title. */
const order: readonly ReminderTopic[] = [
  ...(['renewal', 'muhurta', 'vrat', 'morning', 'window'] as const),
  ...(['answer', 'reply', 'forecast'] as const),
]
const paths: Record<ReminderTopic, string> = {
  morning: '/today',
  vrat: '/festivals',
  muhurta: '/muhurta',
  window: '/forecasts',
  answer: '/chats',
  reply: '/notifications',
  forecast: '/forecasts',
  renewal: '/my-active-plans',
}
const mostLines = 4

/** What goes out together, as one message; each kind is told once. */
export function composeMessage(parts: readonly MessagePart[], language: Language): Message {
  const lines = new Map<string, MessagePart>()
  for (const part of parts) {
    const line = say(reminderLines[part.kind], language, part.named)
    if (!lines.has(line)) lines.set(line, part)
  }
  const place = ({ kind }: MessagePart) => order.indexOf(kind)
  const ordered = [...lines].toSorted(([, a], [, b]) => place(a) - place(b))
  const kinds = [...new Set(ordered.map(([, { kind }]) => kind))]
  const [first = 'morning'] = kinds
  const path = kinds.includes('morning') ? paths.morning : paths[first]
  const of = language === 'hi' ? '/hi' : ''
  return {
    title: say(kinds.length > 1 ? reminderTitles.morning : reminderTitles[first], language),
    lines: ordered.slice(0, mostLines).map(([line]) => line),
    path: of + path,
    kinds,
  }
}

/** Payloads are so long, or twice: how long one is would tell what it is of. */
const payloadBytes = 1024

/** What the service worker gets; the push service sees only how long it is, which tells nothing. */
export function payloadOf(
  { title, lines, path, kinds }: Message,
  { tag, token, language }: { tag: string; token: string; language: Language },
): string {
  const chosen = kinds.filter((kind) => kind !== 'renewal')
  const text = JSON.stringify({
    ...{ title, body: lines.join('\n'), path, tag, language },
    open: say(reminderServerWords.open, language),
    ...(chosen.length && {
      stop: { token, kinds: chosen, label: say(reminderServerWords.stop, language) },
    }),
  })
  const bytes = Buffer.byteLength(text)
  return text + ' '.repeat(Math.ceil(bytes / payloadBytes) * payloadBytes - bytes)
}

/** "26 Nov 2026": the day of a renewal. */
export function dayText(at: Date, language: Language, timezone: string): string {
  return formatDate(at.toISOString(), language, 'short', timezone)
}
