import { codeLifeSeconds } from '../../../contract/core/constants.ts'
import { SmsFault, type Sms } from './sms.ts'

const longestReply = 16 * 1024

/**
 * MSG91's OTP API, version 5. Our own code goes into the DLT-registered template; the key travels in
 * a header and the number in the body, so that neither stands in anybody's access log. A send is
 * never repeated: a reply that got lost may still be an SMS that arrived.
 */
export function msg91(
  config: { authKey: string; templateId: string; baseUrl: string },
  patienceMilliseconds = 5_000,
): Sms {
  return {
    inboxPath: null,
    async sendCode({ mobile, code }) {
      const reply = await post(
        config,
        {
          template_id: config.templateId,
          mobile,
          otp: code,
          otp_expiry: codeLifeSeconds / 60,
        },
        patienceMilliseconds,
      )
      if (reply.type !== 'success') throw new SmsFault(`MSG91 refused: ${reply.message}`)
    },
  }
}

async function post(
  config: { authKey: string; baseUrl: string },
  body: object,
  patienceMilliseconds: number,
): Promise<{ type: string; message: string }> {
  try {
    const response = await fetch(`${config.baseUrl}/api/v5/otp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', authkey: config.authKey },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    return understood(response.status, await text(response))
  } catch (error) {
    if (error instanceof SmsFault) throw error
    throw new SmsFault(`MSG91 can't be reached: ${nameOf(error)}`, { cause: error })
  }
}

/** Its answer is small; what is longer is not its answer. */
async function text(response: Response): Promise<string> {
  let read = ''
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    read += decoder.decode(piece, { stream: true })
    if (read.length > longestReply) throw new SmsFault('MSG91 answered at too great a length.')
  }
  return read
}

/** MSG91 says "error" with HTTP 200 as well, and a failing proxy in front of it speaks HTML. */
function understood(status: number, reply: string): { type: string; message: string } {
  let parsedReply: { type?: unknown; message?: unknown } = {}
  try {
    parsedReply = (JSON.parse(reply) ?? {}) as typeof parsedReply
  } catch {
    throw new SmsFault(`MSG91 answered ${status} with something that is not JSON.`)
  }
  if (status !== 200 || typeof parsedReply.type !== 'string')
    throw new SmsFault(`MSG91 answered ${status}.`)
  return {
    type: parsedReply.type,
    message: typeof parsedReply.message === 'string' ? parsedReply.message : '',
  }
}

function nameOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}
