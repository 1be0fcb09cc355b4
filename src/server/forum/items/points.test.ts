import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pointsPerDay } from '../../../contract/core/constants.ts'
import { transact } from '../../db/database.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { istDay } from '../../core/time/india-time.ts'
import { awardPoints } from './points.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  pointsBalanceOf,
  type TestMember,
} from '../forum.testing.ts'

/** Gives points as the rules do, past the bounds of how often one may post. */
const earn = (app: TestApp, uid: string, points: number, at = new Date()) =>
  transact(app.db, (tx) =>
    awardPoints(
      tx,
      { uid, item: crypto.randomUUID(), awardKey: 'made', points, reason: 'points-discussion' },
      at,
    ),
  )

describe.each(testDatabases)('points on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  let ravi: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    asha = await createTestMember(app)
    ravi = await createTestMember(app)
  })
  afterAll(() => app.close())
  const vote = (item: object, type: 0 | 1, as: TestMember) =>
    app.call('astrohub/insert_vote', { ...item, type }, as)

  test('a discussion is 20, a comment 5, a vote 1 and an upvote received 1', async () => {
    const [author, two] = [await createTestMember(app), await createTestMember(app)]
    const did = await createTestDiscussion(app, author)
    expect(await pointsBalanceOf(app, author.uid)).toBe(20)
    const cid = await createTestComment(app, two, did)
    expect(await pointsBalanceOf(app, two.uid)).toBe(5)
    await vote({ did }, 1, two)
    await vote({ cid }, 1, author)
    expect([await pointsBalanceOf(app, author.uid), await pointsBalanceOf(app, two.uid)]).toEqual([
      22, 7,
    ])
  })

  test('LED-04 a vote is one’s own to take back and switch, and pays once for life', async () => {
    const [author, voter] = [await createTestMember(app), await createTestMember(app)]
    const did = await createTestDiscussion(app, author)
    const pointsOfBoth = async () => [
      await pointsBalanceOf(app, author.uid),
      await pointsBalanceOf(app, voter.uid),
    ]
    expect((await vote({ did }, 1, voter)).body).toMatchObject({ upvotes: 1, my_vote: 1 })
    expect(await pointsOfBoth()).toEqual([21, 1])
    expect((await vote({ did }, 0, voter)).body).toMatchObject({ upvotes: 0, downvotes: 1 })
    expect(await pointsOfBoth()).toEqual([20, 1])
    expect((await vote({ did }, 0, voter)).body).toMatchObject({ downvotes: 0, my_vote: null })
    expect(await pointsOfBoth()).toEqual([20, 0])
    for (let i = 0; i < 6; i++) await vote({ did }, 1, voter)
    expect(await pointsOfBoth()).toEqual([20, 0])
    expect((await vote({ did }, 1, author)).body).toMatchObject({ status: 'fail' })
  })

  test('LED-04 a deleted post takes back its own points and its upvotes’, deleting and posting anew gains nothing', async () => {
    const author = await createTestMember(app)
    for (let i = 0; i < 3; i++) {
      const did = await createTestDiscussion(app, author)
      await vote({ did }, 1, asha)
      await app.call('astrohub/delete_discussion', { did }, author)
    }
    expect(await pointsBalanceOf(app, author.uid)).toBe(0)
    const day = await app.db
      .selectFrom('point_days')
      .where('uid', '=', author.uid)
      .select('earned')
      .executeTakeFirstOrThrow()
    expect(day.earned).toBe(63)
  })

  test('LED-04 what was spent before its post was deleted is owed, and the next points pay it', async () => {
    const author = await createTestMember(app)
    const did = await createTestDiscussion(app, author)
    await earn(app, author.uid, 85)
    const redeemed = await app.call('astrohub/redeem_questions', { points: 100 }, author)
    expect(redeemed.body).toMatchObject({ status: 'success', questions_added: 1 })
    await app.call('astrohub/delete_discussion', { did }, author)
    expect(await pointsBalanceOf(app, author.uid)).toBe(0)
    await createTestDiscussion(app, author)
    expect(await pointsBalanceOf(app, author.uid)).toBe(5)
    const { body } = await app.call('astrohub/get_user', {}, author)
    expect(body).toMatchObject({ astrohub_points: 105, astrohub_redeemed_points: 100 })
  })

  test('LED-04 at the cap nothing more is earned that day, and what is left of it is given in part', async () => {
    const { uid } = await createTestMember(app)
    await earn(app, uid, pointsPerDay - 7)
    await earn(app, uid, 20)
    await earn(app, uid, 20)
    expect(await pointsBalanceOf(app, uid)).toBe(pointsPerDay)
  })

  test('LED-05 the cap’s day turns at midnight in India', async () => {
    const { uid } = await createTestMember(app)
    const [late, early] = [new Date('2026-11-21T18:29:59Z'), new Date('2026-11-21T18:30:00Z')]
    expect([istDay(late), istDay(early)]).toEqual(['2026-11-21', '2026-11-22'])
    await earn(app, uid, pointsPerDay, late)
    await earn(app, uid, 20, late)
    expect(await pointsBalanceOf(app, uid)).toBe(pointsPerDay)
    await earn(app, uid, 20, early)
    expect(await pointsBalanceOf(app, uid)).toBe(pointsPerDay + 20)
  })

  test('LED-11 two who post, comment and vote for each other all day earn no more than the cap', async () => {
    for (const member of [asha, ravi])
      await app.db
        .updateTable('profiles')
        .set({ created_at: new Date(0) })
        .where('uid', '=', member.uid)
        .execute()
    for (let round = 0; round < 12; round++)
      for (const [author, voter] of [
        [asha, ravi],
        [ravi, asha],
      ] as const) {
        const did = await createTestDiscussion(app, author)
        await vote({ did }, 1, voter)
        for (let i = 0; i < 3; i++) {
          const cid = await createTestComment(app, voter, did)
          await vote({ cid }, 1, author)
        }
      }
    for (const one of [asha, ravi])
      expect(await pointsBalanceOf(app, one.uid)).toBeLessThanOrEqual(pointsPerDay)
    expect(await pointsBalanceOf(app, asha.uid)).toBeGreaterThan(300)
  })
})

