import { formTextReader } from '../ui/form/form-text.ts'

/** The price of a question from the wallet that a form agrees to; nothing where its box is not ticked. */
export function walletPriceIn(form: FormData): { wallet_price?: number } {
  const price = Number(formTextReader(form)('wallet_price'))
  return price > 0 ? { wallet_price: price } : {}
}
