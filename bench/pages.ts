/**
 * The pages: what a phone loads, what a request costs the server against the bare render of the same
 * tree, and Lighthouse beside a page without any script. Prints figures; asserts nothing (the weights are
 * held by src/web/first-load.test.ts).
 */
import { coldKundli } from './cold-kundli.ts'
import { compareCpu } from './pages/bare-render.ts'
import { lighthouse } from './pages/lighthouse.ts'
import { cpuSeconds, serveControl, startServer } from './pages/serve.ts'
import { weighAtRest, weighFirstLoads } from './pages/weigh.ts'

const looked = [
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

const server = await startServer()
const { url, pid } = server
try {
  weighFirstLoads()
  await weighAtRest(url, looked)
  await compareCpu(url, pid)
  await coldKundli(url, () => cpuSeconds(pid))
  console.log(
    'Lighthouse mobile: performance / accessibility / best practices / SEO (bar 95), LCP (bar 1.8 s), CLS (bar 0.05):',
  )
  const control = await serveControl(url)
  lighthouse('control: home without any script', control.url)
  control.close()
  for (const { path } of looked) lighthouse(path, url + path)
} finally {
  await server.stop()
}
