/**
 * `npm run look [-- 360 768 1280]`: a picture of every page at these widths, in both languages and both
 * themes, into ./look/: as a visitor sees it, as a newcomer with nothing of their own, as somebody who
 * has all there is, as somebody with no question left, and as an operator; not-found, empty and refused
 * states too (e2e/testing/tour.ts), and what an act brings about (states.ts), of that only the screen. It
 * starts a server of its own with invented people in it (lived-in.ts); the pages must be built (npm run build).
 * What is wrong with a page (e2e/testing/flaws.ts) is said beside its name.
 * `LOOK_ONLY=chats,forum` takes only pages whose name has one of these in it, `LOOK_AS=resident` only
 * what that person sees.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { awake } from '../e2e/testing/acts.ts'
import { openBrowser } from '../e2e/testing/browser.ts'
import { flawsOf } from '../e2e/testing/flaws.ts'
import { livedIn, latinNames } from '../e2e/testing/lived-in.ts'
import { endServer } from '../e2e/testing/server.ts'
import { handOf, states } from '../e2e/testing/states.ts'
import { tour } from '../e2e/testing/tour.ts'

const only = process.env.LOOK_ONLY?.split(',')
const people = process.env.LOOK_AS?.split(',') ?? [
  ...['visitor', 'newcomer', 'resident', 'asker', 'operator'],
]
const given = process.argv.slice(2).map(Number).filter(Boolean)
const widths = given.length ? given : [360, 768, 1280]
const out = join(import.meta.dirname, '../look')

/** One page in both themes; what is wrong with it, in words. */
async function take(page, world, stop, language, width) {
  const { name, path, viewer, reach } = stop
  const response = await page.goto(`${world.server.url}${language === 'hi' ? '/hi' : ''}/${path}`)
  // What lies below the first screen is drawn for whoever stirs.
  await awake(page)
  const failure = await reach?.(handOf(page, language)).catch((error) => error)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const file = [name.replaceAll(/[\s/:]+/g, '-'), viewer, language, width, colorScheme].join('.')
    await page.screenshot({ path: join(out, `${file}.png`), fullPage: !reach })
  }
  // One page is Hindi by its own name, whatever language leads there.
  const spoken = path === 'forum/learn-more-hindi' ? 'hi' : language
  const flaws = await page.evaluate(flawsOf, {
    language: spoken,
    typedTexts: world.typedTexts,
    latin: latinNames,
  })
  if (failure) flaws.push(`not reached: ${failure.message.split('\n')[0]}`)
  if ((response?.status() ?? 0) >= 500) flaws.push(`status ${response?.status()}`)
  console.log([`${name} (${viewer}, ${language}, ${width} px)`, ...flaws].join('\n  ! '))
  return flaws.length
}

if (!only && !process.env.LOOK_AS) rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const world = await livedIn()
const browser = await openBrowser()
let faults = 0
let looks = 0
/** A browser's window of this width, with this person's session. */
async function windowOf(who, width) {
  const viewport = { width, height: width < 500 ? 740 : 900 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: width < 500 ? 2 : 1 })
  context.setDefaultTimeout(15_000)
  const { url } = world.server
  if (who !== 'visitor')
    await context.addCookies([{ name: 'jwt', value: world[who].jwt, url, httpOnly: true }])
  return context
}

const isWanted = (who) => (stop) =>
  stop.viewer === who && (!only || only.some((part) => stop.name.includes(part)))

try {
  for (const who of people)
    for (const width of widths) {
      const context = await windowOf(who, width)
      const page = await context.newPage()
      for (const stop of tour(world).filter(isWanted(who))) {
        looks += 1
        for (const language of ['en', 'hi'])
          faults += await take(page, world, stop, language, width)
      }
      await context.close()
      // What was typed and broken for one state shall not be there for the next.
      for (const state of states(world).filter(isWanted(who)))
        for (const language of ['en', 'hi']) {
          looks += 1
          const own = await windowOf(who, width)
          faults += await take(await own.newPage(), world, state, language, width)
          await own.close()
        }
    }
} finally {
  await browser.close()
  await endServer(world.server)
}
if (looks === 0) {
  console.log('No page was looked at: no name has that in it.')
  process.exitCode = 2
}
if (faults) {
  console.log(`${faults} things are wrong (marked with !).`)
  process.exitCode = 1
}
