// Builds the pages when a source is newer than the build.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { program, root, runPlain } from './setup.mjs'

const sources = [
  'src/web',
  'src/words',
  'src/contract',
  'packages/jyotish/src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const built = join(root, 'build/server/index.js')

function newest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export function build() {
  const isFresh =
    existsSync(built) &&
    statSync(built).mtimeMs >= Math.max(...sources.map((source) => newest(join(root, source))))
  if (isFresh) return
  console.log('Building the pages …')
  const code = runPlain([program('@react-router/dev/bin.cjs'), 'build'], { NODE_ENV: 'production' })
  if (code !== 0) process.exit(code)
}

if (import.meta.filename === process.argv[1]) build()
