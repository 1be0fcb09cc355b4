import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { msg91 } from './msg91.ts'
import { SmsFault } from './sms.ts'

interface SeenRequest {
  method: string | undefined
  url: string | undefined
  authkey: string | string[] | undefined
  body: unknown
}

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A gateway that answers as told and writes down what it was asked. */
async function gateway(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  patienceMilliseconds?: number,
) {
  const requests: SeenRequest[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method, url, headers } = request
      const body: unknown = JSON.parse(Buffer.concat(pieces).toString())
      requests.push({ method, url, authkey: headers.authkey, body })
      answer(response, request)
    })
  })
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    sms: msg91(
      { authKey: 'key-of-a-test', templateId: 'template-7', baseUrl },
      patienceMilliseconds,
    ),
    seen: requests,
  }
}

const message = {
  mobile: '916000000001',
  code: '042917',
  language: 'en',
  domain: 'localhost',
} as const
const reply = (status: number, type: string, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': type }).end(body)

describe('MSG91', () => {
  it('is asked once, with the key in a header and the number and code only in the body', async () => {
    const { sms, seen: requests } = await gateway(
      reply(200, 'application/json', '{"type":"success","request_id":"3763646c3058373530393938"}'),
    )
    await sms.sendCode(message)
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/api/v5/otp',
        authkey: 'key-of-a-test',
        body: { template_id: 'template-7', mobile: '916000000001', otp: '042917', otp_expiry: 10 },
      },
    ])
    expect(sms.inboxPath).toBeNull()
  })

  it.each([
    [
      'says error with HTTP 200',
      reply(200, 'application/json', '{"type":"error","message":"Invalid authkey"}'),
    ],
    ['says error with HTTP 401', reply(401, 'application/json', '{"type":"error","message":"no"}')],
    ['says success with HTTP 500', reply(500, 'application/json', '{"type":"success"}')],
    ['answers a page of HTML', reply(500, 'text/html', '<html><h1>Bad gateway</h1></html>')],
    ['answers HTML with HTTP 200', reply(200, 'text/html', '<html>maintenance</html>')],
    ['answers nothing', reply(200, 'application/json', '')],
    ['answers JSON without a type', reply(200, 'application/json', 'null')],
    [
      'resets the connection',
      (_: ServerResponse, request: IncomingMessage) => void request.socket.resetAndDestroy(),
    ],
    [
      'sends us elsewhere',
      (response: ServerResponse) => void response.writeHead(302, { Location: '/other' }).end(),
    ],
    [
      'breaks off in the middle',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('{"type":"succ')
        setImmediate(() => response.destroy())
      },
    ],
    [
      'never stops talking',
      (response: ServerResponse) => {
        response.writeHead(200)
        const writeMore = () => {
          while (!response.destroyed && response.write('x'.repeat(8192)));
          if (!response.destroyed) response.once('drain', writeMore)
        }
        writeMore()
      },
    ],
  ])('OPS-04 that %s is a fault, asked no second time', async (_what, answer) => {
    const { sms, seen } = await gateway(answer)
    await expect(sms.sendCode(message)).rejects.toBeInstanceOf(SmsFault)
    expect(seen).toHaveLength(1)
  })

  it('OPS-04 that hangs is given up', async () => {
    const { sms } = await gateway(() => undefined, 100)
    await expect(sms.sendCode(message)).rejects.toThrow(/TimeoutError/)
  })

  it('that is not there is a fault whose words hold neither number nor code', async () => {
    const sms = msg91({ authKey: 'key-of-a-test', templateId: 't', baseUrl: 'http://127.0.0.1:9' })
    const fault = await sms.sendCode(message).catch((error: unknown) => error as Error)
    expect(fault).toBeInstanceOf(SmsFault)
    expect(String(fault)).not.toMatch(/916000000001|042917|key-of-a-test/)
  })
})
