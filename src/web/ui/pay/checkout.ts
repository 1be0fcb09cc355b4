/** What is to be paid, as a gateway's checkout takes it. */
export interface CheckoutOrder {
  gateway: 'razorpay' | 'paper'
  keyId: string
  /** Exactly one of the two. */
  orderId?: string
  subscriptionId?: string
  amountRupees: number
  description: string
}

/** What the checkout's handler is called with. */
export interface CheckoutResponse {
  razorpay_payment_id?: string
  razorpay_order_id?: string
  razorpay_subscription_id?: string
  razorpay_signature?: string
}

/** How a checkout ended: paid, failed, or dismissed without a word. */
export type CheckoutOutcome = { payment: CheckoutResponse } | 'failed' | 'dismissed'

interface RazorpayCheckout {
  open(): void
  on(event: 'payment.failed', listener: () => void): void
}
type RazorpayConstructor = new (options: object) => RazorpayCheckout

const script = 'https://checkout.razorpay.com/v1/checkout.js'

/**
 * UPI first, by the payer's own app: the three most used ones at the top, then a code to scan on a
 * computer; all other ways below. As the checkout's documentation names them.
 */
const upiFirst = {
  display: {
    blocks: {
      upi: {
        name: 'UPI',
        instruments: [
          { method: 'upi', flows: ['intent'], apps: ['google_pay', 'phonepe', 'paytm'] },
          { method: 'upi', flows: ['qr'] },
        ],
      },
    },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
}

/** Loads the gateway's script once. @returns false when it could not be had. */
async function loadScript(): Promise<boolean> {
  if ('Razorpay' in window) return true
  return new Promise((done) => {
    const element = document.createElement('script')
    element.src = script
    element.addEventListener('load', () => done('Razorpay' in window))
    element.addEventListener('error', () => {
      element.remove()
      done(false)
    })
    document.body.append(element)
  })
}

/**
 * Opens Razorpay's own checkout and waits for its end.
 *
 * @returns null when its script could not be loaded.
 */
export async function openRazorpay(toPay: CheckoutOrder): Promise<CheckoutOutcome | null> {
  if (!(await loadScript())) return null
  const { Razorpay } = window as unknown as { Razorpay: RazorpayConstructor }
  return new Promise((done) => {
    const checkout = new Razorpay({
      key: toPay.keyId,
      name: 'Drishti',
      description: toPay.description,
      ...(toPay.orderId
        ? {
            order_id: toPay.orderId,
            amount: Math.round(toPay.amountRupees * 100),
            currency: 'INR',
            config: upiFirst,
          }
        : { subscription_id: toPay.subscriptionId }),
      handler: (answer: CheckoutResponse) => done({ payment: answer }),
      prefill: { method: 'upi' },
      modal: { ondismiss: () => done('dismissed') },
    })
    // It stays open for another try; what is final is its dismissal or its success.
    checkout.on('payment.failed', () => undefined)
    checkout.open()
  })
}

/** Plays a payment at the stand-in: the same answer, and nothing at all when the browser is "closed". */
export async function payWithFakeGateway(
  toPay: CheckoutOrder,
  outcome: 'success' | 'failure' | 'closed',
): Promise<CheckoutOutcome> {
  const response = await fetch('/dev/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: toPay.orderId ?? toPay.subscriptionId, outcome }),
  })
  if (!response.ok) return 'failed'
  const { answer } = (await response.json()) as { answer: CheckoutResponse | null }
  if (outcome === 'closed') return 'dismissed'
  return answer ? { payment: answer } : 'failed'
}
