import { studyMindTexts } from './study-mind-texts.ts'
import { studyChoicesTexts } from './study-choices-texts.ts'
import { jobOpeningsTexts } from './job-openings-texts.ts'
import { publicPostsTexts } from './public-posts-texts.ts'
import { standingAtWorkTexts } from './standing-at-work-texts.ts'
import { workTurnsTexts } from './work-turns-texts.ts'
import { tradeStepsTexts } from './trade-steps-texts.ts'
import { incomeAndGoldTexts } from './income-and-gold-texts.ts'
import { debtsAndDuesTexts } from './debts-and-dues-texts.ts'
import { houseWallsTexts } from './house-walls-texts.ts'
import { houseNamesTexts } from './house-names-texts.ts'
import { vehiclesAndTripsTexts } from './vehicles-and-trips-texts.ts'
import { roadsAndReturnsTexts } from './roads-and-returns-texts.ts'
import { faithSearchTexts } from './faith-search-texts.ts'
import { dreamsAndDepartedTexts } from './dreams-and-departed-texts.ts'
import { yearsGoneByTexts } from './years-gone-by-texts.ts'
import { selfAndPeopleTexts } from './self-and-people-texts.ts'

/** What is said of situations of work, money, house, road, faith and oneself. */
export const waySituationTexts = {
  ...studyMindTexts,
  ...studyChoicesTexts,
  ...jobOpeningsTexts,
  ...publicPostsTexts,
  ...standingAtWorkTexts,
  ...workTurnsTexts,
  ...tradeStepsTexts,
  ...incomeAndGoldTexts,
  ...debtsAndDuesTexts,
  ...houseWallsTexts,
  ...houseNamesTexts,
  ...vehiclesAndTripsTexts,
  ...roadsAndReturnsTexts,
  ...faithSearchTexts,
  ...dreamsAndDepartedTexts,
  ...yearsGoneByTexts,
  ...selfAndPeopleTexts,
}
