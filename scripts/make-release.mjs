/**
 * npm run build [-- FOLDER]: makes a folder (./release unless another is named) that runs by itself on a
 * machine of the same kind as this one with Node 24: the server's sources, the built pages, and of the
 * packages those that the server imports. Nothing in it is installed, compiled or downloaded there.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from './build.mjs'
import { install, root } from './setup.mjs'

/** Of our own sources: what is there for tests and for making what is already made. */
const notServed =
  /\.(?:test|testing|fixture)\.tsx?$|\/(?:testing|attacks|make|train|real-wordpress)$|\/reference-clocks\.tsv$/
/** Of the packages: what describes them to editors and debuggers. */
const notRun =
  /\.(?:test\.[cm]?[jt]s|d\.[cm]?ts|map|md|markdown|flow|tsbuildinfo)$|\/(?:test|tests|docs|example|examples)$/i
const licence = /licen[cs]e|notice/i

/** The places of the packages that run, in node_modules: what ours asks for, and what that asks for in turn. */
export function runtimePackages(lockfile) {
  const { packages } = lockfile
  const places = new Set()
  const waiting = [{ from: '', names: packages[''].dependencies }]
  for (const { from, names } of waiting)
    for (const name of Object.keys(names ?? {})) {
      const place = placeOf(packages, from, name)
      if (!place || places.has(place)) continue
      places.add(place)
      const { dependencies, optionalDependencies, link, resolved } = packages[place]
      const own = link ? packages[resolved] : { dependencies, optionalDependencies }
      waiting.push({ from: place, names: { ...own.optionalDependencies, ...own.dependencies } })
    }
  return [...places].sort()
}

/** Where Node finds `name` from the package at `from`: in its own node_modules, or in those above it. */
function placeOf(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return null
  }
}

/** @returns the size of the folder: bytes. */
export function makeRelease(folder) {
  const target = resolve(folder)
  if (existsSync(target) && !existsSync(join(target, 'RELEASE')) && readdirSync(target).length)
    throw new Error(`${target} holds something else: name an empty folder.`)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const part of ['src', 'packages/jyotish/src', 'packages/jyotish/reference/measured.json'])
    cpSync(join(root, part), join(target, part), {
      recursive: true,
      filter: (path) => !notServed.test(path) && !/\/src\/web\/.*\.(?:tsx|css)$/.test(path),
    })
  cpSync(join(root, 'build'), join(target, 'build'), { recursive: true })
  for (const file of ['LICENSE', 'NOTICE', '.env.example', 'packages/jyotish/package.json'])
    cpSync(join(root, file), join(target, file))
  for (const place of runtimePackages(lockfile))
    copyPackage(lockfile.packages[place], place, target)
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest(), null, 2))
  writeFileSync(join(target, 'RELEASE'), `${JSON.stringify(readPackage().version)}\n`)
  return sizeOf(target)
}

function copyPackage({ link, resolved }, place, target) {
  const from = join(root, place)
  // A build of an optional package for another kind of machine.
  if (!existsSync(from)) return
  const to = join(target, place)
  mkdirSync(join(to, '..'), { recursive: true })
  if (link) return symlinkSync(join('../..', resolved), to)
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = path.slice(from.length)
      if (inside === '/node_modules') return false
      return !notRun.test(inside) || licence.test(basename(inside))
    },
  })
}

function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** What is left to do there: to start, and what an operator does at the command line. */
function manifest() {
  const { name, version, license, dependencies } = readPackage()
  return {
    ...{ name, version, private: true, license, type: 'module' },
    scripts: {
      start: 'node --enable-source-maps src/server/app/main.ts',
      operator: 'node src/server/operator/operator.ts',
    },
    engines: { node: '>=24' },
    dependencies,
  }
}

function sizeOf(path) {
  const found = lstatSync(path)
  if (!found.isDirectory()) return found.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

if (import.meta.filename === process.argv[1]) {
  install()
  build()
  const folder = process.argv[2] ?? 'release'
  const bytes = makeRelease(resolve(root, folder))
  console.log(
    `${folder}: ${(bytes / 1024 / 1024).toFixed(1)} MB. Start it there: node src/server/app/main.ts`,
  )
}
