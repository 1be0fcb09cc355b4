import { setTimeout as pause } from 'node:timers/promises'
import { getMethodApis } from '../../../contract/get-method-apis.ts'
import { recordSeparator } from '../../../contract/core/constants.ts'

/** One call of the service. */
export interface Call {
  name: string
  input: object
  jwt?: string
  /** Its Idempotency-Key. */
  key?: string
}

/** What came back of a call. */
export interface Reply {
  /** 0 where no whole reply came. */
  status: number
  /** Of a stream its last object; null where there was none. */
  output: Record<string, unknown> | null
}

/** A time that an act was not done: when, by `performance.now()`, and how long it took to hear so. */
export interface Refusal {
  at: number
  milliseconds: number
  status: number
}

/** Browsers wait for longer; who rehearses has seen enough by then. */
const patienceMilliseconds = 10_000

/** Makes a call over the balancer, or another address. Never throws. */
export async function callOnce(address: string, call: Call): Promise<Reply> {
  const controller = new AbortController()
  let timer = setTimeout(() => controller.abort(), patienceMilliseconds)
  const isGet = (getMethodApis as readonly string[]).includes(call.name)
  try {
    const response = await fetch(`${address}/apis/${call.name}.php`, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(call.jwt && { authorization: `Bearer ${call.jwt}` }),
        ...(call.key && { 'idempotency-key': call.key }),
      },
      ...(!isGet && { body: JSON.stringify(call.input) }),
      signal: controller.signal,
    })
    let text = ''
    const decoder = new TextDecoder()
    // Of a stream the patience is for each piece.
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true })
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(), patienceMilliseconds)
    }
    const isStream = call.name === 'chats/sendMessage' && response.status === 200
    const json = isStream ? (text.split(recordSeparator)[1] ?? '') : text
    // A stream without its last object is a line that was lost.
    if (!json) return { status: 0, output: null }
    // A balancer's own refusal is a page.
    const isOurs = json.startsWith('{')
    return {
      status: response.status,
      output: isOurs ? (JSON.parse(json) as Reply['output']) : null,
    }
  } catch {
    return { status: 0, output: null }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a reply says that the service could not do it now, and not that it may not be done. */
export function isRefused({ status }: Reply): boolean {
  return status === 0 || status >= 500 || status === 429
}

const againMilliseconds = 400

/**
 * Tries until it is done or declined, as people and gateways do, with the same key each time.
 *
 * @param deadline by `performance.now()`; looked up before each try.
 * @returns null where it was not done by then.
 */
export async function persist(
  refusals: Refusal[],
  deadline: () => number,
  tryOnce: () => Promise<Reply>,
): Promise<Reply | null> {
  while (performance.now() < deadline()) {
    const at = performance.now()
    const reply = await tryOnce()
    if (!isRefused(reply)) return reply
    refusals.push({ at, milliseconds: performance.now() - at, status: reply.status })
    await pause(againMilliseconds)
  }
  return null
}
