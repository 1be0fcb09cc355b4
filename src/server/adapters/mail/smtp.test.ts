import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { MailFault } from './mail.ts'
import { smtp } from './smtp.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A mail server on this machine that keeps what it is given. */
async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const mails: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  open.push({ close: () => server.close() })
  return { mails, port: (server.server.address() as AddressInfo).port }
}

function mailer(url: string, patienceMilliseconds?: number) {
  const mail = smtp({ url, from: 'Drishti <noreply@drishti.invalid>' }, patienceMilliseconds)
  open.push(mail)
  return mail
}

const message = { to: 'someone@mail.invalid', code: '042917', language: 'en' } as const

describe('mail by SMTP', () => {
  it('arrives once, as plain text from the house, with the code in it', async () => {
    const { mails, port } = await mailServer()
    await mailer(`smtp://127.0.0.1:${port}`).sendCode(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      from: 'noreply@drishti.invalid',
      to: ['someone@mail.invalid'],
    })
    expect(mails[0]?.text).toContain('042917 is your Drishti code')
    expect(mails[0]?.text).toMatch(/content-type: text\/plain/i)
    expect(mails[0]?.text).toMatch(/auto-submitted: auto-generated/i)
  })

  it('says who it is where the address has a name and a password', async () => {
    const credentials: unknown[] = []
    const { mails, port } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        credentials.push([username, password])
        done(null, { user: 'us' })
      },
    })
    await mailer(`smtp://us%40here:p%3Ass@127.0.0.1:${port}`).sendCode(message)
    expect(credentials).toEqual([['us@here', 'p:ss']])
    expect(mails).toHaveLength(1)
  })

  it('OPS-04 that is refused, cut off, silent or not there is a fault that names no address and no code', async () => {
    const refusing = await mailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such user someone@mail.invalid')),
    })
    const silent = await mailServer({ onConnect: () => undefined })
    for (const [url, patience] of [
      [`smtp://127.0.0.1:${refusing.port}`, 2000],
      [`smtp://127.0.0.1:${silent.port}`, 200],
      ['smtp://127.0.0.1:9', 500],
    ] as const) {
      const fault = await mailer(url, patience)
        .sendCode(message)
        .catch((error: unknown) => error as Error)
      expect(fault, url).toBeInstanceOf(MailFault)
      expect(String(fault)).not.toMatch(/someone|042917/)
    }
  })
})
