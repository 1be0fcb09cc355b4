import type { LocalizedTemplate } from '../say.ts'

/** A kundli by whose it is. */
export const kundliOf = {
  en: (name: string) => `${name}’s kundli`,
  hi: (name: string) => `${name} की कुंडली`,
} satisfies LocalizedTemplate<[string]>
