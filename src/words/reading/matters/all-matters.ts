import { awayMatters } from './away.ts'
import { bodyMatters } from './body.ts'
import { childrenMatters } from './children.ts'
import { coupleMatters } from './couple.ts'
import { familyMatters } from './family.ts'
import { jobsMatters } from './jobs.ts'
import { lawMatters } from './law.ts'
import { learningMatters } from './learning.ts'
import { loveMatters } from './love.ts'
import { marriageMatters } from './marriage.ts'
import { moneyMatters } from './money.ts'
import { partingMatters } from './parting.ts'
import { pathMatters } from './path.ts'
import { petMatters } from './pet.ts'
import { propertyMatters } from './property.ts'
import { relationsMatters } from './relations.ts'
import { selfMatters } from './self.ts'
import { tradeMatters } from './trade.ts'
import { wealthMatters } from './wealth.ts'
import { workMatters } from './work.ts'
import { yearsMatters } from './years.ts'

/** What is said of each matter of life, by the topic of the question. */
export const matterTexts = {
  ...loveMatters,
  ...coupleMatters,
  ...marriageMatters,
  ...partingMatters,
  ...childrenMatters,
  ...familyMatters,
  ...relationsMatters,
  ...petMatters,
  ...workMatters,
  ...jobsMatters,
  ...tradeMatters,
  ...moneyMatters,
  ...wealthMatters,
  ...propertyMatters,
  ...learningMatters,
  ...awayMatters,
  ...lawMatters,
  ...bodyMatters,
  ...selfMatters,
  ...pathMatters,
  ...yearsMatters,
}
