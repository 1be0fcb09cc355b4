import type { BrowserContextOptions } from 'playwright-core'
import { apiPath } from '../../src/contract/apis.ts'
import { recordSeparator } from '../../src/contract/core/constants.ts'
import type { ApiName, ApiReply, WireInput } from '../../src/contract/apis.ts'
import { getMethodApis } from '../../src/contract/get-method-apis.ts'
import type { Visit } from './browser.ts'
import { codeFor } from './server.ts'
import type { Story } from './story.ts'

export interface SignedIn extends Visit {
  /** Ten digits. */
  mobile: string
  /** Makes a call as this person, past the browser. */
  ask<N extends ApiName>(name: N, input: WireInput<N>): Promise<ApiReply<N>>
}

/** A visitor whose log-in lies behind them: by the calls, for stories about something else. */
export async function signedIn(
  story: Story,
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  const { url } = story.server
  const mobile = story.mobile()
  const post = async (name: ApiName, input: object, jwt?: string) => {
    const isGet = (getMethodApis as readonly string[]).includes(name)
    const reply = await fetch(url + apiPath(name), {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(jwt && { authorization: `Bearer ${jwt}` }),
      },
      ...(!isGet && { body: JSON.stringify(input) }),
    })
    // Of a stream the status stands at its end.
    const text = await reply.text()
    return JSON.parse(text.slice(text.lastIndexOf(recordSeparator) + 1)) as Record<string, string>
  }
  const { token } = await post('sms/getOTP', { mobile: `91${mobile}` })
  const otp = await codeFor(url, `91${mobile}`)
  const { jwt } = await post('sms/validateOTP', { mobile: `91${mobile}`, otp, token })
  if (!token || !jwt) throw new Error('Nobody could be signed in.')
  for (const secret of [otp, token, jwt]) story.secrets.add(secret)
  const visit = await story.visitor(options)
  await visit.context.addCookies([
    { name: 'jwt', value: jwt, url, httpOnly: true, sameSite: 'Lax' },
  ])
  return { ...visit, mobile, ask: (name, input) => post(name, input, jwt) as Promise<never> }
}

/** Birth details as the call takes them; `more` replaces fields. */
export function birth(overrides: object = {}) {
  return {
    full_name: 'Asha Kalpanik',
    dob: '14/03/1991',
    tob: '06:45',
    pob: 'Pune, Maharashtra, India',
    lat: 18.52,
    lng: 73.86,
    gender: 'Female' as const,
    marital_status: 'Single' as const,
    language: 'English' as const,
    ...overrides,
  }
}

/** Saves a kundli by the call and gives its bid. */
export async function kundliOf({ ask }: SignedIn, more: object = {}): Promise<string> {
  const saved = await ask('birthdetails/add', birth(more))
  if (saved.status !== 'success') throw new Error(saved.message)
  return saved.bid
}
