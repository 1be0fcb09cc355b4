import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import type { SituationFamily } from '../../../words/reading/reasons/consequences.ts'

/** Situations whose reasons mean something else than those of their matter at large, by what they are about. */
const situationsOf: Readonly<Record<SituationFamily, readonly SituationName[]>> = {
  papers: [
    'land-papers',
    'name-in-will',
    'joining-letter',
    'transfer-order',
    'transfer',
    'permanent-post',
    'suspension',
    'merit-list',
    'exam-cancelled',
    'pension-due',
    'trade-licence',
    'tender-award',
    'passport-wait',
    'loan-waiver',
    'flat-possession',
  ],
  couple: [
    'spouse-comes-home',
    'spouse-thinks',
    'what-spouse-wants',
    'spouse-no-time',
    'romance-in-marriage',
    'spouse-anger',
    'spouse-silent',
    'no-physical-intimacy',
    'partner-distant',
    'partner-loyal',
    'partner-needs',
    'their-feelings',
    'who-sorry-first',
    'married-beloved',
    'sibling-marriage',
    'daughter-at-sasural',
  ],
  dues: [
    'stuck-payment',
    'unpaid-salary',
    'lent-money',
    'insurance-claim',
    'bonus-comes',
    'advance-gone',
    'company-money',
    'alimony',
  ],
  contest: [
    'election-win',
    'politics-way',
    'contest-win',
    'sport-selection',
    'award-or-medal',
    'art-success',
    'channel-growth',
    'follower-figure',
    'book-published',
  ],
  holding: [
    'tenant-leaves',
    'house-on-rent',
    'land-grabbed',
    'vastu-worry',
    'repair-or-rebuild',
    'borewell-water',
    'near-cremation',
    'add-floor',
    'house-building',
    'house-to-whom',
    'sibling-property',
    'share-among-heirs',
    'vehicle-trouble',
    'vehicle-repair-or-new',
    'shop-rent',
    'shift-home',
  ],
  offspring: [
    'conceive-time',
    'late-child',
    'second-child',
    'ivf-time',
    'ivf-result',
    'adoption',
    'childless-years',
    'after-miscarriage',
    'baby-now-or-later',
    'grandchild',
    'number-of-children',
  ],
}

const families = new Map<SituationName, SituationFamily>(
  (Object.entries(situationsOf) as [SituationFamily, readonly SituationName[]][]).flatMap(
    ([family, names]) => names.map((name) => [name, family] as const),
  ),
)

/** What the reasons of a situation mean for it; null where those of its matter fit. */
export const familyOfSituation = (name: SituationName): SituationFamily | null =>
  families.get(name) ?? null
