/** A sitemap file of these entries. */
export function xmlResponse(
  root: string,
  namespaces: string,
  entries: readonly string[],
): Response {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n` +
    `${entries.join('\n')}\n</${root}>\n`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
