/** What a person types or is, by the name of the field it goes by. */
const personal = new Set([
  'mobile',
  'otp',
  'token',
  'jwt',
  'full_name',
  'user_name',
  'dob',
  'pob',
  'message',
  'query',
  'input',
  'reason',
  'link',
  'email',
  'description',
  'comment',
  'note',
])
/** Of our replies: `message` is our own sentence there. */
const personalInReply = new Set(['jwt', 'token', 'link', 'user_name'])

/** Personal values that a test has put into a server, to be looked for where they must not be (OPS-06). */
export class PlantedValues {
  readonly #values = new Map<string, string>()

  add(field: string, value: unknown): void {
    // Shorter ones stand in a log by chance.
    if (typeof value === 'string' && value.trim().length >= 6)
      this.#values.set(value.trim().slice(0, 60), field)
  }

  /** The personal fields of a request, or of a reply. */
  addFrom(body: unknown, isReply = false): void {
    if (typeof body !== 'object' || body === null) return
    for (const [field, value] of Object.entries(body))
      if ((isReply ? personalInReply : personal).has(field)) this.add(field, value)
  }

  /** The fields of which a value stands in the log, without the values themselves. */
  foundIn(lines: readonly string[]): string[] {
    const text = lines.filter((line) => !isPlainRequest.test(line)).join('\n')
    const found = new Set<string>()
    for (const [value, field] of this.#values) if (holds(text, value)) found.add(field)
    return [...found]
  }
}

/** The line of a request that holds nothing but our own route, a status and a time. */
const isPlainRequest =
  /^\{"level":30,"at":"[\d:.TZ-]+","reqId":"[\da-f-]{36}","requestId":"[\da-f-]{36}","method":"[A-Z]+","route":"[\w/.*-]*","status":\d{3},"milliseconds":\d+,"msg":"request"\}\s*$/

/** Digits count only where they stand alone: a code's six may be part of an id. */
function holds(text: string, value: string): boolean {
  if (!text.includes(value)) return false
  return !/^\d+$/.test(value) || new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(text)
}
