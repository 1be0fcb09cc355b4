// npm pack: what is packed is JavaScript with its types, since Node does not run TypeScript of
// installed packages. `prepack` builds dist and lets package.json point there, `postpack` undoes both.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, renameSync, rmSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const manifest = join(root, 'package.json')
const kept = join(root, 'package.json.kept')

if (process.argv[2] === 'after') {
  if (existsSync(kept)) renameSync(kept, manifest)
  rmSync(join(root, 'dist'), { recursive: true, force: true })
} else {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const compiler = join(root, '../../node_modules/typescript/bin/tsc')
  const built = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.pack.json')], {
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(1)
  // The tables are made JavaScript already, and are not compiled.
  for (const file of ['tables.js', 'tables.d.ts'])
    copyFileSync(join(root, 'src/sky/ephemeris', file), join(root, 'dist/sky/ephemeris', file))
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(kept, text)
  const packed = JSON.parse(text)
  for (const [path, file] of Object.entries(packed.exports)) {
    if (!file.endsWith('.ts')) continue
    const js = file.replace('./src/', './dist/').replace(/\.ts$/, '.js')
    packed.exports[path] = { types: js.replace(/\.js$/, '.d.ts'), default: js }
  }
  for (const [name, file] of Object.entries(packed.bin))
    packed.bin[name] = file.replace('./src/', './dist/').replace(/\.ts$/, '.js')
  delete packed.scripts
  delete packed.devDependencies
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`)
}
