import { isIndexable, pages } from '../../src/web/app/pages.ts'
import type { LivedIn } from './lived-in.ts'

export type Viewer = 'visitor' | 'newcomer' | 'resident' | 'asker' | 'operator'

/** One page as one kind of person asks for it. */
export interface Stop {
  /** A row of pages.ts, or a name of our own for another state of one. */
  name: string
  /** Without the language. */
  path: string
  viewer: Viewer
  /** A page of one's own, which leads a visitor elsewhere. */
  needsSession?: boolean | undefined
}

type World = Pick<LivedIn, 'things' | 'people'>

/** A thing that is nobody's. */
const nothing = '00000000-0000-4000-8000-000000000000'

/**
 * What must be added to a row of pages.ts before it shows anything: a query, or what its holes stand
 * for. A row with a hole that is not filled here is an error.
 */
function filledPaths({ things, people }: World): Record<string, string> {
  const { bid, chat, did, slug, share } = things
  return {
    'create-kundli': 'create-kundli?type=Oracle',
    'free-kundli': 'free-kundli?type=Oracle',
    kundli: `kundli?bid=${bid}&facts=1`,
    'daily-prediction': `daily-prediction?bid=${bid}&p_type=daily`,
    chats: `chats?chat=${chat}`,
    watch: 'watch?v=reading-a-kundli',
    horoscope: 'horoscope?zodiac=Aries&when=Today',
    'shared/:shareId': `shared/${share}`,
    'recharges/pay': 'recharges/pay?tier=t49',
    'blogs/:slug': 'blogs/how-exact-must-a-birth-time-be',
    'forum/edit-post/:postId': `forum/edit-post/${did}`,
    'forum/:slug': `forum/${slug}?did=${did}`,
    'festivals/:slug': 'festivals/ekadashi-november-2026',
    muhurta: 'muhurta?purpose=travel',
    'admin/users/:uid': `admin/users/${people.resident}`,
  }
}

/** States of rows that their plain address does not show. */
function extraStops({ things, people }: World): Stop[] {
  const { bid, groom, did, waiting, askedBack, spent } = things
  const resident = [
    ['chat', `chats?type=Oracle&bid=${bid}`],
    ['yearly', `daily-prediction?bid=${bid}&p_type=yearly`],
    ['forum search', 'forum?page=1&query=saturn'],
    ['forum nothing found', 'forum?page=1&query=zzqqxxyy'],
    ['chats nothing found', 'chats?q=zzqqxxyy'],
    ['matching', `kundli-matching?bride=${bid}`],
    ['match verdict', `kundli-matching?bride=${bid}&groom=${groom}`],
    ...['planets', 'dasha', 'yogas', 'today', 'expert'].map(
      (part) => [`kundli ${part}`, `kundli?bid=${bid}&part=${part}`] as const,
    ),
  ] as const
  const asker = [
    ['home of an asker', ''],
    ['chat that asks back', `chats?chat=${askedBack}`],
    ['chat with nothing left', `chats?chat=${spent}`],
    ['balance with nothing left', 'balance'],
    ['post in waiting', `forum/${waiting.slug}?did=${waiting.did}`],
  ] as const
  const visitor = [
    ['no such page', 'no-such-page'],
    ['forum of one’s rashi', 'forum?list=my-rashi'],
    ['no such post', 'blogs/no-such-post'],
    ['no such discussion', `forum/none?did=${nothing}`],
    ['no such share', 'shared/AAAAAAAAAAAAAAAAAAAAAA'],
    ['celebrity kundli', 'free-kundli-celeb?who=satyajit-ray'],
    ['celebrity nobody found', 'free-kundli-celeb?q=zzqqxxyy'],
    ['polar panchang', 'panchang?date=2026-12-21&lat=69.65&lng=18.96&place=Longyearbyen'],
  ] as const
  const forbiddenPages = [
    ['not mine to edit', `forum/edit-post/${did}`],
    ['not my kundli', `kundli?bid=${bid}`],
    ['operators only', 'admin'],
    ['operators only, a user', `admin/users/${people.bannedUser}`],
  ] as const
  const operator = [
    ['admin/users newcomer', `admin/users/${people.newcomer}`],
    ['admin/users banned', `admin/users/${people.bannedUser}`],
    ['admin/users second page', `admin/users/${people.resident}?page=2`],
    ['admin/users nobody', `admin/users/${nothing}`],
  ] as const
  const stop = (viewer: Viewer) => (row: readonly [string, string]) => ({
    name: row[0],
    path: row[1],
    viewer,
  })
  return [
    ...resident.map(stop('resident')),
    ...visitor.map(stop('visitor')),
    ...forbiddenPages.map(stop('newcomer')),
    ...asker.map(stop('asker')),
    ...operator.map(stop('operator')),
  ]
}

/** Public pages that show somebody who is signed in something of their own. */
const personal = [
  '',
  'free-kundli',
  'recharges',
  'subscription',
  'wheel-of-fortune',
  'forum',
  'delete-account',
  'kundli-matching',
]

/**
 * Every row of pages.ts: the public ones as a visitor sees them, the others as somebody sees them who
 * has all there is and as a newcomer does who has nothing; and states that no plain address shows. A
 * new row is on the tour by itself.
 */
export function tour(world: World): Stop[] {
  const known = filledPaths(world)
  const stops = pages.flatMap((row): Stop[] => {
    const path = known[row.path] ?? row.path
    if (path.includes(':')) throw new Error(`The tour has nothing to show on ${row.path}.`)
    const { needsSession } = row
    const stop = (viewer: Viewer) => ({ name: row.path || 'home', path, viewer, needsSession })
    if (row.path.startsWith('admin')) return [stop('operator')]
    if (!isIndexable(row) || row.path === 'forum/:slug')
      return [stop('resident'), stop('newcomer'), stop('visitor')]
    return personal.includes(row.path) ? [stop('resident'), stop('visitor')] : [stop('visitor')]
  })
  return [...stops, ...extraStops(world)]
}
