import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface EmbeddedDatabase {
  /** The directory of the Unix socket, as pg's `host`. */
  socketDirectory: string
  close(): Promise<void>
}

/**
 * Opens the embedded database in its own thread and takes the directory for this process alone:
 * PGlite itself takes no lock, and two processes on one directory lose acknowledged rows.
 *
 * @param dataDirectory made (0700) if missing; the database lies in `db` below it.
 * @throws Error with a sentence for the operator when another live process holds the directory.
 */
export async function openEmbedded(dataDirectory: string): Promise<EmbeddedDatabase> {
  const directory = resolve(dataDirectory)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  chmodSync(directory, 0o700)
  const unlock = lock(directory)
  // A Unix socket's path may have about 100 bytes: a long data directory gets a short stand-in, of a
  // name that nobody can guess and make first.
  const isLong = directory.length >= 80
  const socketDirectory = isLong ? mkdtempSync(join(tmpdir(), 'drishti-')) : directory
  const socketPath = join(socketDirectory, '.s.PGSQL.5432')
  rmSync(socketPath, { force: true })
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { directory: join(directory, 'db'), socketPath, ...(await compileModules()) },
  })
  try {
    await waitForMessage(worker, 'ready')
  } catch (error) {
    unlock()
    throw error
  }
  return {
    socketDirectory,
    async close() {
      worker.postMessage('close')
      await waitForMessage(worker, 'closed').catch(() => undefined)
      await worker.terminate()
      if (isLong) rmSync(socketDirectory, { recursive: true, force: true })
      else rmSync(socketPath, { force: true })
      unlock()
    },
  }
}

export interface CompiledModules {
  pgliteWasmModule: WebAssembly.Module
  initdbWasmModule: WebAssembly.Module
}

let modules: Promise<CompiledModules> | undefined

/** PGlite's code, compiled once a process: every further database starts in a fifth of the time. */
function compileModules(): Promise<CompiledModules> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (file: string) => WebAssembly.compile(await readFile(join(folder, file)))
  modules ??= Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]).then(
    ([pgliteWasmModule, initdbWasmModule]) => ({ pgliteWasmModule, initdbWasmModule }),
  )
  return modules
}

function waitForMessage(worker: Worker, word: string): Promise<void> {
  return new Promise((done, reject) => {
    worker.on('message', (message) => message === word && done())
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended (${code}).`)))
  })
}

/** An exclusive lock file with our process id; a lock whose process is gone is taken over. */
function lock(directory: string): () => void {
  const path = join(directory, 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, `${process.pid} ${startedAt(process.pid)}`)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [holder = '', started = ''] = readFileSync(path, 'utf8').split(' ')
      if (isRunning(Number(holder), started)) break
      rmSync(path, { force: true })
    }
  }
  throw new Error(
    `The data directory ${directory} is in use by another running server. Stop that one, or set DATA_DIR to another directory.`,
  )
}

function isRunning(pid: number, startTime: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // The same number may by now be somebody else's: compare when it started, where that can be read.
  const now = startedAt(pid)
  return startTime === '' || now === '' || now === startTime
}

/** Field 22 of /proc/<pid>/stat: start time since boot; empty where there is no /proc. */
function startedAt(pid: number): string {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return ''
  const stat = readFileSync(path, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
