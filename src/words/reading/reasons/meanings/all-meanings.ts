import { awayMeanings } from './away-meanings.ts'
import { bodyMeanings } from './body-meanings.ts'
import { bondMeanings } from './bond-meanings.ts'
import { debtMeanings } from './debt-meanings.ts'
import { disputeMeanings } from './dispute-meanings.ts'
import { findMeanings } from './find-meanings.ts'
import { goodsMeanings } from './goods-meanings.ts'
import { homeMeanings } from './home-meanings.ts'
import { kinMeanings } from './kin-meanings.ts'
import { moneyMeanings } from './money-meanings.ts'
import { otherMeanings } from './other-meanings.ts'
import { studyMeanings } from './study-meanings.ts'
import { tradeMeanings } from './trade-meanings.ts'
import { vehicleMeanings } from './vehicle-meanings.ts'
import { workMeanings } from './work-meanings.ts'
import { papersMeanings } from './narrow/papers-meanings.ts'
import { coupleMeanings } from './narrow/couple-meanings.ts'
import { duesMeanings } from './narrow/dues-meanings.ts'
import { contestMeanings } from './narrow/contest-meanings.ts'
import { holdingMeanings } from './narrow/holding-meanings.ts'
import { mindMeanings } from './narrow/mind-meanings.ts'
import { offerMeanings } from './narrow/offer-meanings.ts'
import { postMeanings } from './narrow/post-meanings.ts'
import { rankMeanings } from './narrow/rank-meanings.ts'
import { tripMeanings } from './narrow/trip-meanings.ts'
import { weddingMeanings } from './narrow/wedding-meanings.ts'
import { offspringMeanings } from './narrow/offspring-meanings.ts'
import type { MeaningFamily } from '../consequences.ts'
import type { GrahaMeanings } from './graha-meanings.ts'

/** The meanings by the family of the matter, or of a situation inside it. */
export const grahaMeanings = {
  bond: bondMeanings,
  home: homeMeanings,
  body: bodyMeanings,
  work: workMeanings,
  trade: tradeMeanings,
  study: studyMeanings,
  money: moneyMeanings,
  debt: debtMeanings,
  goods: goodsMeanings,
  find: findMeanings,
  vehicle: vehicleMeanings,
  kin: kinMeanings,
  away: awayMeanings,
  dispute: disputeMeanings,
  other: otherMeanings,
  mind: mindMeanings,
  offer: offerMeanings,
  post: postMeanings,
  rank: rankMeanings,
  trip: tripMeanings,
  wedding: weddingMeanings,
  offspring: offspringMeanings,
  holding: holdingMeanings,
  contest: contestMeanings,
  dues: duesMeanings,
  couple: coupleMeanings,
  papers: papersMeanings,
} as const satisfies Record<MeaningFamily, GrahaMeanings>
