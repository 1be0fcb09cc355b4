import { sql } from 'kysely'
import { transact } from '../../db/database.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { trigramsOf, searchWords } from '../items/search-words.ts'

const subjects = [
  ...['marriage', 'career', 'a new job', 'health', 'studies', 'a house', 'travel abroad', 'money'],
  ...['children', 'a court case', 'business', 'my parents', 'love', 'peace of mind', 'debt'],
  ...['विवाह', 'नौकरी', 'करियर', 'संतान', 'मकान', 'विदेश यात्रा', 'व्यापार', 'पढ़ाई', 'प्रेम', 'कर्ज़'],
]
const conditions = [
  ...['Shani in the 7th house', 'Rahu mahadasha', 'Guru in Kark', 'Mangal dosha', 'sade sati'],
  ...[
    'Ketu in the lagna',
    'a retrograde Budh',
    'Shukra and Surya together',
    'Chandra in Vrishchik',
  ],
  ...['शनि की साढ़े साती', 'राहु की महादशा', 'मंगल दोष', 'गुरु का गोचर', 'कालसर्प योग', 'नीच का सूर्य'],
]

/** Every subject with every condition, as somebody would ask. */
function questions() {
  return subjects.flatMap((subject, i) =>
    conditions.map((condition, j) => {
      const inHindi = /[\u0900-\u097f]/.test(subject + condition)
      const title = inHindi
        ? `${condition} में ${subject} कब होगा?`
        : `What does ${condition} mean for ${subject}?`
      const description = inHindi
        ? `मेरी कुंडली में ${condition} है। ${subject} के बारे में आपका क्या अनुभव रहा? कितने समय में बात बनी, और क्या करना चाहिए?`
        : `My kundli shows ${condition} and I keep wondering about ${subject}. How long did it take for you, what helped, and what would you look at next in the chart?`
      return { title, description, rashi: i % 12, nakshatra: (i + j) % 27 }
    }),
  )
}

const remarks = [
  'Look at the lord of that house first, then at its dasha.',
  'I had the same. It turned when Guru came to the lagna.',
  'Please check the navamsa too before you worry.',
  'Saturn asks for patience; mine took two years.',
  'पहले उस भाव के स्वामी को देखें, फिर उसकी दशा को।',
  'मेरे साथ भी यही था, गुरु के गोचर के बाद बात बनी।',
  'धैर्य रखें, शनि देर करता है पर देता है।',
  'What does the ashtakavarga of that sign say?',
]

export interface Amounts {
  members: number
  discussions: number
  comments: number
}

/**
 * Fills AstroHub with members, discussions and comments, evenly spread over the last two years, by a
 * few statements over whole sets. For measuring: nobody earns points by it.
 */
