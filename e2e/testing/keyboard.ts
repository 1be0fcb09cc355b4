import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Where the focus is can be seen: an outline around it or around the label that stands for it, on the
 * screen, and not all of it under something else (WCAG 2.4.7, 2.4.11).
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  // What comes forward with the focus does so in the next frame.
  await expect.poll(() => unseen(page), { timeout: 3_000, interval: 30 }).toBeNull()
}

function unseen(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focusedElement = document.activeElement
    if (!focusedElement || focusedElement === document.body) return null
    let outlinedElement: Element | null = null
    for (
      let at: Element | null = focusedElement, step = 0;
      at && step < 3 && !outlinedElement;
      at = at.parentElement, step++
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) outlinedElement = at
    }
    const markup = focusedElement.outerHTML.slice(0, 300)
    if (!outlinedElement) return `no outline: ${markup}`
    const parts = [...outlinedElement.getClientRects()].filter(({ width }) => width > 2)
    const stands = outlinedElement
    const shows = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (stands.contains(top) || top.contains(stands))
    }
    const places = [0.1, 0.5, 0.9]
    const isShown = parts.some(({ left, top, width, height }) =>
      places.some((x) => places.some((y) => shows(left + x * width, top + y * height))),
    )
    const [part] = parts
    if (!part || isShown) return null
    const top = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2)
    return `covered by ${top?.outerHTML.slice(0, 200) ?? 'the edge of the screen'}: ${markup}`
  })
}

/** Presses Tab (or another key) until this has the focus, which can be seen all the way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    await expectFocusSeen(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((it) => it === document.activeElement)
}

/** Waits until this has the focus. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { timeout: 10_000 }).toBe(true)
}
