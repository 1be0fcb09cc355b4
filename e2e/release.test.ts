import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freshPostgres } from '../src/server/testing/fresh-database.ts'

const root = join(import.meta.dirname, '..')
const nobody = 65_534
const place = mkdtempSync(join(tmpdir(), 'drishti-release-'))
const folder = join(place, 'folder')
const node = join(place, 'node')
/** Only root can become nobody and lay a file system read-only over a folder. */
const isRoot = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

/** The scripts are plain JavaScript without types. */
const scriptAt = (name: string) => join(root, 'scripts', name)

/** Every path below a folder, relative to it. */
function pathsIn(path: string, below = ''): string[] {
  return readdirSync(join(path, below)).flatMap((name) => {
    const inside = join(below, name)
    return lstatSync(join(path, inside)).isDirectory() ? pathsIn(path, inside) : [inside]
  })
}

/** Starts what lies in the folder as a user without rights, on a file system that takes no writing. */
async function startReleased(
  env: Record<string, string>,
): Promise<{ url: string; child: ChildProcess }> {
  const run = `exec ${isRoot ? `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all` : ''} ${node} --enable-source-maps src/server/app/main.ts`
  const readOnly = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && cd ${folder} && ! touch x 2>/dev/null && ${run}`
  const [command, args]: [string, string[]] = isRoot
    ? ['unshare', ['-m', 'sh', '-c', readOnly]]
    : ['sh', ['-c', `cd ${folder} && ${run}`]]
  const child = spawn(command, args, {
    cwd: place,
    // Nothing of this environment but where programs are.
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((listening, failed) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1]
      if (address) listening(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => failed(new Error(`It ended (${code}): ${said}`)))
  })
  return { url, child }
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  child.kill('SIGTERM')
  return ended
}

/** A page, a script of it, a picture that is drawn, a call that reckons, the database. */
async function visit(url: string): Promise<void> {
  const page = await fetch(`${url}/hi/oracle`)
  const html = await page.text()
  expect([page.status, html.includes('<html lang="hi"')]).toEqual([200, true])
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
  for (const path of [
    script ?? '/no-script',
    '/sw.js',
    '/cards/hi/site.png',
    '/readyz',
    '/panchang',
  ])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  const day = await fetch(`${url}/apis/places/suggest.php?input=jaipur`)
  expect(await day.text()).toContain('Jaipur')
}

describe('the folder that npm run build makes', () => {
  let megabytes = Infinity
  beforeAll(async () => {
    chmodSync(place, 0o755)
    cpSync(process.execPath, node)
    const { makeRelease } = (await import(scriptAt('make-release.mjs'))) as {
      makeRelease(folder: string): number
    }
    megabytes = makeRelease(folder) / 1024 / 1024
    if (!isRoot) spawnSync('chmod', ['-R', 'a-w', folder])
  })
  afterAll(() => {
    if (!isRoot) spawnSync('chmod', ['-R', 'u+w', folder])
    rmSync(place, { recursive: true, force: true })
  })

  test('has at most 150 MB', () => {
    expect(megabytes).toBeGreaterThan(50)
    expect(megabytes).toBeLessThan(150)
  })

  test('holds no test, compiler, browser or script that is run by installing', () => {
    const paths = pathsIn(folder)
    expect(
      paths.filter((path) => /\.(?:test|testing|fixture)\.|^(?:e2e|training|bench)\//.test(path)),
    ).toEqual([])
    const packages = paths.filter((path) =>
      /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path),
    )
    expect(packages.length).toBeGreaterThan(80)
    for (const path of packages) {
      const { name = '', scripts = {} } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
        name?: string
        scripts?: Record<string, string>
      }
      expect(name).not.toMatch(
        /^(?:typescript|@typescript\/.*|vite|vitest|rolldown|oxlint|playwright.*|.*chromium.*|lighthouse|@swc\/core.*|node-linux.*|@react-router\/dev)$/,
      )
      for (const script of ['preinstall', 'install', 'postinstall'])
        expect([name, scripts[script]]).toEqual([name, undefined])
    }
    expect(paths.filter((path) => /^\.env$|secrets\.json|\.data\//.test(path))).toEqual([])
  })

  test('serves by the embedded database, read-only but for its data, as nobody', async () => {
    const data = join(place, 'data')
    mkdirSync(data)
    if (isRoot) chownSync(data, nobody, nobody)
    const { url, child } = await startReleased({ DATA_DIR: data })
    await visit(url)
    expect(await stop(child)).toBe(0)
    expect(existsSync(join(data, 'db'))).toBe(true)
  })

  test.skipIf(!inject('postgresUrl'))(
    'serves by PostgreSQL and writes nothing at all',
    async () => {
      const fresh = await freshPostgres(inject('postgresUrl') ?? '')
      const { url, child } = await startReleased({
        DATABASE_URL: fresh.url ?? '',
        JWT_SECRET: 'q8Zr2LxT5vNbK0wYcD7mHs4EoJ1uPf9G',
        DATA_DIR: join(folder, 'data'),
      })
      await visit(url)
      expect(await stop(child)).toBe(0)
      expect(existsSync(join(folder, 'data'))).toBe(false)
      await fresh.drop()
    },
  )
})

test('installing and building see no secret of the service', async () => {
  const { plainEnvironment } = (await import(scriptAt('setup.mjs'))) as {
    plainEnvironment(env: Record<string, string>): Record<string, string>
  }
  const names = readFileSync(join(root, '.env.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  expect(names.length).toBeGreaterThan(25)
  const env = Object.fromEntries(
    [...names, 'PATH', 'HOME', 'https_proxy', 'npm_config_cache', 'AWS_SECRET_ACCESS_KEY'].map(
      (name) => [name, 'x'],
    ),
  )
  expect(Object.keys(plainEnvironment(env)).sort()).toEqual(
    ['HOME', 'PATH', 'https_proxy', 'npm_config_cache'].sort(),
  )
  // Neither runs npm or the build with more than that.
  const setup = readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')
  expect(setup).toMatch(
    /'npm', \['ci', \.\.\.options\], \{[^}]*env: plainEnvironment\(process\.env\)/,
  )
  expect(setup).toContain("'--ignore-scripts'")
  expect(readFileSync(join(root, 'scripts/build.mjs'), 'utf8')).toMatch(/runPlain\(\[program/)
})

describe('what stands in deploy/', () => {
  const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

  test('the unit is one that systemd takes, and starts what the folder has', (context) => {
    const unit = read('drishti.service')
    expect(unit).toContain('ExecStart=/usr/bin/node --enable-source-maps src/server/app/main.ts')
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) return context.skip()
    const copy = join(mkdtempSync(join(tmpdir(), 'drishti-unit-')), 'drishti.service')
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath))
    const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', copy], {
      encoding: 'utf8',
    })
    const about = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line.includes('drishti.service'))
    expect(about).toEqual([])
    expect(status).toBe(0)
  })

  test('the image is built by the same command, runs as nobody in particular, and takes no secret in', () => {
    const image = read('Dockerfile')
    expect(image).toContain('RUN npm run build -- /release')
    expect(image).toMatch(/^USER node$/m)
    expect(image).toContain('CMD ["node", "--enable-source-maps", "src/server/app/main.ts"]')
    for (const left of ['.env', '.data', '.git', 'node_modules'])
      expect(read('Dockerfile.dockerignore').split('\n')).toContain(left)
  })

  test('the proxy keeps to what the server believes of one', () => {
    const proxy = read('Caddyfile')
    expect(proxy).toContain('TRUST_PROXY=1')
    expect(proxy).toContain('flush_interval -1')
    expect(proxy).not.toMatch(/header_up\s+-?(?:Host|X-Forwarded)/)
    let depth = 0
    for (const sign of proxy.replaceAll(/#.*$/gm, ''))
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
    expect(depth).toBe(0)
  })
})
