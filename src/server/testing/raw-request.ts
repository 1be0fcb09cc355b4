import { connect } from 'node:net'

export interface RawReply {
  /** 0 when the connection ended, or time was up, without a reply. */
  status: number
  headers: string
  body: string
  /** How many replies came over the connection. */
  count: number
}

/** Sends these very bytes (Latin-1) to a server and reads until it closes, or `waitMilliseconds` are over. */
export function rawRequest(
  address: string,
  bytes: string,
  waitMilliseconds = 10_000,
): Promise<RawReply> {
  const { hostname, port } = new URL(address)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const timer = setTimeout(() => socket.destroy(), waitMilliseconds)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      const end = text.indexOf('\r\n\r\n')
      done({
        status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0),
        headers: text.slice(0, end).toLowerCase(),
        body: text.slice(end + 4),
        count: text.split(/HTTP\/1\.\d \d{3} /).length - 1,
      })
    })
    socket.write(bytes, 'latin1')
  })
}

/** A request of one line, with a Host, on a connection that closes after it. */
export function requestText(first: string, headers: string[] = [], body = ''): string {
  const own = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']
  return [first, ...own, 'Connection: close', ...headers, '', body].join('\r\n')
}
