import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOn } from './axe.ts'
import type { Visit } from './browser.ts'
import { colourFlaws, colourRules } from './colours.ts'

/**
 * Looks at the screen as it stands: no violation, nothing wider than the screen, no complaint of the
 * browser (its content policy's included). In Hindi it is dark and in English light, because colours
 * know no language. Every page at rest is seen in both by every-page.test.ts: this is for what a story
 * alone brings about.
 */
export async function inspect({ page, complaints }: Visit, screen: string): Promise<void> {
  const isHindi = await page.evaluate(() => document.documentElement.lang === 'hi')
  const colorScheme = isHindi ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await waitUntilSettled(page)
  const axe = await axeOn(page)
  axe.disableRules(colourRules)
  const { violations } = await axe.analyze()
  const problems = violations.map(
    ({ id, help, nodes }) =>
      `${screen} (${colorScheme}): ${id}: ${help}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  )
  for (const { id, target, summary } of await colourFlaws(page))
    problems.push(`${screen} (${colorScheme}): ${id}: ${target} ${summary}`)
  expect(problems).toEqual([])
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await expectNoSideScroll(page, screen)
  expect(complaints).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSideScroll(page: Page, screen: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
      .map((it) => `${it.tagName} ${it.className}`)
      .slice(0, 5)
  })
  expect({ screen, wide }).toEqual({ screen, wide: [] })
}

/** Every movement that ends has ended, and the fonts are there. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
      // What lies folded stands still until it is opened.
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? true)
    await Promise.allSettled(ending.map((it) => it.finished))
  })
}
