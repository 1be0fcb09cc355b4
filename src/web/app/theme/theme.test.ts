import { expect, test } from 'vitest'
import { action, themeOf } from './theme.ts'

async function post(fields: Record<string, string>): Promise<Response> {
  const request = new Request('http://drishti.test/theme', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return action({ request } as Parameters<typeof action>[0])
}

test('a choice of dark is kept for a year and returns to the page', async () => {
  const answer = await post({ theme: 'dark', to: '/hi/chats?type=Astra' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/hi/chats?type=Astra')
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(themeOf(cookie.split(';')[0] ?? '')).toBe('dark')
  expect(cookie).toContain('Max-Age=31536000')
})

test('choosing the device, or nonsense, takes the cookie away', async () => {
  for (const theme of ['auto', 'blue; Domain=evil']) {
    const cookie = (await post({ theme, to: '/' })).headers.get('Set-Cookie')
    expect(cookie).toBe('theme=; Path=/; SameSite=Lax; Max-Age=0')
  }
})

test('WEB-05 the way back never leads to another site', async () => {
  expect((await post({ theme: 'dark', to: '//evil.example' })).headers.get('Location')).toBe('/')
})

test('a cookie that is not ours to read changes nothing', () => {
  expect(themeOf(null)).toBe('auto')
  expect(themeOf('mytheme=dark')).toBe('auto')
  expect(themeOf('theme=darker')).toBe('auto')
  expect(themeOf('a=1; theme=light; b=2')).toBe('light')
})
