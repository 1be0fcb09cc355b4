/**
 * The pages: what a phone loads, what a request costs the server against the bare render of the same
 * tree, and Lighthouse beside a page without any script. Prints figures; asserts nothing (the weights are
 * held by src/web/app/first-load.test.ts).
 *
 *   node bench/pages.ts [rows: memory, readers, weight, cpu, kundli, browser]
 */
import { coldKundli } from './cold-kundli.ts'
import { compareCpu } from './pages/bare-render.ts'
import { lighthouse } from './pages/lighthouse.ts'
import { watchPaint } from './pages/paint.ts'
import { readPages } from './pages/readers.ts'
import { compareMemory, cpuSeconds, serveControl, startServer } from './pages/serve.ts'
import { pagesOf } from './pages/signed-in.ts'
import { chosenRows } from './rows.ts'
import { weighAtRest, weighFirstLoads } from './pages/weigh.ts'

const measuredPages = [
  { path: '/', id: 'home' },
  { path: '/hi', id: 'home' },
  { path: '/horoscope?zodiac=Aries&when=Today', id: 'horoscope' },
  { path: '/hi/horoscope?zodiac=Aries&when=Today', id: 'horoscope' },
  { path: '/blogs/what-a-kundli-shows-and-how-to-read-it', id: 'blogs/:slug' },
  { path: '/forum?page=1', id: 'forum' },
  { path: '/oracle', id: 'oracle' },
  { path: '/ai-astrologer', id: 'ai-astrologer' },
  { path: '/free-kundli', id: 'free-kundli' },
  { path: '/free-kundli-celeb', id: 'free-kundli-celeb' },
  { path: '/panchang', id: 'panchang' },
]

const chosen = chosenRows({ memory, readers, weight, cpu, kundli, browser })
const server = await startServer()
const { url, pid, person } = server
try {
  for (const [, measureRow] of chosen) await measureRow()
} finally {
  await server.stop()
}

async function memory(): Promise<void> {
  await compareMemory(pid)
}

async function readers(): Promise<void> {
  const readAddresses = [
    ...['/', '/hi', '/horoscope?zodiac=Aries&when=Today', '/panchang'],
    '/blogs/what-a-kundli-shows-and-how-to-read-it',
    await firstDiscussion(url),
  ]
  await readPages(readAddresses.map((path) => ({ name: path, address: url + path })))
}

async function weight(): Promise<void> {
  weighFirstLoads()
  await weighAtRest(url, measuredPages)
}

async function cpu(): Promise<void> {
  await compareCpu(url, pid)
}

async function kundli(): Promise<void> {
  await coldKundli(url, () => cpuSeconds(pid))
}

async function browser(): Promise<void> {
  const control = await serveControl(url)
  const targets: { name: string; address: string; jwt?: string }[] = [
    { name: 'control: home without any script', address: control.url },
    ...measuredPages.map(({ path }) => ({ name: path, address: url + path })),
    ...pagesOf(person).map(({ name, path }) => ({ name, address: url + path, jwt: person.jwt })),
  ]
  console.log('In a browser slowed down 4 × on slow 4G (bars: LCP 1.8 s, CLS 0.05):')
  await watchPaint(targets)
  console.log('Lighthouse mobile: performance / accessibility / best practices / SEO (bar 95):')
  for (const target of targets) await lighthouse(target.name, target.address, target.jwt)
  control.close()
}

/** The address of the discussion that stands first in the forum. */
async function firstDiscussion(base: string): Promise<string> {
  const html = await (await fetch(`${base}/forum?page=1`)).text()
  const [, address = '/forum?page=1'] = /href="(\/forum\/[^"]*did=[^"]*)"/.exec(html) ?? []
  return address.replaceAll('&amp;', '&')
}
