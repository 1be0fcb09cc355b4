import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { questionMaxLength } from '../../../contract/core/constants.ts'
import { keptQuestionCookie, readKeptQuestion, type KeptQuestion } from './kept-question.server.ts'

const url = new URL('https://drishti.invalid/ask')
const birth = { full_name: 'आशा काल्पनिक', day: '5', month: '8', year: '1994', pob: 'कानपुर' }
const requestWith = (cookie: string) => new Request(url, { headers: { Cookie: cookie } })
const sentBack = (kept: KeptQuestion) =>
  readKeptQuestion(requestWith(keptQuestionCookie(kept, url).split(';')[0]!))

test('what was kept comes back, of the longest question too', () => {
  const words = Array.from({ length: 160 }, (_, place) => `शब्द${place * 7919}`).join(' ')
  const question = words.slice(0, questionMaxLength)
  expect(question).toHaveLength(questionMaxLength)
  expect(sentBack({ question, birth })).toEqual({ question, birth })
  expect(sentBack({ question: 'When?', birth: null })).toEqual({ question: 'When?', birth: null })
})

test('no script sees it, it lasts an hour, and goes by TLS where there is TLS', () => {
  const cookie = keptQuestionCookie({ question: 'When?', birth: null }, url)
  expect(cookie).toMatch(/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/)
  expect(cookie).not.toContain('When')
  expect(keptQuestionCookie(null, url)).toContain('asked=; Path=/; Max-Age=0')
  expect(keptQuestionCookie(null, new URL('http://localhost/'))).not.toContain('Secure')
})

test('what somebody has put there by hand is nothing, and unfolds to no more than it may', () => {
  const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url')
  for (const value of [
    'x',
    packed({ question: 5 }),
    packed({ question: 'x'.repeat(questionMaxLength + 1) }),
    packed('x'.repeat(5_000_000)),
  ])
    expect(readKeptQuestion(requestWith(`asked=${value}`)), value.slice(0, 20)).toBeNull()
  const forged = packed({ question: 'When?', birth: { day: '5', uid: 'x', month: 8 } })
  expect(readKeptQuestion(requestWith(`asked=${forged}`))?.birth).toEqual({ day: '5' })
})
