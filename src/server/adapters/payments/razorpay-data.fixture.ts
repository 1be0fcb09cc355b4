import { randomBytes } from 'node:crypto'

/** An order, payment, plan, subscription or refund as the gateway holds it. */
export type Thing = Record<string, unknown> & { id: string }

/** One call of the gateway's API; the path without `/v1/`. */
export interface GatewayCall {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}

/** An id as Razorpay writes them: its kind and a random end. */
export const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`

/** What the fake gateway holds, and what it answers from that. */
export class RazorpayData {
  /** Everything, by id. */
  readonly things = new Map<string, Thing>()
  /** An approved payment stays what it is when it is to be captured. */
  refusesCapture = false
  readonly #invoices = new Map<string, Thing[]>()
  readonly #refunds = new Map<string, Thing[]>()

  make(kind: string, body: object): Thing {
    const thing = { id: newId(kind), ...body }
    this.things.set(thing.id, thing)
    return thing
  }

  addInvoice(subscriptionId: string, invoice: object): void {
    const earlier = this.#invoices.get(subscriptionId) ?? []
    this.#invoices.set(subscriptionId, [...earlier, { id: newId('inv'), ...invoice }])
  }

  /** @returns null for an id or a path that it does not know. @throws Error with the gateway's words of refusal. */
  reply({ method, path, query, body }: GatewayCall): object | null {
    const [kind = '', id = '', act = '', sub] = path.split('/')
    if (method === 'POST' && !id) return this.#create(kind, body)
    if (kind === 'invoices')
      return { items: this.#invoices.get(query.get('subscription_id') ?? '') ?? [] }
    const thing = this.things.get(id)
    if (!thing) return null
    if (kind === 'orders' && act === 'payments')
      return { items: [...this.things.values()].filter((one) => one.order_id === id) }
    if (act === 'refunds') return this.#refundsOf(id, sub)
    return this.#act(thing, act, body)
  }

  #create(kind: string, body: object): Thing | null {
    if (kind === 'plans') return this.make('plan', body)
    if (kind === 'orders') return this.make('order', { ...body, status: 'created' })
    if (kind === 'subscriptions') return this.make('sub', { ...body, status: 'created' })
    return null
  }

  #refundsOf(paymentId: string, refundId: string | undefined): object | null {
    const refunds = this.#refunds.get(paymentId) ?? []
    return refundId ? (refunds.find(({ id }) => id === refundId) ?? null) : { items: refunds }
  }

  #act(thing: Thing, act: string, body: Record<string, unknown>): Thing {
    if (act === 'capture')
      return this.refusesCapture ? thing : Object.assign(thing, { status: 'captured' })
    if (act === 'cancel') {
      if (thing.status === 'cancelled')
        throw new Error('Subscription is not cancellable in cancelled status.')
      return body.cancel_at_cycle_end ? thing : Object.assign(thing, { status: 'cancelled' })
    }
    if (act !== 'refund') return thing
    const { id } = thing
    const amount = body.amount ?? thing.amount
    const refund = this.make('rfnd', { ...body, amount, payment_id: id, status: 'processed' })
    this.#refunds.set(id, [...(this.#refunds.get(id) ?? []), refund])
    return refund
  }
}
