import { coupleSituationTexts } from './couple/couple-situations.ts'
import { loveMeetingSituationTexts } from './couple/love-meeting-situations.ts'
import { loveSituationTexts } from './couple/love-situations.ts'
import { marriageSituationTexts } from './couple/marriage-situations.ts'
import { marriageWaitSituationTexts } from './couple/marriage-wait-situations.ts'
import { marriedHomeSituationTexts } from './couple/married-home-situations.ts'
import { moneySituationTexts } from './work/money-situations.ts'
import { workSituationTexts } from './work/work-situations.ts'
import { jobHuntSituationTexts } from './work/job-hunt-situations.ts'
import { paySituationTexts } from './work/pay-situations.ts'
import { tradeSituationTexts } from './work/trade-situations.ts'
import { livelihoodSituationTexts } from './work/livelihood-situations.ts'
import { stageSituationTexts } from './work/stage-situations.ts'
import { examSituationTexts } from './work/exam-situations.ts'
import { studySituationTexts } from './work/study-situations.ts'
import { wealthSituationTexts } from './work/wealth-situations.ts'
import { propertySituationTexts } from './work/property-situations.ts'
import { childrenSituationTexts } from './life/children-situations.ts'
import { grownChildSituationTexts } from './life/grown-child-situations.ts'
import { familySituationTexts } from './life/family-situations.ts'
import { awaySituationTexts } from './life/away-situations.ts'
import { bodySituationTexts } from './life/body-situations.ts'
import { faithSituationTexts } from './life/faith-situations.ts'
import { healthSituationTexts } from './life/health-situations.ts'
import { homeSituationTexts } from './life/home-situations.ts'
import { lawSituationTexts } from './life/law-situations.ts'
import { lostSituationTexts } from './life/lost-situations.ts'
import { luckSituationTexts } from './life/luck-situations.ts'
import { serviceExamSituationTexts } from './livelihood/service-exam-situations.ts'
import { selectionSituationTexts } from './livelihood/selection-situations.ts'
import { appointmentSituationTexts } from './livelihood/appointment-situations.ts'
import { officeSituationTexts } from './livelihood/office-situations.ts'
import { retiredSituationTexts } from './livelihood/retired-situations.ts'
import { newTradeSituationTexts } from './livelihood/new-trade-situations.ts'
import { runningTradeSituationTexts } from './livelihood/running-trade-situations.ts'
import { loanSituationTexts } from './livelihood/loan-situations.ts'
import { ventureSituationTexts } from './livelihood/venture-situations.ts'
import { landSituationTexts } from './livelihood/land-situations.ts'
import { emigrationSituationTexts } from './livelihood/emigration-situations.ts'
import { theftAndElectionSituationTexts } from './livelihood/theft-and-election-situations.ts'
import type { SituationTexts } from './situation-texts.ts'
import { spouseOriginSituationTexts } from './couple/spouse-origin-situations.ts'
import { spouseSituationTexts } from './couple/spouse-situations.ts'
import { peopleSituationTexts } from './people/people-situations.ts'
import { worthSituationTexts } from './worth/worth-situations.ts'
import { heartSituationTexts } from './heart/heart-situations.ts'
import { bondSituationTexts } from './bonds/bond-situations.ts'
import { waySituationTexts } from './ways/way-situations.ts'
import { weddingSituationTexts } from './wedding/wedding-situations.ts'
import { assetSituationTexts } from './assets/asset-situations.ts'
import { youthSituationTexts } from './youth/youth-situations.ts'
import { wellbeingSituationTexts } from './wellbeing/wellbeing-situations.ts'
import { officeLifeSituationTexts } from './office/office-life-situations.ts'

const byName = {
  ...moneySituationTexts,
  ...workSituationTexts,
  ...jobHuntSituationTexts,
  ...paySituationTexts,
  ...tradeSituationTexts,
  ...livelihoodSituationTexts,
  ...stageSituationTexts,
  ...examSituationTexts,
  ...studySituationTexts,
  ...wealthSituationTexts,
  ...propertySituationTexts,
  ...loveSituationTexts,
  ...loveMeetingSituationTexts,
  ...marriageSituationTexts,
  ...marriageWaitSituationTexts,
  ...spouseSituationTexts,
  ...spouseOriginSituationTexts,
  ...coupleSituationTexts,
  ...marriedHomeSituationTexts,
  ...childrenSituationTexts,
  ...grownChildSituationTexts,
  ...familySituationTexts,
  ...awaySituationTexts,
  ...bodySituationTexts,
  ...faithSituationTexts,
  ...healthSituationTexts,
  ...homeSituationTexts,
  ...lawSituationTexts,
  ...lostSituationTexts,
  ...luckSituationTexts,
  ...peopleSituationTexts,
  ...serviceExamSituationTexts,
  ...selectionSituationTexts,
  ...appointmentSituationTexts,
  ...officeSituationTexts,
  ...retiredSituationTexts,
  ...newTradeSituationTexts,
  ...runningTradeSituationTexts,
  ...loanSituationTexts,
  ...ventureSituationTexts,
  ...landSituationTexts,
  ...emigrationSituationTexts,
  ...theftAndElectionSituationTexts,
  ...worthSituationTexts,
  ...heartSituationTexts,
  ...bondSituationTexts,
  ...waySituationTexts,
  ...weddingSituationTexts,
  ...assetSituationTexts,
  ...youthSituationTexts,
  ...wellbeingSituationTexts,
  ...officeLifeSituationTexts,
}

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
