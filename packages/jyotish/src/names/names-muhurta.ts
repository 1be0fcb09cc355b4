/** The names of the undertakings that a muhurta is sought for. */
import type { BilingualText } from '../sky/types.ts'

const say = (en: string, hi: string): BilingualText => ({ en, hi })

export type Purpose = 'marriage' | 'house-entry' | 'vehicle' | 'business' | 'travel' | 'naming'

/** The purposes' names, for forms. */
export const purposeNames: Record<Purpose, BilingualText> = {
  marriage: say('Marriage', 'विवाह'),
  'house-entry': say('Entering a new home', 'गृह प्रवेश'),
  vehicle: say('Buying a vehicle', 'वाहन क्रय'),
  business: say('Opening a business', 'व्यापार आरंभ'),
  travel: say('Journey', 'यात्रा'),
  naming: say('Naming a child', 'नामकरण'),
}
