/**
 * The floor: a bare node:http server that asks the model, parses its events and passes the text on.
 * No login, no ledger, no check, nothing kept.
 */
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellCost } from './cost.ts'

const model = process.env.MODEL_BASE_URL ?? ''
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
  request.on('end', () => {
    const asking = ask(`${model}/chat/completions`, { method: 'POST', agent: false }, (answer) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
      let waiting = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        waiting += piece
        for (let at = waiting.indexOf('\n\n'); at >= 0; at = waiting.indexOf('\n\n')) {
          const data = waiting.slice(6, at)
          waiting = waiting.slice(at + 2)
          if (data === '[DONE]') continue
          const parsed = JSON.parse(data) as { choices: [{ delta: { content?: string } }] }
          const text = parsed.choices[0].delta.content
          if (text) response.write(text)
        }
      })
      answer.on('end', () => response.end('\u001e{"status":"success"}'))
    })
    asking.end(JSON.stringify({ model: 'm', stream: true, messages: [JSON.parse(body)] }))
  })
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ address: `http://127.0.0.1:${port}` })
})
tellCost()
