import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '../accounts/erase-account.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestComment,
  createTestDiscussion,
  createTestMember,
  pointsBalanceOf,
  waitingText,
  type TestMember,
} from './forum.testing.ts'

describe.each(testDatabases)('replies to comments on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  let ravi: TestMember
  let meera: TestMember
  beforeAll(async () => {
    app = await openTestApp({ on })
    ;[asha, ravi, meera] = await Promise.all([
      createTestMember(app),
      createTestMember(app),
      createTestMember(app),
    ])
  })
  afterAll(() => app.close())

  const reply = (by: { jwt: string }, did: string, replyTo: string, comment: string) =>
    app.call('astrohub/insert_comment', { did, comment, reply_to: replyTo }, by)
  const replied = async (by: { jwt: string }, did: string, replyTo: string, comment: string) => {
    const { body } = await reply(by, did, replyTo, comment)
    if (body.status !== 'success') throw new Error(body.message)
    return body.cid
  }
  const read = async (did: string, as?: { jwt: string }) => {
    const { body } = await app.call('astrohub/get_comments', { did }, as)
    if (body.status !== 'success') throw new Error(body.message)
    return body.comments
  }
  const news = async (of: { jwt: string }) => {
    const { body } = await app.call('astrohub/get_notifications', {}, of)
    return body.status === 'success' ? body.notifications.map(({ message }) => message) : []
  }

  test('stand in the thread of what they answer, and name whom', async () => {
    const did = await createTestDiscussion(app, asha)
    const first = await createTestComment(app, ravi, did, 'Look at Venus.')
    await createTestComment(app, meera, did, 'And at the Moon.')
    const second = await replied(asha, did, first, 'Which one of the two?')
    await replied(ravi, did, second, 'Venus of the ninth part.')
    const comments = await read(did)
    expect(comments.map(({ comment }) => comment)).toEqual([
      'Look at Venus.',
      'Which one of the two?',
      'Venus of the ninth part.',
      'And at the Moon.',
    ])
    expect(comments[0]).toMatchObject({ reply_to: null, reply_display_name: null })
    expect(comments[1]).toMatchObject({ reply_to: first, reply_display_name: ravi.name })
    expect(comments[2]).toMatchObject({ reply_to: second, reply_display_name: asha.name })
  })

  test('are told to whom they answer, once, as a reply; they earn what a comment does', async () => {
    const [author, answered, answering] = await Promise.all([
      createTestMember(app),
      createTestMember(app),
      createTestMember(app),
    ])
    const did = await createTestDiscussion(app, author, { title: 'Whose turn is it now?' })
    const cid = await createTestComment(app, answered, did)
    await replied(answering, did, cid, 'That helps, thank you.')
    expect(await news(answered)).toEqual([
      `${answering.name} replied to your comment on “Whose turn is it now?”.`,
    ])
    expect(await news(author)).toContain(`${answering.name} commented on “Whose turn is it now?”.`)
    expect(await pointsBalanceOf(app, answering.uid)).toBe(5)
  })

  test('are held back like comments, and are told only once they are let through', async () => {
    const operator = await createTestMember(app, { role: 'operator' })
    const [answered, answering] = [await createTestMember(app), await createTestMember(app)]
    const did = await createTestDiscussion(app, asha)
    const first = await createTestComment(app, answered, did)
    const cid = await replied(answering, did, first, waitingText)
    expect((await read(did)).map((it) => it.cid)).toEqual([first])
    expect((await read(did, answering)).map((it) => [it.cid, it.state])).toEqual([
      [first, 'shown'],
      [cid, 'waiting'],
    ])
    expect(await news(answered)).toEqual([])
    await app.call('admin/decideItem', { cid, decision: 'show' }, operator)
    expect((await news(answered))[0]).toContain('replied to your comment')
  })

  test('stay where what they answer is deleted, without its author’s name or words', async () => {
    const did = await createTestDiscussion(app, asha)
    const first = await createTestComment(app, ravi, did, 'This goes away.')
    const second = await replied(meera, did, first, 'This stays.')
    await app.call('astrohub/delete_comment', { cid: first }, ravi)
    expect(await read(did)).toMatchObject([
      { cid: second, reply_to: first, reply_display_name: null, comment: 'This stays.' },
    ])
    // There is nothing to answer any more.
    expect((await reply(asha, did, first, 'To nobody at all.')).status).toBe(404)
  })

  test('answer a comment of the same discussion alone', async () => {
    const [did, other] = [
      await createTestDiscussion(app, asha),
      await createTestDiscussion(app, asha),
    ]
    const elsewhere = await createTestComment(app, ravi, other)
    expect((await reply(meera, did, elsewhere, 'From another place.')).status).toBe(404)
    const waiting = await createTestComment(app, ravi, did, waitingText)
    expect((await reply(meera, did, waiting, 'To what nobody sees.')).status).toBe(404)
  })

  test('to somebody who has left stay, to a former member', async () => {
    const leaving = await createTestMember(app)
    const did = await createTestDiscussion(app, meera)
    const first = await createTestComment(app, leaving, did)
    await replied(ravi, did, first, 'Good that you said so.')
    await transact(app.db, (tx) => eraseAccount(app.server.context, tx, leaving.mobile, new Date()))
    expect((await read(did))[1]).toMatchObject({ reply_display_name: 'Former member' })
  })
})
