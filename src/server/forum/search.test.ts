import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestDiscussion,
  createTestMember,
  waitingText,
  type TestMember,
} from './forum.testing.ts'

describe.each(testDatabases)('search in AstroHub on %s', (on) => {
  let app: TestApp
  let asha: TestMember
  const dids: Record<string, string> = {}
  beforeAll(async () => {
    app = await openTestApp({ on })
    asha = await createTestMember(app)
    const texts: Record<string, [string, string]> = {
      wedding: ['शादी कब होगी, शनि की दशा में', 'मेरी कुंडली में शनि सातवें भाव में है।'],
      transit: ['Jupiter transit through Vrishchik', 'What did it bring for your career?'],
      mangal: ['Mangal dosha and a late marriage', 'Does it end after twenty-eight?'],
      percent: ['Luck at 100%_sure \\ or not', "It's said that one can't know."],
      stars: ['🌙🌙🌙🌙🌙', 'Only the Moon, nothing else to say.'],
    }
    for (const [name, [title, description]] of Object.entries(texts))
      dids[name] = await createTestDiscussion(app, asha, { title, description })
  })
  afterAll(() => app.close())

  const find = async (query: string, start = 1) => {
    const { status, body } = await app.call('astrohub/search_discussions', { query, start })
    expect(status).toBe(200)
    if (body.status !== 'success') throw new Error(body.message)
    return { dids: body.discussions.map(({ did }) => did), near: body.near }
  }

  test.each(['shaadi', 'shadi', 'SHAADI kab', 'शादी', 'shani shaadi'])(
    'शादी is found by %s, in whatever letters it is asked for',
    async (query) => {
      expect(await find(query)).toEqual({ dids: [dids.wedding], near: false })
    },
  )

  test.each([
    ['Jupitor', 'transit'],
    ['Vrischik transit', 'transit'],
    ['jupitar transit', 'transit'],
    ['marraige', 'mangal'],
    ['mangal dosha mariage', 'mangal'],
  ])('a slip in a word is allowed for, and said: %s', async (query, name) => {
    const found = await find(query)
    expect(found.dids).toEqual([dids[name]])
  })

  test('what is found as it was typed is not called a guess, what is guessed is', async () => {
    expect((await find('jupiter')).near).toBe(false)
    expect((await find('jupitor')).near).toBe(true)
    expect(await find('xylophonist')).toEqual({ dids: [], near: false })
  })

  test('the beginning of the last word is enough, while all the others must be there', async () => {
    expect((await find('mangal dos')).dids).toEqual([dids.mangal])
    expect((await find('mangal jupiter')).dids).toEqual([])
  })

  test('WEB-07 signs of SQL, patterns, quotes and ten thousand letters are only letters', async () => {
    const queries = [
      ...[
        '%',
        '_',
        '\\',
        "'",
        '"',
        "%' or 1=1 --",
        '& | ! ( ) : *',
        'a & !b',
        '<->',
        ':*',
        '\u0001',
      ],
      ...['🌙', '\u202e', '\u200b\u200b', "'; drop table discussions; --", '100%_sure', '०१२'],
    ]
    for (const query of queries) await find(query)
    const long = await app.callRaw('astrohub/search_discussions', {
      query: 'ab '.repeat(3400),
      start: 1,
    })
    expect(long.status).toBeLessThan(500)
    expect((await find('100 sure')).dids).toEqual([dids.percent])
  })

  test('a page that cannot be is empty or refused, never a fault', async () => {
    for (const start of [0, -1, 1.5, 1e9, 2 ** 31, 1e308, '2', null, [1], '٣', 'NaN']) {
      for (const query of [undefined, 'shaadi']) {
        const reply = await app.callRaw('astrohub/search_discussions', {
          start,
          ...(query && { query }),
        })
        expect([200, 422], JSON.stringify(start)).toContain(reply.status)
        const { discussions = [] } = reply.body as { discussions?: unknown[] }
        if (start !== '2' && start !== null)
          expect(discussions.length, JSON.stringify(start)).toBeLessThan(6)
      }
    }
  })

  test('while a title is typed, discussions that share its telling words are offered, the nearest first', async () => {
    const similar = async (title: string) => {
      const { body } = await app.call('astrohub/similar_discussions', { title })
      return body.status === 'success' ? body.discussions : []
    }
    const [first] = await similar('Is a late marriage due to mangal dosha?')
    expect(first).toMatchObject({ did: dids.mangal, title: 'Mangal dosha and a late marriage' })
    expect(first?.slug).toMatch(/^mangal-dosha-and-a-late-marriage-\d+$/)
    expect((await similar('meri shaadi kab hogi')).map(({ did }) => did)).toContain(dids.wedding)
    expect(await similar('🌙')).toEqual([])
  })

  test('what waits, is deleted or was never shown is neither found nor offered', async () => {
    const newcomer = await createTestMember(app)
    const title = 'Ketu in the twelfth and moksha'
    const waiting = await createTestDiscussion(app, newcomer, {
      title,
      description: waitingText,
    })
    expect((await find('moksha')).dids).toEqual([])
    const { body } = await app.call('astrohub/similar_discussions', { title })
    expect(body.status === 'success' && body.discussions.map(({ did }) => did)).not.toContain(
      waiting,
    )
    const ravi = await createTestMember(app)
    const gone = await createTestDiscussion(app, ravi, { title: 'Rudraksha for Rahu' })
    expect((await find('rudraksha')).dids).toEqual([gone])
    await app.call('astrohub/delete_discussion', { did: gone }, ravi)
    expect((await find('rudraksha')).dids).toEqual([])
  })
})
