import { loveSignalsTexts } from './love-signals-texts.ts'
import { oldLoveTexts } from './old-love-texts.ts'
import { nearOnesHealthTexts } from './near-ones-health-texts.ts'
import { bodyComplaintsTexts } from './body-complaints-texts.ts'
import { testsAndNightsTexts } from './tests-and-nights-texts.ts'
import { mindTexts } from './mind-texts.ts'
import { lowNearOnesTexts } from './low-near-ones-texts.ts'
import { hardYearsTexts } from './hard-years-texts.ts'

/** What is said of situations of the heart, the body, the mind and the years. */
export const wellbeingSituationTexts = {
  ...loveSignalsTexts,
  ...oldLoveTexts,
  ...nearOnesHealthTexts,
  ...bodyComplaintsTexts,
  ...testsAndNightsTexts,
  ...mindTexts,
  ...lowNearOnesTexts,
  ...hardYearsTexts,
}
