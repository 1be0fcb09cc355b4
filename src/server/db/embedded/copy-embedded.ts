import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const socketOf = (socketDirectory: string) => join(socketDirectory, '.s.copy')

/**
 * Takes copies of the database in its own thread, when asked over a socket of its directory. While files are
 * copied no statement runs, so that they are of one instant: what a killed process would leave, with all
 * that was committed and nothing of what was not.
 */
export function serveCopies(socketDirectory: string, database: string): Server {
  rmSync(socketOf(socketDirectory), { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    text(socket)
      .then((target) => {
        cpSync(database, join(target, 'db'), { recursive: true, errorOnExist: true, force: false })
        socket.end('done')
      })
      .catch((error: unknown) => socket.end(String((error as Error).message)))
  })
  return server.listen(socketOf(socketDirectory))
}

/**
 * Copies an embedded database, whether a server has it open or not, with the keys that belong to it. The copy
 * is a data directory: `DATA_DIR=<target>` starts from it.
 *
 * @param target a folder that is not there yet.
 * @throws Error with a sentence for the operator.
 */
export async function copyEmbedded(dataDirectory: string, target: string): Promise<void> {
  const [from, to] = [resolve(dataDirectory), resolve(target)]
  if (!existsSync(join(from, 'db'))) throw new Error(`There is no database in ${from} yet.`)
  if (existsSync(to)) throw new Error(`${to} is there already: name a new folder.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  try {
    if (existsSync(join(from, 'lock'))) await askForCopy(from, to)
    else cpSync(join(from, 'db'), join(to, 'db'), { recursive: true })
    const secrets = join(from, 'secrets.json')
    if (existsSync(secrets)) cpSync(secrets, join(to, 'secrets.json'))
  } catch (error) {
    rmSync(to, { recursive: true, force: true })
    throw error
  }
}

async function askForCopy(from: string, to: string): Promise<void> {
  const socket = connect({ path: socketOf(from), allowHalfOpen: true })
  socket.end(to)
  const reply = await text(socket).catch(() => {
    throw new Error(
      `The server on ${from} can not be asked for a copy: stop it, and run this again. (The path of DATA_DIR may have 80 characters.)`,
    )
  })
  if (reply !== 'done') throw new Error(`The copy was not made: ${reply}`)
}
