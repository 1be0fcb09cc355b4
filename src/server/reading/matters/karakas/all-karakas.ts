import type { Graha } from '@drishti/jyotish'
import type { GrahaKarakas } from './graha-karakas.ts'
import { jupiterKarakas } from './jupiter-karakas.ts'
import { ketuKarakas } from './ketu-karakas.ts'
import { marsKarakas } from './mars-karakas.ts'
import { mercuryKarakas } from './mercury-karakas.ts'
import { moonKarakas } from './moon-karakas.ts'
import { rahuKarakas } from './rahu-karakas.ts'
import { saturnKarakas } from './saturn-karakas.ts'
import { sunKarakas } from './sun-karakas.ts'
import { venusKarakas } from './venus-karakas.ts'

/** What each graha signifies. */
export const karakas: Readonly<Record<Graha, GrahaKarakas>> = {
  sun: sunKarakas,
  moon: moonKarakas,
  mars: marsKarakas,
  mercury: mercuryKarakas,
  jupiter: jupiterKarakas,
  venus: venusKarakas,
  saturn: saturnKarakas,
  rahu: rahuKarakas,
  ketu: ketuKarakas,
}
