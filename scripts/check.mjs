// npm run check: types, lint, format and arrows, in under half a minute.
import { install, program, run } from './setup.mjs'

install()
const arrows = (config) =>
  run([
    program('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    config,
    'src',
    'packages',
  ])
const steps = {
  types: () =>
    run([program('@react-router/dev/bin.cjs'), 'typegen']) ||
    run([program('typescript/bin/tsc'), '--noEmit', '-p', '.']) ||
    // Not a page: a worker knows other things of the browser.
    run([program('typescript/bin/tsc'), '--noEmit', '-p', 'src/web/service-worker']),
  lint: () => run([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  format: () => run([program('oxfmt/bin/oxfmt'), '--check']),
  arrows: () => arrows('.dependency-cruiser.cjs'),
  folders: () => arrows('.dependency-cruiser.folders.cjs'),
}
let failed = false
for (const [name, step] of Object.entries(steps)) {
  const from = Date.now()
  const code = step()
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name} ${((Date.now() - from) / 1000).toFixed(1)} s`,
  )
  failed ||= code !== 0
}
process.exit(failed ? 1 : 0)
