// npm run reference: the pages of docs/reference from the docstrings of what the package exports, or those
// of another directory when one is named. Ends with 1 where a public export has no docstring, or where one
// speaks of a type that cannot be imported.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const out = process.argv[2] ?? join(root, 'docs/reference')
const typedoc = dirname(createRequire(import.meta.url).resolve('typedoc/package.json'))
const made = spawnSync(process.execPath, [join(typedoc, 'bin/typedoc'), '--out', out], {
  cwd: root,
  stdio: 'inherit',
})
if (made.status !== 0) process.exit(1)

/** Sets a list of what a page holds, by kind, before the first kind. */
function withContents(page) {
  const contents = []
  for (const part of page.split(/^(?=## )/m).slice(1)) {
    const kind = part.slice(3, part.indexOf('\n'))
    const links = [...part.matchAll(/^<a id="(.+)"><\/a>\n\n### (\w+)/gm)].map(
      ([, anchor, name]) => `[${name}](#${anchor})`,
    )
    contents.push(`**${kind}**: ${links.join(' · ')}\n`)
  }
  const first = page.search(/^## /m)
  return `${page.slice(0, first)}${contents.join('\n')}\n${page.slice(first)}`
}

for (const name of readdirSync(out)) {
  if (name === 'README.md') continue
  const page = readFileSync(join(out, name), 'utf8')
  writeFileSync(join(out, name), withContents(page))
}
