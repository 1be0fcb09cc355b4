import { PaymentsFault } from './payments.ts'

const longestReply = 512 * 1024

/** One call of the gateway's API: the JSON it answered, or null where it knows no such thing (404, or its own code for it). */
export type CallGateway = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<unknown>

/**
 * A small client of Razorpay's API: basic authentication, JSON, a bound on time and length, no
 * redirects. Nothing is repeated here: who asks knows what may be asked twice.
 *
 * @throws PaymentsFault when it refuses, breaks off or does not answer in time; without the body,
 *   which may hold what belongs to the payer.
 */
export function razorpayClient(
  config: { keyId: string; keySecret: string; baseUrl: string },
  patienceMilliseconds: number,
): CallGateway {
  const baseUrl = config.baseUrl.replace(/\/v1$/, '')
  const key = Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')
  return async (method, path, body, headers = {}) => {
    try {
      const response = await fetch(`${baseUrl}/v1/${path}`, {
        method,
        headers: {
          Authorization: `Basic ${key}`,
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      })
      return understood(response.status, await textOf(response))
    } catch (error) {
      if (error instanceof PaymentsFault) throw error
      const { name, cause } = error as Error & { cause?: { code?: string } }
      throw new PaymentsFault(`The gateway can't be reached: ${cause?.code ?? name}`)
    }
  }
}

async function textOf(response: Response): Promise<string> {
  let read = ''
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    read += decoder.decode(piece, { stream: true })
    if (read.length > longestReply)
      throw new PaymentsFault('The gateway answered at too great a length.')
  }
  return read
}

function understood(status: number, text: string): unknown {
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    if (status === 404) return null
    throw new PaymentsFault(`The gateway answered ${status} with something that is not JSON.`)
  }
  if (status >= 200 && status < 300 && typeof reply === 'object' && reply !== null) return reply
  const { error } = (reply ?? {}) as { error?: { code?: unknown; description?: unknown } }
  const described = typeof error?.description === 'string' ? error.description : ''
  // Razorpay says "The id provided does not exist" with HTTP 400.
  if (status === 404 || (status === 400 && /does not exist/i.test(described))) return null
  throw new PaymentsFault(`The gateway answered ${status}.`)
}
