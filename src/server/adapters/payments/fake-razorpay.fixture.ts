import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

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

type Thing = Record<string, unknown> & { id: string }

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

const fresh = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** A server that speaks Razorpay's protocol, with faults. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const things = new Map<string, Thing>()
  const invoices = new Map<string, Thing[]>()
  const refunds = new Map<string, Thing[]>()
  const requestLines: string[] = []
  const authorizations = new Set<string>()
  const refundKeys: string[] = []
  const state = { trouble: 'none' as GatewayTrouble, delayMilliseconds: 0, refusesCapture: false }

  const make = (kind: string, body: object): Thing => {
    const thing = { id: fresh(kind), ...body }
    things.set(thing.id, thing)
    return thing
  }
  function reply(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): object | null {
    const [kind, id = '', act, sub] = path.split('/')
    if (method === 'POST' && !id) {
      if (kind === 'plans') return make('plan', body)
      if (kind === 'orders') return make('order', { ...body, status: 'created' })
      if (kind === 'subscriptions') return make('sub', { ...body, status: 'created' })
      return null
    }
    if (kind === 'invoices')
      return { items: invoices.get(query.get('subscription_id') ?? '') ?? [] }
    const thing = things.get(id)
    if (!thing) return null
    if (kind === 'orders' && act === 'payments')
      return { items: [...things.values()].filter((one) => one.order_id === id) }
    if (act === 'capture' && state.refusesCapture) return thing
    if (act === 'capture') return Object.assign(thing, { status: 'captured' })
    if (act === 'cancel') {
      if (thing.status === 'cancelled')
        throw new Error('Subscription is not cancellable in cancelled status.')
      return body.cancel_at_cycle_end ? thing : Object.assign(thing, { status: 'cancelled' })
    }
    if (act === 'refunds')
      return sub
        ? (refunds.get(id)?.find((one) => one.id === sub) ?? null)
        : { items: refunds.get(id) ?? [] }
    if (act === 'refund') {
      const amount = body.amount ?? thing.amount
      const refund = { id: fresh('rfnd'), ...body, amount, payment_id: id, status: 'processed' }
      refunds.set(id, [...(refunds.get(id) ?? []), refund])
      things.set(refund.id, refund)
      return refund
    }
    return thing
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => void answer())
    const answer = async () => {
      if (state.delayMilliseconds) await pause(state.delayMilliseconds)
      const url = new URL(request.url ?? '/', 'http://gateway')
      const path = url.pathname.replace(/^\/v1\//, '')
      requestLines.push(`${request.method} ${path}`)
      authorizations.add(request.headers.authorization ?? '')
      if (path.endsWith('/refund')) refundKeys.push(String(request.headers['x-refund-idempotency']))
      if (state.trouble !== 'none') return fail(state.trouble, request, response)
      const text = Buffer.concat(pieces).toString()
      const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
      try {
        const given = reply(request.method ?? '', path, url.searchParams, body)
        if (given) return json(response, 200, given)
        json(response, 400, {
          error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
        })
      } catch (error) {
        const description = (error as Error).message
        json(response, 400, { error: { code: 'BAD_REQUEST_ERROR', description } })
      }
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keySecret = randomBytes(16).toString('hex')
  const webhookSecret = randomBytes(16).toString('hex')
  return {
    url,
    keySecret,
    webhookSecret,
    requestLines,
    authorizations,
    things,
    get trouble() {
      return state.trouble
    },
    set trouble(next) {
      state.trouble = next
    },
    get delayMilliseconds() {
      return state.delayMilliseconds
    },
    set delayMilliseconds(next) {
      state.delayMilliseconds = next
    },
    get refusesCapture() {
      return state.refusesCapture
    },
    set refusesCapture(next) {
      state.refusesCapture = next
    },
    refundKeys,
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_BASE_URL: url,
    },
    pay(orderId, overrides = {}) {
      const order = orderId ? things.get(orderId) : undefined
      const currency = 'INR'
      const amount = order?.amount ?? 19900
      const base = { order_id: orderId, amount, currency, status: 'captured' }
      return make('pay', {
        ...base,
        email: 'payer@example.in',
        contact: '+916999999999',
        ...overrides,
      })
    },
    subscribe: (id, more) => Object.assign(things.get(id) ?? { id }, more),
    addInvoice(id, payment, start, end) {
      const invoice = {
        payment_id: payment.id,
        billing_start: start,
        billing_end: end,
        status: 'paid',
      }
      invoices.set(id, [...(invoices.get(id) ?? []), { id: fresh('inv'), ...invoice }])
    },
    signOrder: (orderId, paymentId, secret = keySecret) => hmac(secret, `${orderId}|${paymentId}`),
    signSubscription: (id, paymentId) => hmac(keySecret, `${paymentId}|${id}`),
    event(name, payload, at) {
      const entities = Object.entries(payload).map(([kind, entity]) => [kind, { entity }])
      const created_at = Math.floor(at.getTime() / 1000)
      const webhookEvent = {
        entity: 'event',
        event: name,
        created_at,
        payload: Object.fromEntries(entities) as object,
      }
      return { body: JSON.stringify(webhookEvent), id: fresh('evt') }
    },
    signWebhook: (body, secret = webhookSecret) => hmac(secret, body),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
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
