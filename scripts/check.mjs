// npm run check: types, lint, format and arrows, two at a time: what works on one core goes beside what works on all.
import { install, program, runBeside } from './setup.mjs'

install()
const arrows = (config) =>
  runBeside([
    program('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    config,
    'src',
    'packages',
  ])
const types = (project) => runBeside([program('typescript/bin/tsc'), '--noEmit', '-p', project])
const lanes = [
  {
    // Types and lint read what it writes.
    'the types of the pages': () => runBeside([program('@react-router/dev/bin.cjs'), 'typegen']),
    // Not a page: a worker knows other things of the browser.
    types: async () => (await types('.')) || (await types('src/web/service-worker')),
    lint: () => runBeside([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  },
  {
    arrows: () => arrows('.dependency-cruiser.cjs'),
    folders: () => arrows('.dependency-cruiser.folders.cjs'),
    format: () => runBeside([program('oxfmt/bin/oxfmt'), '--check']),
  },
]

async function go(lane) {
  let failed = false
  for (const [name, step] of Object.entries(lane)) {
    const from = Date.now()
    const code = await step()
    console.log(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${name} ${((Date.now() - from) / 1000).toFixed(1)} s`,
    )
    failed ||= code !== 0
  }
  return failed
}

const failures = await Promise.all(lanes.map(go))
process.exit(failures.includes(true) ? 1 : 0)
