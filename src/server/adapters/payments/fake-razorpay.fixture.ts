import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { newId, RazorpayData, type Thing } from './razorpay-data.fixture.ts'

/** How the gateway fails from now on. */
export type GatewayTrouble =
  | 'none'
  | 'hang'
  | 'reset'
  | 'html'
  | 'error'
  | 'cut'
  | 'empty'
  | 'redirect'
  | 'flood'

export interface FakeRazorpay {
  env: Record<string, string>
  url: string
  keySecret: string
  webhookSecret: string
  /** "METHOD path" of everything it was asked. */
  requestLines: string[]
  authorizations: Set<string>
  trouble: GatewayTrouble
  /** Milliseconds before it answers. */
  delayMilliseconds: number
  /** An approved payment stays what it is when it is to be captured. */
  refusesCapture: boolean
  /** The idempotency key of each refund that it was asked for. */
  refundKeys: string[]
  /** Everything it holds, by id. */
  things: Map<string, Thing>
  /** Plays the payer: a payment for an order (or alone), as it lies at the gateway. */
  pay(orderId: string | null, more?: Record<string, unknown>): Thing
  /** Moves a subscription on, in seconds since 1970. */
  subscribe(subscriptionId: string, more: Record<string, unknown>): Thing
  addInvoice(subscriptionId: string, payment: Thing, start: number, end: number): void
  signOrder(orderId: string, paymentId: string, secret?: string): string
  signSubscription(subscriptionId: string, paymentId: string): string
  event(name: string, payload: Record<string, Thing>, at: Date): { body: string; id: string }
  signWebhook(body: string, secret?: string): string
  close(): void
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** A server that speaks Razorpay's protocol, with faults. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const data = new RazorpayData()
  const server = createServer((request, response) => void answer(gateway, data, request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keySecret = randomBytes(16).toString('hex')
  const webhookSecret = randomBytes(16).toString('hex')
  const gateway: FakeRazorpay = {
    url,
    keySecret,
    webhookSecret,
    requestLines: [],
    authorizations: new Set(),
    trouble: 'none',
    delayMilliseconds: 0,
    get refusesCapture() {
      return data.refusesCapture
    },
    set refusesCapture(next) {
      data.refusesCapture = next
    },
    refundKeys: [],
    things: data.things,
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_BASE_URL: url,
    },
    ...payer(data),
    signOrder: (orderId, paymentId, secret = keySecret) => hmac(secret, `${orderId}|${paymentId}`),
    signSubscription: (id, paymentId) => hmac(keySecret, `${paymentId}|${id}`),
    event: webhookEvent,
    signWebhook: (body, secret = webhookSecret) => hmac(secret, body),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return gateway
}

/** What people and the course of time do at the gateway. */
function payer(data: RazorpayData): Pick<FakeRazorpay, 'pay' | 'subscribe' | 'addInvoice'> {
  return {
    pay(orderId, overrides = {}) {
      const order = orderId ? data.things.get(orderId) : undefined
      return data.make('pay', {
        order_id: orderId,
        amount: order?.amount ?? 19900,
        currency: 'INR',
        status: 'captured',
        email: 'payer@example.in',
        contact: '+916999999999',
        ...overrides,
      })
    },
    subscribe: (id, more) => Object.assign(data.things.get(id) ?? { id }, more),
    addInvoice: (id, payment, start, end) =>
      data.addInvoice(id, {
        payment_id: payment.id,
        billing_start: start,
        billing_end: end,
        status: 'paid',
      }),
  }
}

function webhookEvent(name: string, payload: Record<string, Thing>, at: Date) {
  const entities = Object.entries(payload).map(([kind, entity]) => [kind, { entity }])
  const event = {
    entity: 'event',
    event: name,
    created_at: Math.floor(at.getTime() / 1000),
    payload: Object.fromEntries(entities) as object,
  }
  return { body: JSON.stringify(event), id: newId('evt') }
}

/** Notes what is asked, and answers it, after the delay and with the trouble that are set. */
async function answer(
  gateway: FakeRazorpay,
  data: RazorpayData,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await readText(request)
  if (gateway.delayMilliseconds) await pause(gateway.delayMilliseconds)
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://gateway')
  const path = pathname.replace(/^\/v1\//, '')
  const method = request.method ?? ''
  gateway.requestLines.push(`${method} ${path}`)
  gateway.authorizations.add(request.headers.authorization ?? '')
  if (path.endsWith('/refund'))
    gateway.refundKeys.push(String(request.headers['x-refund-idempotency']))
  if (gateway.trouble !== 'none') return fail(gateway.trouble, request, response)
  const body = (sent ? JSON.parse(sent) : {}) as Record<string, unknown>
  try {
    const reply = data.reply({ method, path, query, body })
    if (reply) return json(response, 200, reply)
    refuse(response, 'The id provided does not exist')
  } catch (error) {
    refuse(response, (error as Error).message)
  }
}

function refuse(response: ServerResponse, description: string): void {
  json(response, 400, { error: { code: 'BAD_REQUEST_ERROR', description } })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function fail(trouble: GatewayTrouble, request: IncomingMessage, response: ServerResponse): void {
  if (trouble === 'reset') request.socket.resetAndDestroy()
  else if (trouble === 'html') response.writeHead(502).end('<html>Bad gateway</html>')
  else if (trouble === 'error')
    json(response, 500, { error: { code: 'SERVER_ERROR', description: 'It failed.' } })
  else if (trouble === 'empty') response.writeHead(200).end('')
  else if (trouble === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end()
  else if (trouble === 'cut') {
    response.writeHead(200, { 'Content-Length': 100 }).write('{"id":"ord')
    setImmediate(() => response.destroy())
  } else if (trouble === 'flood') {
    response.writeHead(200)
    const writeMore = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', writeMore)
    }
    writeMore()
  }
  // hang: nothing at all
}
