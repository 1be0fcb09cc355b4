import nodemailer, { type SendMailOptions } from 'nodemailer'
import { mailWords } from '../../../words/accounts/accounts.ts'
import { say } from '../../../words/say.ts'
import { MailFault, type Mail } from './mail.ts'

/**
 * Any mail server that speaks SMTP. A message is plain text and is never sent twice: a reply that got
 * lost may still be a mail that arrived.
 */
export function smtp(
  config: { url: string; from: string },
  patienceMilliseconds = 10_000,
): Mail & { close(): void } {
  const { protocol, hostname, port, username, password, searchParams } = new URL(config.url)
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    // A password goes over a private line or not at all.
    requireTLS: protocol === 'smtp:' && username !== '' && !isLocal(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls: { rejectUnauthorized: searchParams.get('insecure') !== '1' },
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async ({ headers, ...mail }: SendMailOptions) => {
    try {
      await transport.sendMail({
        from: config.from,
        ...mail,
        headers: { 'Auto-Submitted': 'auto-generated', ...(headers as Record<string, string>) },
      })
    } catch (error) {
      const { code: kind, responseCode } = error as { code?: string; responseCode?: number }
      const fault = new MailFault(
        `The mail server did not take it: ${responseCode ?? kind ?? 'fault'}`,
      )
      fault.isFinal = responseCode !== undefined && responseCode >= 500
      throw fault
    }
  }
  return {
    inboxPath: null,
    close: () => transport.close(),
    sendCode: ({ to, code, language }) =>
      send({
        to: { name: '', address: to },
        subject: say(mailWords.subject, language),
        text: say(mailWords.code, language, code),
      }),
    sendReminder: ({ to, subject, text, id, stopAddress }) =>
      send({
        to: { name: '', address: to },
        ...{ subject, text },
        messageId: `<${id}@${domainOf(config.from)}>`,
        ...(stopAddress && {
          list: { unsubscribe: { url: stopAddress } },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      }),
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'drishti.invalid'
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
