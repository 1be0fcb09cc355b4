// node scripts/structure.mjs: the size of folders, files and functions, as docs/structure.md tells them.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

const roots = ['src', 'packages', 'scripts', 'bench', 'e2e']
const mostLines = { file: 250, function: 60 }
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
    !path.endsWith('.d.ts') &&
    !/test|fixture|testing|^e2e|src\/words\/|\/migrations\//.test(path),
)
const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
])

/** Each function of a source, nested ones too: where it begins, and how many lines it has. */
function functionsOf(path) {
  const text = readFileSync(path, 'utf8')
  const syntax = path.endsWith('.mjs') ? 'ecmascript' : 'typescript'
  const module = parseSync(text, { syntax, tsx: path.endsWith('x') })
  // Offsets are in bytes, and count on from one source to the next.
  const bytes = Buffer.from(text)
  const base = module.span.end - Buffer.byteLength(text.trimEnd())
  const lineAt = (offset) =>
    bytes
      .subarray(0, offset - base)
      .toString()
      .split('\n').length
  const functions = []
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return
    const { start, end } = node.span ?? node.function?.span ?? {}
    if (functionTypes.has(node.type) && end) {
      const line = lineAt(start)
      functions.push({ path, line, lines: lineAt(end) - line + 1 })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(module.body)
  return functions
}

const lengths = sources
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines)
const functions = sources.flatMap(functionsOf).toSorted((a, b) => b.lines - a.lines)
const longFiles = lengths.filter(({ lines }) => lines > mostLines.file).toReversed()
const longFunctions = functions.filter(({ lines }) => lines > mostLines.function)
const [fullest] = [...folders].toSorted((a, b) => b[1] - a[1])
console.log(`files in the fullest folder: ${fullest[1]} (${fullest[0]})`)
console.log(`source files: ${sources.length}, median ${lengths[lengths.length >> 1].lines} lines`)
console.log(`files over ${mostLines.file} lines: ${longFiles.length}`)
for (const { lines, path } of longFiles) console.log(`  ${lines} ${path}`)
console.log(`functions over ${mostLines.function} lines: ${longFunctions.length}`)
for (const { lines, line, path } of longFunctions) console.log(`  ${lines} ${path}:${line}`)
