import type { BrowserContext } from 'playwright-core'
import type { FakeRazorpay } from '../../src/server/adapters/payments/fake-razorpay.fixture.ts'

/**
 * Plays Razorpay's hosts for a browser: a script under the real one's address that does to the page what
 * the real one does (a style element, a frame of api.razorpay.com with styles of its own, a further
 * script, a report), so that the page's policy is tried by it; and in the frame the payer's choices.
 */
export async function playRazorpay(
  context: BrowserContext,
  gateway: FakeRazorpay,
): Promise<{ reports: number; scriptIsAway: boolean }> {
  const state = { reports: 0, scriptIsAway: false }
  await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    state.scriptIsAway
      ? route.abort('internetdisconnected')
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route('https://cdn.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.watchesForFraud = true' }),
  )
  await context.route('https://lumberjack.razorpay.com/**', (route) => {
    state.reports++
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' })
  })
  await context.route('https://api.razorpay.com/v1/checkout/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  )
  await context.route('https://api.razorpay.com/v1/paid/*', (route) => {
    const order = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const payment = gateway.pay(order)
    const answer = {
      razorpay_order_id: order,
      razorpay_payment_id: payment.id,
      razorpay_signature: gateway.signOrder(order, payment.id),
    }
    return route.fulfill({ json: answer })
  })
  return state
}

const script = `
window.Razorpay = class {
  constructor(options) { this.options = options; this.failed = () => {} }
  on(name, listener) { if (name === 'payment.failed') this.failed = listener }
  open() {
    const box = document.createElement('div')
    box.className = 'razorpay-container'
    box.innerHTML = '<style>.razorpay-container { outline: 3px solid rgb(1, 2, 3) }</style>'
    Object.assign(box.style, { position: 'fixed', inset: 0, zIndex: 2147483647 })
    const frame = document.createElement('iframe')
    frame.className = 'razorpay-checkout-frame'
    frame.setAttribute('style', 'width: 100%; height: 100%; border: 0 none; background: white')
    frame.src = 'https://api.razorpay.com/v1/checkout/public?order=' + this.options.order_id
    box.append(frame)
    document.body.append(box)
    const further = document.createElement('script')
    further.src = 'https://cdn.razorpay.com/static/bundle.js'
    document.body.append(further)
    void fetch('https://lumberjack.razorpay.com/v1/track', { method: 'POST', body: '{}' })
    const listen = ({ origin, data }) => {
      if (origin !== 'https://api.razorpay.com') return
      if (data.failed) return this.failed({ error: { code: 'BAD_REQUEST_ERROR' } })
      box.remove()
      removeEventListener('message', listen)
      if (data.paid) this.options.handler(data.paid)
      else this.options.modal.ondismiss()
    }
    addEventListener('message', listen)
  }
}`

const frame = `<!doctype html><title>Checkout</title>
<button id="pay">Pay</button> <button id="lose">Pay, and the page dies</button>
<button id="fail">Fail</button> <button id="close">Close</button>
<script>
const say = (data) => parent.postMessage(data, '*')
const order = new URL(location.href).searchParams.get('order')
const paid = () => fetch('/v1/paid/' + order).then((reply) => reply.json())
pay.onclick = async () => say({ paid: await paid() })
lose.onclick = async () => { await paid(); document.title = 'Paid' ; lose.textContent = 'Paid' }
fail.onclick = () => say({ failed: true })
document.getElementById('close').onclick = () => say({})
</script>`
