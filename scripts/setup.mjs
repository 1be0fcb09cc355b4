// Installs what the lockfile says when it is not there yet, and finds the Node that the server runs
// on. Has no dependencies itself: it is what a bare clone starts with.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const marker = join(root, 'node_modules/.installed')

/** Runs `npm ci` when node_modules is missing or older than the lockfile. */
export function install() {
  const lockfile = join(root, 'package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lockfile).mtimeMs) return
  console.log('Installing (about a minute, once) …')
  // Its warnings about the system's older Node do not matter: all that follows runs on the one installed here.
  // No package needs a script of its own to be installed, and none is to run one with what this account may do.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: plainEnvironment(process.env),
  })
  if (npm.status !== 0) {
    console.error('npm ci failed; see above. Nothing was started.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(marker, '')
}

const plainNames =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|CI|XDG_\w+|npm_config_\w+|(?:https?|all|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:App|LocalApp|Program)Data|SystemRoot|windir|ComSpec|PathExt|UserProfile)$/i

/** What installing and building may see of an environment: where things are and how to reach the registry, none of the service's secrets. */
export function plainEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => plainNames.test(name)))
}

/** The Node 24 in node_modules, or this one where that package has no build for the machine. */
export function node() {
  const own = join(root, 'node_modules/.bin/node')
  if (existsSync(own)) return own
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error('This machine needs Node 22.18 or newer: the bundled one does not exist for it.')
  process.exit(1)
}

/** Runs a program of node_modules or a file with our Node and gives its exit code. */
export function run(args, env = {}) {
  return spawnHere(args, { ...process.env, ...env })
}

/** The same beside others: what it says comes whole, when it has ended. */
export function runBeside(args) {
  const child = spawn(node(), args, { cwd: root, env: withPath(process.env) })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  return new Promise((done) =>
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code ?? 1)
    }),
  )
}

/** The same as `run` without the service's secrets: for what only builds. */
export function runPlain(args, env = {}) {
  return spawnHere(args, { ...plainEnvironment(process.env), ...env })
}

function spawnHere(args, env) {
  const { status } = spawnSync(node(), args, { cwd: root, stdio: 'inherit', env: withPath(env) })
  return status ?? 1
}

/** The same for what runs until it is told to end: signals are passed on, its exit code is ours. */
export function become(args, env = {}) {
  const it = spawn(node(), args, {
    cwd: root,
    stdio: 'inherit',
    env: withPath({ ...process.env, ...env }),
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => it.kill(signal))
  it.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function withPath(env) {
  return { ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` }
}

/** The path of a package's program, started by our Node whatever the system's is. */
export function program(path) {
  return join(root, 'node_modules', path)
}
