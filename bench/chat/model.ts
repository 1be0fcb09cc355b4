/**
 * A model server for the bench, in a process of its own: it speaks the chat-completions protocol,
 * says plain sentences at PACE tokens a second, and the first two of them at once.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const pace = Number(process.env.PACE ?? 20)
/** About 220 words that say nothing of the sky, as tokens of four characters. */
const text =
  'Keep one quiet hour for yourself this week. Write down what you want to change first. ' +
  'Talk with one person you trust about it. Sleep a night over every large promise. ' +
  'Put your papers in order before the month ends. Say clearly what you can give and what not. ' +
  'Finish the smaller task before you begin the larger one. Walk a little every evening without your phone. ' +
  'Thank the people who helped you this year. Leave a margin of time around every meeting. ' +
  'Learn one useful skill that you have put off. Let others speak first and listen to the end. ' +
  'Keep your home tidy where you work and rest. Set a small sum aside each month. ' +
  'Write to a friend you have not seen for long. Look back once a week and note what went well. ' +
  'Be patient with yourself on slow days. Share what you know with someone younger. ' +
  'Ask for advice early and decide in your own time. Choose the plain word over the clever one. ' +
  'Mend one small thing instead of buying a new one. Keep a short list and cross it off in ink. ' +
  'Give thanks before you ask for more. Rest well on the day that you have kept free. ' +
  'Read a page of something good each night. Begin the morning without any screen at all. '
const tokens = text.match(/.{1,4}/gs) ?? []
const atOnce = tokens.slice(0, 26)

const event = (content: string) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const opening = event(atOnce.join(''))
const later = tokens.slice(atOnce.length).map(event)
const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(opening)
    const began = performance.now()
    let sentCount = 0
    const timer = setInterval(() => {
      // By the clock and not by the tick, so that a late timer does not slow the speech.
      const due = Math.floor(((performance.now() - began) / 1000) * pace)
      while (sentCount < due && sentCount < later.length) response.write(later[sentCount++])
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
process.on('disconnect', () => process.exit(0))
