/** What to expect of the page that stands. */
export interface PageExpectations {
  language: 'en' | 'hi'
  /** What people typed, in whatever language. */
  typedTexts: string[]
  /** Latin words that stand in Hindi too. */
  latin: string[]
}

/**
 * Looks over the page that stands: its language, title and heading; what of its text, and of the names
 * of its controls, is left in the other language; what is wider than the screen, beyond its edge or cut.
 * It runs in the page itself, so nothing from outside the function can be used.
 *
 * @returns one sentence for each flaw.
 */
export function flawsOf({ language, typedTexts, latin }: PageExpectations): string[] {
  const flaws = new Set<string>()
  const root = document.documentElement
  const width = root.clientWidth
  const isVisible = (it: Element) => it.checkVisibility({ visibilityProperty: true })
  const where = (it: Element, text = it.textContent ?? '') =>
    `"${text.trim().replace(/\s+/g, ' ').slice(0, 70)}" <${it.tagName.toLowerCase()} class="${(it.getAttribute('class') ?? '').slice(0, 60)}">`

  if (root.lang !== language) flaws.add(`lang is ${root.lang}`)
  if (!document.title.trim()) flaws.add('it has no title')
  const headings = [...document.querySelectorAll('h1')].filter(isVisible)
  if (headings.length !== 1) flaws.add(`it has ${headings.length} h1`)
  if (root.scrollWidth > width) flaws.add(`${root.scrollWidth - width} px wider than the screen`)

  // What is not in the language that it says it is. People's own words may be in either; so are
  // addresses and whatever looks like a code: an id, a time zone, a word with a figure in it.
  const own = typedTexts.map((text) => text.replace(/\s+/g, ' '))
  const code = /[\d@_]|:\/\/|^[A-Z][a-z]+\/[A-Z][A-Za-z_]+/
  const left = (text: string, expected: string): string => {
    const said = own.reduce((rest, one) => rest.replaceAll(one, ' '), text.replace(/\s+/g, ' '))
    if (expected === 'en') return /[\u0904-\u0939\u0958-\u0961]/.test(said) ? said.trim() : ''
    const words = said.split(/[\s()"“”,;·]+/).filter((word) => !code.test(word))
    const found = words.flatMap((word) => word.match(/[A-Za-z]{2,}/g) ?? [])
    return found.filter((word) => !latin.includes(word)).join(', ')
  }
  const judge = (text: string, element: Element, source: string) => {
    const expected = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const foreign = left(text, expected)
    if (foreign) flaws.add(`${source} not in ${expected}: ${foreign} ${where(element, text)}`)
  }
  const named = 'aria-label placeholder alt title aria-description aria-roledescription'.split(' ')
  for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join()))
    for (const name of named) judge(element.getAttribute(name) ?? '', element, name)
  for (const element of document.querySelectorAll(
    'title, meta[name=description], meta[property^="og:"]',
  ))
    if (!/og:(url|image|type|locale|site_name)/.test(element.getAttribute('property') ?? ''))
      judge(element.getAttribute('content') ?? element.textContent ?? '', element, 'the head')

  /** What lies beyond the edge of something that scrolls can be reached; what is inert is not meant to be. */
  const isReachable = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      // What is there for a screen reader alone is of one pixel.
      if (/auto|scroll/.test(overflowX) || (overflowX === 'hidden' && at.clientWidth <= 1))
        return true
    }
    return element.closest('[aria-hidden=true], [inert], option') !== null
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (
      !element ||
      !text.trim() ||
      element.closest('script, style, template, noscript, code, svg title')
    )
      continue
    judge(text, element, 'text')
    if (!isVisible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const beyond = box.right > width + 1 || (box.left < -1 && box.right > 0)
    if (box.width > 1 && beyond && !isReachable(element))
      flaws.add(`beyond the edge: ${where(element)}`)
  }

  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    const cuts = /hidden|clip/
    if (!cuts.test(overflowX) && !cuts.test(overflowY)) continue
    if (element.clientWidth <= 1 || webkitLineClamp !== 'none' || !element.textContent?.trim())
      continue
    if (
      !isVisible(element) ||
      element.closest('svg, [aria-hidden=true]') ||
      element.querySelector('[inert]')
    )
      continue
    const [right, below] = [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]
    if (cuts.test(overflowX) && right > 1)
      flaws.add(`cut by ${right} px at its side: ${where(element)}`)
    if (cuts.test(overflowY) && below > 1) flaws.add(`cut by ${below} px below: ${where(element)}`)
  }
  return [...flaws]
}
