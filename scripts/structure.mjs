// node scripts/structure.mjs: the size of folders, files and functions, as docs/structure.md tells them.
// Functions are measured by their indentation, which the formatter keeps.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const roots = ['src', 'packages', 'scripts', 'bench', 'e2e']
const tracked = execFileSync('git', ['ls-files', ...roots], { encoding: 'utf8' })
  .trim()
  .split('\n')
const folders = new Map()
for (const path of tracked) {
  const folder = path.slice(0, path.lastIndexOf('/'))
  folders.set(folder, (folders.get(folder) ?? 0) + 1)
}
const sources = tracked.filter(
  (path) =>
    /\.(ts|tsx|mjs)$/.test(path) &&
    !/test|fixture|testing|^e2e|src\/words\/|\/migrations\//.test(path),
)

const head =
  /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*?\s*\w*|const \w+ = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>|(?:async )?\*?\w+\([^)]*\)(?:: [^{]+)? \{)/

/** Lines of each function of a file that begins at the head of a line. */
function functionsOf(path) {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const indent = head.exec(line)?.[1]
    if (indent === undefined || /^\s*(?:if|for|while|switch|return|describe|test|it)\b/.test(line))
      return []
    let open = at
    while (open < lines.length && open < at + 15 && !/\{\s*$/.test(lines[open])) {
      if (open > at && lines[open].startsWith(`${indent}}`)) return []
      if (/[^{(,=>]\s*$/.test(lines[open]) && !/[({,]\s*$/.test(lines[open]) && open === at)
        return []
      open += 1
    }
    const end = lines.findIndex((other, index) => index > open && other.startsWith(`${indent}}`))
    return end < 0 ? [] : [{ path, name: line.trim().slice(0, 60), lines: end - at + 1 }]
  })
}

const lengths = sources
  .map((path) => readFileSync(path, 'utf8').split('\n').length)
  .toSorted((a, b) => a - b)
const functions = sources.flatMap(functionsOf).toSorted((a, b) => b.lines - a.lines)
const long = functions.filter(({ lines }) => lines > 60)
const [fullest] = [...folders].toSorted((a, b) => b[1] - a[1])
console.log(`files in the fullest folder: ${fullest[1]} (${fullest[0]})`)
console.log(`source files: ${sources.length}, median ${lengths[lengths.length >> 1]} lines`)
console.log(`files over 250 lines: ${lengths.filter((length) => length > 250).length}`)
console.log(`functions over 60 lines: ${long.length}`)
for (const { lines, path, name } of long) console.log(`  ${lines} ${path}: ${name}`)
