import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPerson } from './signed-in.ts'

export const root = join(import.meta.dirname, '../..')

/** A server of production with a forum that has discussions, on a data directory of its own. */
export async function startServer() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-bench-'))
  const { person, env: personEnv } = await addPerson(dataDirectory)
  const env = {
    ...process.env,
    ...personEnv,
    // As scripts/start.mjs has it for the embedded database.
    MALLOC_MMAP_THRESHOLD_: '32768',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDirectory,
  }
  spawnSync(process.execPath, ['src/server/forum/seed/seed.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  const server = spawn(process.execPath, ['src/server/app/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((listening, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const found = /listening at (http:\/\/[\d.:]+)/.exec(chunk.toString())
      if (found?.[1]) listening(found[1])
    })
    server.once('exit', () => reject(new Error('The server did not start.')))
  })
  return {
    url: address,
    person,
    pid: server.pid as number,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((gone) => server.once('exit', gone))
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** The page as it came, without its scripts, from a bare server. */
export async function serveControl(base: string) {
  const html = (await (await fetch(base)).text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  const server = createServer((request, response) => {
    if (request.url === '/')
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
    void fetch(base + request.url).then(async (file) => {
      response.setHeader('Content-Type', file.headers.get('content-type') ?? 'text/plain')
      response.statusCode = file.status
      response.end(Buffer.from(await file.arrayBuffer()))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  }
}

/** What a process holds in memory, MB, from /proc. */
export function residentMegabytes(of: number): number {
  const status = readFileSync(`/proc/${of}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000
}

/** Memory at rest, its database within it, beside a bare Node that does nothing. */
export async function compareMemory(serverPid: number): Promise<void> {
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
  await new Promise((rested) => setTimeout(rested, 5_000))
  const [own, floor] = [residentMegabytes(serverPid), residentMegabytes(bare.pid as number)]
  bare.kill()
  console.log(
    `memory at rest with the embedded database: ${own.toFixed(0)} MB, a bare Node ${floor.toFixed(0)} MB: ${(own / floor).toFixed(1)} × (bar 400 MB, aim 300)`,
  )
}

/** User and system time of a process, seconds, from /proc (100 ticks a second). */
export function cpuSeconds(of: number): number {
  const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
