import { examTexts } from './exam-texts.ts'
import { examPlanTexts } from './exam-plan-texts.ts'
import { studyPlaceTexts } from './study-place-texts.ts'
import { goingAbroadTexts } from './going-abroad-texts.ts'
import { journeyTexts } from './journey-texts.ts'
import { parentsAndChildrenTexts } from './parents-and-children-texts.ts'
import { parentTexts } from './parent-texts.ts'
import { publicTexts } from './public-texts.ts'
import { standingTexts } from './standing-texts.ts'

/** What is said of situations of study and exams, of going abroad, of parents and children, and of one's name among people. */
export const youthSituationTexts = {
  ...examTexts,
  ...examPlanTexts,
  ...studyPlaceTexts,
  ...goingAbroadTexts,
  ...journeyTexts,
  ...parentsAndChildrenTexts,
  ...parentTexts,
  ...publicTexts,
  ...standingTexts,
}
