import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface FakeGatewayPayment {
  amountPaise: number
  orderId: string | null
  status: 'captured' | 'failed'
  at: string
  /** Paise by refund id. */
  refunds?: Record<string, number>
}

export interface FakeGatewaySubscription {
  amountPaise: number
  status: 'created' | 'active' | 'cancelled'
  /** Ends with its period. */
  stops?: boolean
  periods: { paymentId: string; start: string; end: string }[]
}

interface Book {
  orders: Record<string, { amountPaise: number; isPaid?: boolean }>
  subscriptions: Record<string, FakeGatewaySubscription>
  payments: Record<string, FakeGatewayPayment>
}

export interface FakeGatewayStore {
  read(): Book
  change(how: (book: Book) => unknown): void
}

/** The fake gateway's book, a file of its own: read at each use, written whole or not at all. */
export function fakeGatewayStore(directory: string): FakeGatewayStore {
  const path = join(directory, 'paper-gateway.json')
  const read = (): Book => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Book
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return { orders: {}, subscriptions: {}, payments: {} }
    }
  }
  return {
    read,
    change(how) {
      const book = read()
      how(book)
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      writeFileSync(`${path}.new`, JSON.stringify(book), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
