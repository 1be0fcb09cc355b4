import { describe, expect, it } from 'vitest'
import { openSmsInbox } from './fake-sms.ts'

const to = (n: number) => ({ mobile: `91600000${String(n).padStart(4, '0')}`, code: '042917' })

describe('the inbox', () => {
  it('ends each message with the line that browsers read the code from', async () => {
    const inbox = openSmsInbox(true, () => new Date('2026-11-20T10:00:00Z'))
    await inbox.sendCode({ ...to(1), language: 'en', domain: 'drishti.example' })
    await inbox.sendCode({ ...to(2), language: 'hi', domain: 'drishti.example' })
    const [hindi, english] = inbox.messages()
    for (const message of [hindi, english])
      expect(message?.text.split('\n').at(-1)).toBe('@drishti.example #042917')
    expect(english).toMatchObject({ code: '042917', at: '2026-11-20T10:00:00.000Z' })
    expect(english?.text).toContain('is your Drishti code')
    expect(hindi?.text).toContain('दृष्टि कोड')
  })

  it('shows the newest first and keeps 200', async () => {
    const inbox = openSmsInbox()
    for (let n = 0; n < 205; n++)
      await inbox.sendCode({ ...to(n), language: 'en', domain: 'localhost' })
    expect(inbox.messages()).toHaveLength(200)
    expect(inbox.messages()[0]?.to).toBe('916000000204')
    expect(inbox.messages().at(-1)?.to).toBe('916000000005')
  })
})
