import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const require = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')))
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Axe over the page that stands; what is right is not listed. Its own builder reads axe into the page twice for
 * each look, which takes longer than a look for one rule: here each document reads it once.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  const isThere = 'void 0'
  const axe = new AxeBuilder({ page, axeSource: isThere }).setLegacyMode(true)
  return axe.options({ resultTypes: ['violations'] })
}
