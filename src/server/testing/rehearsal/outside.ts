import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  startFakeModelServer,
  textEvent,
  finishEvents,
  openStream,
} from '../../adapters/model/fake-model-server.fixture.ts'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { chartAndPersonOf, type ChartedBirth } from '../../chat/session/reading-input.ts'
import { readChart } from '../../reading/reading.ts'

/** How one of the services outside fails: it takes what is sent and says nothing, or hangs up. */
export type Trouble = 'none' | 'hang' | 'reset'

/** The services outside, which speak the real ones' protocols on loopback. */
export interface Outside {
  env: Record<string, string>
  gateway: FakeRazorpay
  /** The code that was last sent to a number. */
  codes: Map<string, string>
  troubles: { sms: Trouble; model: Trouble }
  close(): Promise<void>
}

/** The question that everybody asks, and the birth that all are asked about. */
export const question = 'When will I find better work?'
const birth: ChartedBirth = {
  ...{ full_name: 'Asha Test', pob: 'Pune', lat: 18.52, lng: 73.86, timezone: 'Asia/Kolkata' },
  ...{ gender: 'Female', marital_status: 'Single', language: 'English' },
  ...{ born_at: new Date('1991-03-14T01:15:00Z'), day_from: null, day_to: null },
}

/** Four characters each: some three seconds for an answer. */
const piecesPerSecond = 80

export async function startOutside(): Promise<Outside> {
  const codes = new Map<string, string>()
  const troubles: Outside['troubles'] = { sms: 'none', model: 'none' }
  const speech = await trueSpeech()
  const model = await startFakeModelServer((response) => {
    if (troubles.model === 'reset') return void response.destroy()
    if (troubles.model === 'hang') return
    openStream(response)
    let sent = 0
    const began = performance.now()
    const timer = setInterval(() => {
      const due = Math.min(speech.length, ((performance.now() - began) / 1000) * piecesPerSecond)
      while (sent < due) response.write(textEvent(speech[sent++] ?? ''))
      if (sent < speech.length) return
      clearInterval(timer)
      response.end(finishEvents)
    }, 50)
    response.on('close', () => clearInterval(timer))
  })
  const sms = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (troubles.sms === 'reset') return void request.socket.resetAndDestroy()
      if (troubles.sms === 'hang') return
      const sent = JSON.parse(Buffer.concat(pieces).toString()) as { mobile: string; otp: string }
      codes.set(sent.mobile, sent.otp)
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end('{"type":"success","request_id":"1"}')
    })
  })
  await new Promise<void>((listening) => sms.listen(0, '127.0.0.1', listening))
  const gateway = await startFakeRazorpay()
  const smsUrl = `http://127.0.0.1:${(sms.address() as AddressInfo).port}`
  return {
    ...{ gateway, codes, troubles },
    env: {
      ...gateway.env,
      ...{ MSG91_AUTH_KEY: 'rehearsal', MSG91_TEMPLATE_ID: 'rehearsal', MSG91_BASE_URL: smsUrl },
      ...{ MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'rehearsal', MODEL_READS_QUESTIONS: '0' },
    },
    async close() {
      gateway.close()
      sms.closeAllConnections()
      sms.close()
      await model.close()
    },
  }
}

/** What the chart bears, so that the claim check lets it pass. */
async function trueSpeech(): Promise<string[]> {
  let text = ''
  const at = new Date()
  const subject = chartAndPersonOf(birth, at)
  const asked = { question, language: 'en', persona: 'oracle', history: [], at } as const
  for await (const event of readChart({ ...subject, ...asked }))
    if (event.kind === 'sentence') text += event.before + event.text
  return text.match(/.{1,4}/gs) ?? []
}