describe.each(raceDatabases)('points and votes at the same time on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, poolSize: 20 })
  })
  afterAll(() => app.close())

  test('LED-04 of 20 equal votes at once the last state stands, is counted once and pays once', async () => {
    const [author, voter] = [await createTestMember(app), await createTestMember(app)]
    const did = await createTestDiscussion(app, author)
    const replies = await Promise.all(
      Array.from({ length: 21 }, () => app.call('astrohub/insert_vote', { did, type: 1 }, voter)),
    )
    expect(replies.every(({ body }) => body.status === 'success')).toBe(true)
    const { body } = await app.call('astrohub/get_discussion', { did }, voter)
    expect(body).toMatchObject({ discussion: { upvotes: 1, my_vote: 1 } })
    expect(await pointsBalanceOf(app, author.uid)).toBeLessThanOrEqual(21)
    expect(await pointsBalanceOf(app, voter.uid)).toBeLessThanOrEqual(1)
  })

  test('LED-04 the votes of twelve at once are all counted, and people who vote for each other at once do not deadlock', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => createTestMember(app)))
    const dids = await Promise.all(members.map((one) => createTestDiscussion(app, one)))
    const refusals: unknown[] = []
    await Promise.all(
      members.map(async (voter, i) => {
        for (const did of dids.filter((_, j) => j !== i)) {
          const { body } = await app.call('astrohub/insert_vote', { did, type: 1 }, voter)
          if (body.status !== 'success') refusals.push(body)
        }
      }),
    )
    expect(refusals).toEqual([])
    for (const did of dids) {
      const { body } = await app.call('astrohub/get_discussion', { did })
      expect(body).toMatchObject({ discussion: { upvotes: 11 } })
    }
    for (const one of members) expect(await pointsBalanceOf(app, one.uid)).toBe(20 + 11 + 11)
  })

  test('LED-04 what is earned at once stops at the cap exactly', async () => {
    const { uid } = await createTestMember(app)
    await Promise.all(Array.from({ length: 30 }, () => earn(app, uid, 20)))
    expect(await pointsBalanceOf(app, uid)).toBe(pointsPerDay)
  })

  test('comments at once are all counted, and the latest is the latest', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => createTestMember(app)))
    const did = await createTestDiscussion(app, members[0] as TestMember)
    await Promise.all(
      members.flatMap((one) => [
        createTestComment(app, one, did),
        createTestComment(app, one, did),
      ]),
    )
    const { body } = await app.call('astrohub/get_discussion', { did })
    const { body: listed } = await app.call('astrohub/get_comments', { did })
    const last = listed.status === 'success' ? listed.comments.at(-1)?.comment : ''
    expect(body).toMatchObject({ discussion: { comment_count: 20, latest_comment: last } })
  })

  test('of 20 who register one name at once one gets it', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => createTestUser(app)))
    const replies = await Promise.all(
      users.map((user, i) =>
        app.call(
          'astrohub/insert_user',
          { email: `r${i}@mail.invalid`, display_name: i % 2 ? 'Sought.After' : 'sought.after' },
          user,
        ),
      ),
    )
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(1)
  })
})
