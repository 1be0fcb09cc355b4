import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way between two that can be cut: what is sent goes nowhere, and nobody is told. */
export interface Relay {
  port: number
  cut(): void
  /** Open again; lines of before the cut are closed, as a network's that comes back would be. */
  mend(): void
  close(): void
}

/** Opens one to a port of loopback. */
export async function openRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => near.destroy()).on('close', () => sockets.delete(near))
    // Taken and never answered, as a packet filter that drops would have it.
    if (isCut) return
    const far = connect(targetPort, '127.0.0.1')
    sockets.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => {
      sockets.delete(far)
      if (!isCut) near.destroy()
    })
    near.on('close', () => !isCut && far.destroy())
    near.on('data', (bytes) => !isCut && far.write(bytes))
    far.on('data', (bytes) => !isCut && near.write(bytes))
    near.on('end', () => !isCut && far.end())
    far.on('end', () => !isCut && near.end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    mend() {
      isCut = false
      dropAll()
    },
    close() {
      dropAll()
      server.close()
    },
  }
}
