/** What a page brings of data to the browser, by route: read as the router reads it. */
export function dataOfPage(html: string): Record<string, unknown> {
  const pushed = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)]
  const values = pushed.flatMap(([, text = '""']) => {
    const line = JSON.parse(text) as string
    return line.startsWith('[') ? (JSON.parse(line) as unknown[]) : []
  })
  const hydrate = (index: number): unknown => {
    if (index < 0) return index === -5 ? null : undefined
    const value = values[index]
    if (Array.isArray(value)) return value.map((it) => hydrate(it as number))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [
        hydrate(Number(key.slice(1))),
        hydrate(of as number),
      ]),
    )
  }
  const { loaderData } = hydrate(0) as { loaderData: Record<string, object> }
  // When it was drawn is the one thing that two drawings never share.
  for (const data of Object.values(loaderData)) if (data && 'drawnAt' in data) data.drawnAt = ''
  return loaderData
}

/** Its markup without that data, which comes last in pieces of chance, its nonce and spaces between attributes. */
export function markupOfPage(html: string): string {
  const nonce = /nonce="([^"]*)"/.exec(html)?.[1] ?? ''
  const end = html.indexOf("'scripts-ready'")
  if (end < 0) throw new Error('The page has no end of its own.')
  return html
    .slice(0, end)
    .replaceAll(nonce, '')
    .replace(/(aria-pressed="\w+") +/g, '$1 ')
}