export async function seedMany(db: Db, amounts: Amounts): Promise<void> {
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const trigger of triggers)
      await sql`alter table discussions disable trigger ${sql.ref(trigger)}`.execute(tx)
    await seedMembers(tx, amounts.members)
    await seedForumOf(tx, amounts)
    for (const trigger of triggers)
      await sql`alter table discussions enable trigger ${sql.ref(trigger)}`.execute(tx)
  })
  for (const table of [...forumTables, 'users', 'profiles'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** They work row by row; what they keep is made anew at the end. */
const triggers = ['count_shown', 'rank_discussion']

/** What discussions in masses fill. */
export const forumTables = [
  ...['discussions', 'comments', 'discussion_runs', 'discussion_run_groups', 'discussion_ranks'],
]

/**
 * Discussions and comments of the members in `seeded_members` (n from 1, uid), with what is counted of them.
 * The triggers on discussions must be off.
 */
export async function seedForumOf(tx: Tx, amounts: Amounts): Promise<void> {
  await layOut(tx, amounts)
  await seedDiscussions(tx, amounts)
  await seedComments(tx, amounts)
  await recountRuns(tx)
  await rankSeeded(tx)
}

/** Ids beforehand, so that a discussion is written once, with what is counted of its comments. */
async function layOut(tx: Tx, { discussions, comments }: Amounts): Promise<void> {
  await sql`
    create temporary table seeded_discussions on commit drop as
    select n, gen_random_uuid() as did from generate_series(1, ${discussions}::int) n`.execute(tx)
  await sql`
    create temporary table seeded_comments on commit drop as
    select i, gen_random_uuid() as cid, i::bigint * 7919 % ${discussions}::int + 1 as n
    from generate_series(1, ${comments}::int) i`.execute(tx)
}

async function seedMembers(tx: Tx, members: number): Promise<void> {
  await sql`
    create temporary table seeded_members on commit drop as
    select n, gen_random_uuid() as uid from generate_series(1, ${members}::int) n`.execute(tx)
  await sql`
    insert into users (uid, display_name, invite_code, created_at)
    select uid, 'member.' || substr(md5(uid::text), 1, 10), 'seed' || md5(uid::text), now() - interval '3 years'
    from seeded_members`.execute(tx)
  await sql`
    insert into profiles (uid, email, gender, avatar)
    select uid, md5(uid::text) || '@mail.invalid', case when n % 2 = 0 then 'Male' else 'Female' end, n % 12 + 1
    from seeded_members`.execute(tx)
}

async function seedDiscussions(tx: Tx, { members, discussions }: Amounts): Promise<void> {
  const questionRows = questions().map((question) => ({
    ...question,
    titleTerms: searchWords(question.title).join(' '),
    terms: searchWords(question.description).join(' '),
    grams: trigramsOf(searchWords(question.title)).join(' '),
  }))
  const column = (of: (it: (typeof questionRows)[number]) => string | number) =>
    questionRows.map(of)
  await sql`
    create temporary table seeded_questions on commit drop as
    select n, title, description, rashi, nakshatra,
      setweight(to_tsvector('simple', title_terms), 'A') || to_tsvector('simple', terms) as search,
      string_to_array(grams, ' ') as grams
    from unnest(${column((it) => it.title)}::text[], ${column((it) => it.description)}::text[],
      ${column((it) => it.rashi)}::int[], ${column((it) => it.nakshatra)}::int[],
      ${column((it) => it.titleTerms)}::text[], ${column((it) => it.terms)}::text[],
      ${column((it) => it.grams)}::text[])
      with ordinality as q(title, description, rashi, nakshatra, title_terms, terms, grams, n)`.execute(
    tx,
  )
  await sql`
    insert into discussions (did, uid, title, description, rashi, nakshatra, mahadasha, state, place,
      upvotes, downvotes, search, title_grams, created_at, comment_count, latest_cid)
    select s.did, m.uid, q.title || ' (' || s.n || ')', q.description, q.rashi, q.nakshatra,
      (array['sun','moon','mars','mercury','jupiter','venus','saturn','rahu','ketu'])[s.n % 9 + 1], 'shown',
      nextval('discussion_places'), s.n * 7 % 40, s.n * 3 % 5, q.search, q.grams,
      now() - interval '2 years' * (${discussions}::int - s.n) / ${discussions}::int,
      coalesce(c.count, 0), c.latest
    from (select * from seeded_discussions order by n) s
    left join (select n, count(*)::int as count, (array_agg(cid order by i desc))[1] as latest
               from seeded_comments group by n) c on c.n = s.n
    join seeded_questions q on q.n = s.n * 31 % ${questionRows.length}::int + 1
    join seeded_members m on m.n = s.n * 17 % ${members}::int + 1
    order by s.n`.execute(tx)
}

async function seedComments(tx: Tx, { members, comments }: Amounts): Promise<void> {
  await sql`
    insert into comments (cid, did, uid, comment, state, upvotes, created_at)
    select c.cid, s.did, m.uid, (${remarks}::text[])[c.i * 13 % ${remarks.length}::int + 1],
      'shown', c.i % 6, now() - interval '1 year' * (${comments}::int - c.i) / ${comments}::int
    from seeded_comments c
    join seeded_discussions s on s.n = c.n
    join seeded_members m on m.n = c.i::bigint * 29 % ${members}::int + 1
    order by c.i`.execute(tx)
}

/** The counts of runs, from the discussions themselves. */
export async function recountRuns(tx: Tx): Promise<void> {
  await tx.deleteFrom('discussion_runs').execute()
  await sql`
    insert into discussion_runs (run, shown)
    select place / 512, count(*) from discussions where state = 'shown' group by 1`.execute(tx)
  await tx.deleteFrom('discussion_run_groups').execute()
  await sql`
    insert into discussion_run_groups (run_group, shown)
    select run / 64, sum(shown) from discussion_runs group by 1`.execute(tx)
}

async function rankSeeded(tx: Tx): Promise<void> {
  await sql`
    insert into discussion_ranks (did, place, language, rashi, nakshatra, mahadasha, is_answered, heat)
    select did, place, language_of_text(title || ' ' || description), rashi, nakshatra, mahadasha,
      comment_count > 0, heat_of(upvotes, downvotes, comment_count, created_at)
    from discussions where did in (select did from seeded_discussions)`.execute(tx)
}
