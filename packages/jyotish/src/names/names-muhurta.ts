/** The names of the undertakings that a muhurta is sought for. */
import type { BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'

/** The undertakings that a muhurta is searched for. */
export type Purpose = 'marriage' | 'house-entry' | 'vehicle' | 'business' | 'travel' | 'naming'

/** The purposes' names, for forms. */
export const purposeNames: Record<Purpose, BilingualText> = {
  marriage: bilingual('Marriage', 'विवाह'),
  'house-entry': bilingual('Entering a new home', 'गृह प्रवेश'),
  vehicle: bilingual('Buying a vehicle', 'वाहन क्रय'),
  business: bilingual('Opening a business', 'व्यापार आरंभ'),
  travel: bilingual('Journey', 'यात्रा'),
  naming: bilingual('Naming a child', 'नामकरण'),
}
