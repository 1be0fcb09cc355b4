import { firstWorkTexts } from './first-work-texts.ts'
import { workOfKinTexts } from './work-of-kin-texts.ts'
import { kinInServiceTexts } from './kin-in-service-texts.ts'
import { riseAtWorkTexts } from './rise-at-work-texts.ts'
import { postingTexts } from './posting-texts.ts'
import { underABossTexts } from './under-a-boss-texts.ts'
import { publicServiceTexts } from './public-service-texts.ts'
import { laterRoadTexts } from './later-road-texts.ts'

/** What is said of situations of work, posts, later life and one’s own road. */
export const officeLifeSituationTexts = {
  ...firstWorkTexts,
  ...workOfKinTexts,
  ...kinInServiceTexts,
  ...riseAtWorkTexts,
  ...postingTexts,
  ...underABossTexts,
  ...publicServiceTexts,
  ...laterRoadTexts,
}
