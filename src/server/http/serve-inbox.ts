import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inboxWords as words } from '../../words/accounts/accounts.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import { formatDate, say, formatTime, type Language } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { isMailInbox } from '../adapters/mail/fake-mail.ts'
import { isSmsInbox, type InboxMessage } from '../adapters/sms/fake-sms.ts'
import { sendError, languageOf } from './serve-apis.ts'

const forwarding = /^(x-forwarded-|forwarded$|via$|x-real-ip$)/

/**
 * Shows what the stand-ins for the SMS gateway and the mail server hold, to a browser on this very
 * machine alone; once a gateway is set, and at a public address, these addresses don't exist.
 */
export function serveInbox(app: FastifyInstance, context: AppContext): void {
  const { sms, mail } = context.adapters
  if (!isSmsInbox(sms) || context.config.production) return
  const messages = () =>
    [...sms.messages(), ...(isMailInbox(mail) ? mail.messages() : [])].sort((a, b) =>
      a.at < b.at ? 1 : -1,
    )
  app.get('/dev/inbox.json', (request, reply) => {
    if (!isAtThisMachine(request))
      return sendError(reply, 404, houseWords.notFound, languageOf(request))
    return reply.header('Cache-Control', 'no-store').send({ messages: messages() })
  })
  app.get('/dev/inbox', (request, reply) => {
    const language = languageOf(request)
    if (!isAtThisMachine(request)) return sendError(reply, 404, houseWords.notFound, language)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(page(messages(), language, nonce))
  })
}

/**
 * The peer is loopback, nothing passed the request on, and the name in the address is this
 * machine's own: a foreign site whose name was made to point here still sends its own name.
 */
function isAtThisMachine(request: FastifyRequest): boolean {
  const peer = (request.raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  if (peer !== '::1' && !/^127\.\d+\.\d+\.\d+$/.test(peer)) return false
  if (Object.keys(request.headers).some((header) => forwarding.test(header))) return false
  const { host = '' } = request.headers
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name)
}

function page(messages: readonly InboxMessage[], language: Language, nonce: string): string {
  const title = say(words.title, language)
  const list = messages
    .map(
      ({ to, text, code, at }) =>
        `<li><p>${escapeHtml(`${formatDate(at, language)}, ${formatTime(at)}`)} · ${to.includes('@') ? '' : '+'}${escapeHtml(to)}</p>` +
        `<p class="code">${escapeHtml(code)}</p><pre>${escapeHtml(text)}</pre></li>`,
    )
    .join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><title>${title} · Drishti</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${say(words.why, language)}</p>
${list ? `<ol>${list}</ol>` : `<p>${say(words.none, language)}</p>`}</main></body></html>`
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.5rem}ol{list-style:none;padding:0}
li{border-top:1px solid #8886;padding:.5rem 0}li p{margin:.25rem 0}
.code{font:600 2rem/1.2 ui-monospace,monospace;letter-spacing:.15em}
pre{font:inherit;white-space:pre-wrap;margin:.25rem 0}`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
