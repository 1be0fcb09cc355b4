import type { NatalPromiseKey } from '../../../words/reading/natal-promise.ts'
import type { LifeTopic } from '../understand/topics.ts'
import type { Condition, VerdictMark, VerdictRule } from './rule.ts'
import type { SourceKey } from './sources.ts'

/** What the birth chart itself promises. One row a rule; the sentence of each stands in the words. */

const strong = ['exalted', 'moolatrikona', 'own'] as const
const angles = [1, 4, 7, 10] as const
const anglesAndTrines = [1, 4, 5, 7, 9, 10] as const

type Row = readonly [
  key: NatalPromiseKey,
  when: readonly Condition[],
  mark: VerdictMark,
  source: SourceKey,
]

function rows(
  topics: readonly LifeTopic[],
  table: readonly Row[],
  aspects?: readonly string[],
): VerdictRule[] {
  return table.map(([key, when, mark, source]) => ({
    key,
    topics,
    ...(aspects ? { aspects } : {}),
    part: 'promise',
    when,
    mark,
    source,
  }))
}

const love = rows(
  ['love'],
  [
    ['love.venus-strong', [{ graha: 'venus', dignity: strong }], '+2', 'bphs.3'],
    ['love.venus-fallen', [{ graha: 'venus', dignity: ['debilitated'] }], '~2', 'bphs.3'],
    ['love.venus-combust', [{ graha: 'venus', combust: true }], '-1', 'phaladeepika.10'],
    ['love.venus-placed', [{ graha: 'venus', house: [1, 4, 5, 7, 9, 11] }], '+1', 'bphs.32'],
    ['love.venus-retrograde', [{ graha: 'venus', retrograde: true }], '~1', 'bphs.32'],
    ['love.venus-with-moon', [{ graha: 'venus', with: ['moon'] }], '+1', 'saravali.15'],
    ['love.venus-with-mars', [{ graha: 'venus', with: ['mars'] }], '~2', 'saravali.15'],
    ['love.venus-with-saturn', [{ graha: 'venus', with: ['saturn'] }], '~2', 'saravali.15'],
    ['love.venus-with-rahu', [{ graha: 'venus', with: ['rahu'] }], '~1', 'saravali.15'],
    ['love.jupiter-in-seventh', [{ inHouse: 7, holds: ['jupiter'] }], '+3', 'bphs.18'],
    ['love.jupiter-sees-seventh', [{ inHouse: 7, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['love.venus-in-seventh', [{ inHouse: 7, holds: ['venus'] }], '+2', 'bphs.18'],
    ['love.saturn-in-seventh', [{ inHouse: 7, holds: ['saturn'] }], '-1', 'bphs.18'],
    ['love.saturn-sees-seventh', [{ inHouse: 7, seenBy: ['saturn'] }], '~1', 'bphs.26'],
    ['love.mars-in-seventh', [{ inHouse: 7, holds: ['mars'] }], '~2', 'bphs.18'],
    ['love.rahu-in-seventh', [{ inHouse: 7, holds: ['rahu'] }], '~1', 'bphs.18'],
    ['love.ketu-in-seventh', [{ inHouse: 7, holds: ['ketu'] }], '~1', 'bphs.18'],
    ['love.fifth-meets-seventh', [{ graha: 'lord.5', with: ['lord.7'] }], '+3', 'phaladeepika.10'],
    ['love.seventh-lord-strong', [{ graha: 'lord.7', dignity: strong }], '+2', 'bphs.18'],
    ['love.seventh-lord-fallen', [{ graha: 'lord.7', dignity: ['debilitated'] }], '-1', 'bphs.18'],
  ],
)

const career = rows(
  ['career'],
  [
    ['career.tenth-lord-strong', [{ graha: 'lord.10', dignity: strong }], '+3', 'bphs.21'],
    ['career.tenth-lord-fallen', [{ graha: 'lord.10', dignity: ['debilitated'] }], '-1', 'bphs.21'],
    ['career.sun-in-tenth', [{ inHouse: 10, holds: ['sun'] }], '+3', 'bphs.21'],
    ['career.mars-in-tenth', [{ inHouse: 10, holds: ['mars'] }], '+3', 'bphs.21'],
    ['career.jupiter-in-tenth', [{ inHouse: 10, holds: ['jupiter'] }], '+2', 'bphs.21'],
    ['career.jupiter-sees-tenth', [{ inHouse: 10, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['career.saturn-sees-tenth', [{ inHouse: 10, seenBy: ['saturn'] }], '~1', 'bphs.26'],
    ['career.saturn-in-tenth', [{ inHouse: 10, holds: ['saturn'] }], '+2', 'bphs.21'],
    ['career.rahu-in-tenth', [{ inHouse: 10, holds: ['rahu'] }], '+1', 'bphs.21'],
    ['career.mercury-in-tenth', [{ inHouse: 10, holds: ['mercury'] }], '+2', 'phaladeepika.5'],
    ['career.moon-in-tenth', [{ inHouse: 10, holds: ['moon'] }], '+1', 'phaladeepika.5'],
    ['career.venus-in-tenth', [{ inHouse: 10, holds: ['venus'] }], '+2', 'phaladeepika.5'],
    ['career.ninth-meets-tenth', [{ graha: 'lord.9', with: ['lord.10'] }], '+3', 'bphs.34'],
    ['career.sun-with-mercury', [{ graha: 'sun', with: ['mercury'] }], '+1', 'saravali.15'],
    ['career.saturn-strong', [{ graha: 'saturn', dignity: strong }], '+2', 'bphs.3'],
    ['career.sun-strong', [{ graha: 'sun', dignity: strong }], '+2', 'bphs.3'],
  ],
)

const money = rows(
  ['money'],
  [
    ['money.second-meets-eleventh', [{ graha: 'lord.2', with: ['lord.11'] }], '+3', 'bphs.41'],
    ['money.jupiter-in-second', [{ inHouse: 2, holds: ['jupiter'] }], '+3', 'bphs.13'],
    ['money.jupiter-in-eleventh', [{ inHouse: 11, holds: ['jupiter'] }], '+2', 'bphs.22'],
    ['money.jupiter-sees-second', [{ inHouse: 2, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['money.second-lord-strong', [{ graha: 'lord.2', dignity: strong }], '+2', 'bphs.13'],
    [
      'money.eleventh-lord-placed',
      [{ graha: 'lord.11', house: [1, 2, 4, 5, 9, 10, 11] }],
      '+2',
      'bphs.22',
    ],
    ['money.second-lord-fallen', [{ graha: 'lord.2', dignity: ['debilitated'] }], '-1', 'bphs.13'],
    ['money.saturn-in-second', [{ inHouse: 2, holds: ['saturn'] }], '-1', 'bphs.13'],
    ['money.ketu-in-second', [{ inHouse: 2, holds: ['ketu'] }], '~1', 'bphs.13'],
    ['money.rahu-in-second', [{ inHouse: 2, holds: ['rahu'] }], '~1', 'bphs.13'],
    ['money.rahu-in-eleventh', [{ inHouse: 11, holds: ['rahu'] }], '+2', 'bphs.22'],
    ['money.moon-with-mars', [{ graha: 'moon', with: ['mars'] }], '+2', 'saravali.15'],
    ['money.venus-in-twelfth', [{ inHouse: 12, holds: ['venus'] }], '~1', 'bphs.23'],
    ['money.jupiter-strong', [{ graha: 'jupiter', dignity: strong }], '+2', 'bphs.32'],
  ],
)

const education = rows(
  ['education'],
  [
    ['education.mercury-strong', [{ graha: 'mercury', dignity: strong }], '+2', 'bphs.3'],
    ['education.mercury-combust', [{ graha: 'mercury', combust: true }], '~1', 'bphs.3'],
    ['education.mercury-fallen', [{ graha: 'mercury', dignity: ['debilitated'] }], '~2', 'bphs.3'],
    ['education.jupiter-in-fifth', [{ inHouse: 5, holds: ['jupiter'] }], '+3', 'bphs.16'],
    ['education.jupiter-sees-fifth', [{ inHouse: 5, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['education.mercury-in-fifth', [{ inHouse: 5, holds: ['mercury'] }], '+2', 'bphs.16'],
    ['education.fifth-lord-strong', [{ graha: 'lord.5', dignity: strong }], '+2', 'bphs.16'],
    ['education.saturn-on-fifth', [{ inHouse: 5, seenBy: ['saturn'] }], '~1', 'bphs.26'],
    ['education.saturn-in-fifth', [{ inHouse: 5, holds: ['saturn'] }], '~2', 'bphs.16'],
    ['education.rahu-in-fifth', [{ inHouse: 5, holds: ['rahu'] }], '~1', 'bphs.16'],
    ['education.mars-in-fifth', [{ inHouse: 5, holds: ['mars'] }], '~1', 'bphs.16'],
    [
      'education.ninth-lord-placed',
      [{ graha: 'lord.9', house: [1, 4, 5, 9, 10] }],
      '+1',
      'bphs.20',
    ],
    ['education.moon-with-mercury', [{ graha: 'moon', with: ['mercury'] }], '+1', 'saravali.15'],
  ],
)

const family = rows(
  ['family'],
  [
    ['family.fourth-lord-strong', [{ graha: 'lord.4', dignity: strong }], '+2', 'bphs.15'],
    ['family.jupiter-in-fourth', [{ inHouse: 4, holds: ['jupiter'] }], '+3', 'bphs.15'],
    ['family.jupiter-sees-fourth', [{ inHouse: 4, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['family.venus-in-fourth', [{ inHouse: 4, holds: ['venus'] }], '+2', 'bphs.15'],
    ['family.moon-in-fourth', [{ inHouse: 4, holds: ['moon'] }], '+2', 'bphs.15'],
    ['family.mars-in-fourth', [{ inHouse: 4, holds: ['mars'] }], '~2', 'bphs.15'],
    ['family.saturn-in-fourth', [{ inHouse: 4, holds: ['saturn'] }], '-1', 'bphs.15'],
    ['family.saturn-sees-fourth', [{ inHouse: 4, seenBy: ['saturn'] }], '~1', 'bphs.26'],
    ['family.rahu-in-fourth', [{ inHouse: 4, holds: ['rahu'] }], '~1', 'bphs.15'],
    ['family.moon-strong', [{ graha: 'moon', dignity: strong }], '+2', 'bphs.3'],
    ['family.moon-with-saturn', [{ graha: 'moon', with: ['saturn'] }], '~2', 'saravali.15'],
    ['family.moon-with-jupiter', [{ graha: 'moon', with: ['jupiter'] }], '+2', 'saravali.15'],
  ],
)

const children = rows(
  ['family'],
  [
    ['children.jupiter-on-fifth', [{ inHouse: 5, seenBy: ['jupiter'] }], '+2', 'phaladeepika.12'],
    ['children.jupiter-in-fifth', [{ inHouse: 5, holds: ['jupiter'] }], '+2', 'phaladeepika.12'],
    [
      'children.fifth-lord-placed',
      [{ graha: 'lord.5', house: [1, 4, 5, 7, 9, 10, 11] }],
      '+2',
      'phaladeepika.12',
    ],
    ['children.fifth-lord-slow', [{ graha: 'lord.5', house: [6, 8, 12] }], '-1', 'phaladeepika.12'],
  ],
  ['children', 'child'],
)

const health = rows(
  ['health'],
  [
    ['health.lagna-lord-strong', [{ graha: 'lord.1', dignity: strong }], '+3', 'bphs.12'],
    ['health.jupiter-in-lagna', [{ inHouse: 1, holds: ['jupiter'] }], '+2', 'bphs.12'],
    ['health.jupiter-sees-lagna', [{ inHouse: 1, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['health.sun-strong', [{ graha: 'sun', dignity: strong }], '+2', 'bphs.3'],
    ['health.mars-in-lagna', [{ inHouse: 1, holds: ['mars'] }], '~1', 'bphs.12'],
    ['health.saturn-in-lagna', [{ inHouse: 1, holds: ['saturn'] }], '~1', 'bphs.12'],
    ['health.saturn-sees-lagna', [{ inHouse: 1, seenBy: ['saturn'] }], '~1', 'bphs.26'],
    ['health.moon-with-saturn', [{ graha: 'moon', with: ['saturn'] }], '~1', 'saravali.15'],
    ['health.moon-with-rahu', [{ graha: 'moon', with: ['rahu'] }], '~1', 'saravali.15'],
    ['health.moon-bright', [{ paksha: 'shukla' }], '+1', 'bphs.3'],
    ['health.sun-fallen', [{ graha: 'sun', dignity: ['debilitated'] }], '~1', 'bphs.3'],
  ],
)

const travel = rows(
  ['travel'],
  [
    ['travel.rahu-far', [{ graha: 'rahu', house: [9, 12] }], '+2', 'bphs.23'],
    ['travel.rahu-near', [{ graha: 'rahu', house: [3, 7] }], '+1', 'bphs.11'],
    ['travel.rahu-in-fourth', [{ graha: 'rahu', house: [4] }], '+1', 'bphs.15'],
    ['travel.moon-movable', [{ graha: 'moon', rashi: [0, 3, 6, 9] }], '+1', 'brihat-jataka.17'],
    ['travel.moon-fixed', [{ graha: 'moon', rashi: [1, 4, 7, 10] }], '~1', 'brihat-jataka.17'],
    ['travel.moon-dual', [{ graha: 'moon', rashi: [2, 5, 8, 11] }], '+1', 'brihat-jataka.17'],
    ['travel.ninth-meets-twelfth', [{ graha: 'lord.9', with: ['lord.12'] }], '+3', 'bphs.23'],
    ['travel.jupiter-far', [{ graha: 'jupiter', house: [9, 12] }], '+2', 'bphs.20'],
    ['travel.saturn-in-twelfth', [{ inHouse: 12, holds: ['saturn'] }], '~1', 'bphs.23'],
    ['travel.fourth-lord-home', [{ graha: 'lord.4', house: [4] }], '-1', 'bphs.15'],
    ['travel.ninth-lord-placed', [{ graha: 'lord.9', house: [1, 7, 9, 10, 12] }], '+2', 'bphs.24'],
  ],
)

const timing = rows(
  ['timing', 'general'],
  [
    ['timing.ninth-lord-strong', [{ graha: 'lord.9', dignity: strong }], '+3', 'bphs.20'],
    ['timing.jupiter-angle-from-moon', [{ graha: 'jupiter', fromMoon: angles }], '+2', 'bphs.36'],
    ['timing.jupiter-sees-ninth', [{ inHouse: 9, seenBy: ['jupiter'] }], '+2', 'bphs.26'],
    ['timing.saturn-in-ninth', [{ inHouse: 9, holds: ['saturn'] }], '~1', 'bphs.20'],
    ['timing.first-meets-ninth', [{ graha: 'lord.1', with: ['lord.9'] }], '+3', 'bphs.34'],
    ['timing.rahu-growing', [{ graha: 'rahu', house: [3, 6, 11] }], '+1', 'bphs.22'],
    ['timing.saturn-retrograde', [{ graha: 'saturn', retrograde: true }], '~1', 'bphs.3'],
  ],
)

const general = rows(
  ['general', 'timing'],
  [
    ['general.lagna-lord-strong', [{ graha: 'lord.1', dignity: strong }], '+2', 'bphs.12'],
    ['general.jupiter-in-angle', [{ graha: 'jupiter', house: angles }], '+2', 'bphs.36'],
    [
      'general.mars-great',
      [
        { graha: 'mars', dignity: strong },
        { graha: 'mars', house: angles },
      ],
      '+2',
      'bphs.75',
    ],
    [
      'general.mercury-great',
      [
        { graha: 'mercury', dignity: strong },
        { graha: 'mercury', house: angles },
      ],
      '+2',
      'bphs.75',
    ],
    [
      'general.jupiter-great',
      [
        { graha: 'jupiter', dignity: strong },
        { graha: 'jupiter', house: angles },
      ],
      '+3',
      'bphs.75',
    ],
    [
      'general.venus-great',
      [
        { graha: 'venus', dignity: strong },
        { graha: 'venus', house: angles },
      ],
      '+2',
      'bphs.75',
    ],
    [
      'general.saturn-great',
      [
        { graha: 'saturn', dignity: strong },
        { graha: 'saturn', house: angles },
      ],
      '+2',
      'bphs.75',
    ],
    ['general.moon-bright', [{ paksha: 'shukla' }], '+1', 'bphs.3'],
    ['general.moon-inward', [{ paksha: 'krishna' }], '~1', 'bphs.3'],
    ['general.lagna-lord-placed', [{ graha: 'lord.1', house: anglesAndTrines }], '+1', 'bphs.24'],
  ],
)

/** Every rule of the natal promise, by topic. */
export const promiseRules: readonly VerdictRule[] = [
  love,
  career,
  money,
  education,
  family,
  children,
  health,
  travel,
  timing,
  general,
].flat()
