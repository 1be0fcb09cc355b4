import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const from = join(root, 'node_modules/@sparticuz/chromium/package.json')

/**
 * The browser from npm, unpacked once for each version: a shell without windows, which takes half the
 * processor time of a whole browser, and the same one on every machine. Several processes may ask at once.
 *
 * @returns its path. That it can start here is not sure: it wants the system's libraries.
 */
export async function bundledBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(from, 'utf8')) as { version: string }
  const cache = join(root, 'node_modules/.cache/drishti')
  const place = join(cache, `browser-${version}`)
  const path = join(place, 'chromium')
  if (existsSync(path)) return path
  mkdirSync(cache, { recursive: true })
  const unpacking = mkdtempSync(join(cache, 'unpacking-'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = unpacking // It knows no other way to be told where.
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  try {
    renameSync(unpacking, place)
  } catch {
    rmSync(unpacking, { recursive: true, force: true }) // Another process was first.
  }
  return path
}
