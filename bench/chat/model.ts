/**
 * A model server for the bench, in a process of its own: it speaks the chat-completions protocol, says
 * TEXT at PACE tokens a second, and the first 26 of them at once. Told `times`, it tells when it was asked
 * what, and when it said each token: the number in brackets behind each question, and milliseconds since 1970.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const pace = Number(process.env.PACE ?? 20)
/** Tokens of four characters. */
const tokens = (process.env.TEXT ?? '').match(/.{1,4}/gs) ?? []
const atOnce = tokens.slice(0, 26)
const askedAt: Record<string, number> = {}
const saidAt: Record<string, number[]> = {}
const instant = () => performance.timeOrigin + performance.now()

const event = (content: string) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const opening = event(atOnce.join(''))
const later = tokens.slice(atOnce.length).map(event)
const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const server = createServer((request, response) => {
  const now = instant()
  let body = ''
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
  request.on('end', () => {
    const number = [...body.matchAll(/work\? \((\d+)\)/g)].at(-1)?.[1]
    if (number) askedAt[number] = now
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(opening)
    const began = performance.now()
    const times = [instant()]
    if (number) saidAt[number] = times
    let sentCount = 0
    const timer = setInterval(() => {
      // By the clock and not by the tick, so that a late timer does not slow the speech.
      const due = Math.floor(((performance.now() - began) / 1000) * pace)
      while (sentCount < due && sentCount < later.length) {
        response.write(later[sentCount++])
        times.push(instant())
      }
      if (sentCount < later.length) return
      clearInterval(timer)
      response.end(end)
    }, 1000 / pace)
    response.on('close', () => clearInterval(timer))
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ address: `http://127.0.0.1:${port}`, tokens: tokens.length })
})
process.on('message', () => process.send?.({ askedAt, saidAt }))
process.on('disconnect', () => process.exit(0))
