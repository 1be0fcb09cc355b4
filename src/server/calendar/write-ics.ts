/** One thing in a calendar. */
export interface CalendarEvent {
  /** Stays the same as long as it is the same thing. */
  uid: string
  /** When we came to know of it. */
  stampedAt: Date
  /** Days, both of which belong to it; or instants. */
  span: { fromDay: string; untilDay: string } | { startsAt: Date; endsAt: Date }
  summary: string
  description?: string
  location?: string
  /** Whether it makes one busy. */
  isBusy: boolean
}

const crlf = '\r\n'
const longestLine = 75

/** A calendar as RFC 5545 and 7986 have it. */
export function writeCalendar(
  { name, events }: { name: string; events: readonly CalendarEvent[] },
  refreshHours = 12,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Drishti//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join(crlf) + crlf
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, stampedAt, span, summary, description, location, isBusy } = event
  const times =
    'fromDay' in span
      ? [
          `DTSTART;VALUE=DATE:${dateOf(span.fromDay)}`,
          // The end is the first day that no longer belongs to it.
          `DTEND;VALUE=DATE:${dateOf(dayAfter(span.untilDay))}`,
        ]
      : [`DTSTART:${instantOf(span.startsAt)}`, `DTEND:${instantOf(span.endsAt)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantOf(stampedAt)}`,
    ...times,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

const dateOf = (day: string): string => day.replaceAll('-', '')

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** 20261124T063000Z */
function instantOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (letter) => `\\${letter}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they may not stand in a calendar
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Lines of at most 75 bytes: what is longer goes on behind a blank, and no letter is cut in two. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > longestLine) {
      pieces.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += letter
    bytes += size
  }
  return [...pieces, piece].join(crlf)
}
