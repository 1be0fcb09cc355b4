/**
 * The payment gateway's hosts, by what they may be used for: those of the list that Razorpay keeps for
 * its own shop module, and the schemes by which its frame opens a payer's UPI app.
 */
const gateway = {
  // From cdn comes what watches for fraud: without it the checkout does not open.
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  frame:
    'https://api.razorpay.com https://checkout.razorpay.com upi: tez: gpay: phonepe: paytmmp: credpay: bhim:',
  connect:
    ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
  image: ' https://cdn.razorpay.com',
}

/**
 * A page's content security policy: scripts of ours alone, by this nonce.
 *
 * @param pays whether the payment gateway's hosts are let in.
 */
export function policy(nonce: string, isDevelopment: boolean, pays: boolean): string {
  const only = (hosts: string) => (pays ? hosts : '')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${only(gateway.script)}`,
    // Vite puts styles in by script while developing.
    // So does the checkout, which lays its frame over the page.
    isDevelopment || pays
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${only(gateway.image)}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${only(gateway.connect)}`,
    ...(pays ? [`frame-src ${gateway.frame}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
