import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDiscussion, createTestMember } from '../forum/forum.testing.ts'
import { confirmOwnNumber } from '../accounts/sign-in.testing.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'

const handleForm =
  'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.'

describe.each(testDatabases)('a handle and its profile on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())
  const register = async (display_name: string, more: { email?: string; bid?: string } = {}) => {
    const user = await createTestUser(app)
    const input = { email: `${user.uid}@mail.invalid`, display_name, ...more }
    return { user, reply: await app.call('astrohub/insert_user', input, user) }
  }

  test.each([
    ['', 'User name is required'],
    ['abcd', handleForm],
    ['a'.repeat(21), handleForm],
    ['.abcde', handleForm],
    ['abcde-', handleForm],
    ['ab..cde', handleForm],
    ['ab._cde', handleForm],
    ['ab cde', handleForm],
    ['आशा-देवी', handleForm],
    ['<b>bold</b>', handleForm],
    ['0ra.cle', 'This name could be taken for ours. Please choose another.'],
    ['Adm1n.team', 'This name could be taken for ours. Please choose another.'],
  ])('%j is no handle', async (handle, message) => {
    expect((await register(handle)).reply.body).toMatchObject({ status: 'fail', message })
  })

  test.each([
    'drishti',
    'drishti.team',
    'Drishti-Support',
    'oracle.ai',
    'the_astra',
    'asha.official',
    'adminteam',
    '5upport',
    'moderator-7',
    'system',
  ])('NAME-01 %s speaks for us', async (handle) => {
    const { message } = (await register(handle)).reply.body
    expect(message).toBe('This name could be taken for ours. Please choose another.')
  })

  test.each([
    'jyotish.shastra',
    'drishti.patel',
    'solar-system',
    'oracle_of_delphi',
    'astral.body',
    'shastri-ji',
    'modern.mod',
    'adminath',
  ])('NAME-02 %s is an honest handle', async (handle) => {
    expect((await register(handle)).reply.body.status).toBe('success')
  })

  test.each(['abcde', 'a'.repeat(20), 'a.b_c-d', '12345'])('%s is one', async (handle) => {
    expect((await register(handle)).reply.body.status).toBe('success')
  })

  test('a handle is taken once, in whatever case, and chosen once', async () => {
    const { user } = await register('Chosen.Name')
    expect((await register('chosen.name')).reply.body.message).toMatch(/is taken/)
    const again = await app.call(
      'astrohub/insert_user',
      { email: 'a@mail.invalid', display_name: 'another-name' },
      user,
    )
    expect(again.body.message).toMatch(/already have/)
  })

  test('a handle needs no address; a code can be sent only to one', async () => {
    const user = await createTestUser(app)
    const input = { display_name: 'name.alone', email: '' }
    const { body } = await app.call('astrohub/insert_user', input, user)
    expect(body).toMatchObject({ status: 'success', message: 'Your AstroHub name is kept.' })
    const own = await app.call('astrohub/get_user', {}, user)
    expect(own.body).toMatchObject({ display_name: 'name.alone', email_verified: false })
    expect(own.body).not.toHaveProperty('email')
    const sent = await app.call('astrohub/send_email_code', {}, user)
    expect(sent.body).toMatchObject({ status: 'fail', message: /no email/ as never })
    expect((await app.call('astrohub/update_user', { is_private: 1 }, user)).body.status).toBe(
      'success',
    )
  })

  test.each(['nothing', 'a@b', 'a b@c.in', 'a@b.in\nBcc: x@y.in', '<a@b.in>', '@b.in', 'a@-b..in'])(
    '%j is no address',
    async (email) => {
      expect((await register('some.name', { email })).reply.status).toBe(422)
    },
  )

  test('a code that reaches the address confirms it, once; five wrong ones end it', async () => {
    const codeOf = (to: string) => {
      const { mail } = app.server.context.adapters as unknown as {
        mail: { messages(): { to: string; code: string }[] }
      }
      return mail.messages().find((message) => message.to === to)?.code as string
    }
    const { user } = await register('to-be.confirmed', { email: 'confirm@mail.invalid' })
    await expect.poll(() => codeOf('confirm@mail.invalid')).toMatch(/^\d{6}$/)
    const code = codeOf('confirm@mail.invalid')
    const wrong = code === '111111' ? '222222' : '111111'
    const verify = async (otp: string) =>
      (await app.call('astrohub/verify_email', { otp }, user)).body.message
    for (let i = 0; i < 5; i++) expect(await verify(wrong)).toBe('That code is not right.')
    expect(await verify(code)).toMatch(/expired or was already used/)
    await app.call('astrohub/send_email_code', {}, user)
    await expect.poll(() => codeOf('confirm@mail.invalid')).not.toBe(code)
    expect(await verify(codeOf('confirm@mail.invalid'))).toBe('Your email is confirmed.')
    expect((await app.call('astrohub/get_user', {}, user)).body).toMatchObject({
      email_verified: true,
    })
    await confirmOwnNumber(app, user)
    await app.call('astrohub/update_user', { email: 'other@mail.invalid' }, user)
    expect((await app.call('astrohub/get_user', {}, user)).body).toMatchObject({
      email: 'other@mail.invalid',
      email_verified: false,
    })
  })

  test('LIMIT-06 one account sends five code mails an hour, and one mailbox gets twelve', async () => {
    const { user } = await register('mail.toggler', { email: 'first@mail.invalid' })
    await confirmOwnNumber(app, user)
    const toggle = (i: number) =>
      app.call('astrohub/update_user', { email: `box-${i}@mail.invalid` }, user)
    const replies = []
    for (let i = 1; i < 12; i++) replies.push((await toggle(i)).status)
    expect(replies.filter((status) => status === 200)).toHaveLength(4)
    expect(replies.filter((status) => status === 429)).toHaveLength(7)
    // What was refused has changed nothing: the address is the last one that was sent a code.
    expect((await app.call('astrohub/get_user', {}, user)).body).toMatchObject({
      email: 'box-4@mail.invalid',
    })
    const statuses = []
    for (let i = 0; i < 14; i++)
      statuses.push((await register(`flooder-${i}`, { email: 'victim@mail.invalid' })).reply.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('AZ-01 a kundli of somebody else’s is nobody’s default', async () => {
    const other = await createTestUser(app)
    const bid = await createTestKundli(app, other)
    expect((await register('takes.kundli', { bid })).reply.status).toBe(404)
    const member = await createTestMember(app)
    expect((await app.call('astrohub/update_user', { bid }, member)).status).toBe(404)
  })

  test('AZ-03 a private profile shows others who it is and no more: not its chart, points, posts or tags', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const member = await createTestMember(app, { user, bid })
    const { body: reply } = await app.call(
      'astrohub/insert_discussion',
      { title: 'With tags of mine', description: 'Seen by all', rashi_tag: 'x' },
      member,
    )
    const did = reply.status === 'success' ? reply.did : ''
    const own = (await app.call('astrohub/get_user', {}, member)).body as unknown as Record<
      string,
      string
    >
    const rashi = own.rashi as string
    await app.call('astrohub/update_user', { is_private: 1 }, member)
    const stranger = await createTestMember(app)
    for (const as of [undefined, stranger]) {
      const { body } = await app.call('astrohub/get_user', { uid: member.uid }, as)
      expect(body).toMatchObject({
        display_name: member.name,
        is_private: 1,
        rashi: '',
        nakshatra: '',
        current_mahadasha: '',
        astrohub_points: null,
      })
      const posts = await app.call('astrohub/search_discussions', { uid: member.uid }, as)
      expect(posts.body.status).toBe('fail')
      for (const [name, input] of [
        ['astrohub/get_discussion', { did }],
        ['astrohub/search_discussions', {}],
      ] as const) {
        const said = JSON.stringify((await app.callRaw(name, input, as)).body)
        expect(said).toContain(did)
        expect(said.includes(`"${rashi}"`), name).toBe(false)
      }
    }
    expect((await app.call('astrohub/get_user', {}, member)).body).toMatchObject({ rashi })
  })

  test('every avatar of the catalogue is a picture; a chosen one is kept, by number or by address', async () => {
    const { body } = await app.call('astrohub/getAvatars', {})
    const { Male, Female } = body as unknown as Record<string, { big: string[]; small: string[] }>
    const avatarUrls = [Male, Female].flatMap((list) => [
      ...(list?.big ?? []),
      ...(list?.small ?? []),
    ])
    expect(avatarUrls).toHaveLength(48)
    const pictureBodies = new Set<string>()
    for (const url of avatarUrls) {
      const picture = await app.server.app.inject({ url })
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      pictureBodies.add(picture.body)
    }
    expect(pictureBodies.size).toBe(48)
    const member = await createTestMember(app)
    for (const [avatar, expectedProfile] of [
      [7, { avatar: '7' }],
      ['3', { avatar: '3' }],
      ['/avatars/male/big/5.svg', { avatar: '5', gender: 'Male' }],
    ] as const) {
      await app.call('astrohub/update_user', { avatar }, member)
      expect((await app.call('astrohub/get_user', {}, member)).body).toMatchObject(expectedProfile)
    }
    for (const avatar of [0, 13, '../../etc/passwd', 'https://elsewhere.example/1.svg']) {
      const { body: refused } = await app.call('astrohub/update_user', { avatar }, member)
      expect(refused.status).toBe('fail')
    }
    for (const url of [
      '/avatars/male/big/13.svg',
      '/avatars/male/huge/1.svg',
      '/avatars/x/big/1.svg',
    ])
      expect((await app.server.app.inject({ url })).statusCode).toBe(404)
  })

  test('who has no handle posts nothing and is told what to do', async () => {
    const user = await createTestUser(app)
    const reply = await app.call(
      'astrohub/insert_discussion',
      { title: 'Without a name', description: 'And so on' },
      user,
    )
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'Please choose a user name for AstroHub first.',
    ])
    expect((await app.call('astrohub/get_user', {}, user)).body.status).toBe('fail')
    const author = await createTestMember(app)
    await createTestDiscussion(app, author)
    expect((await app.call('astrohub/get_user', { uid: author.uid }, user)).body).toMatchObject({
      own: false,
      display_name: author.name,
    })
  })
})
