/**
 * Gives `value` back if it is an address within this site, else `fallback`. For `next` and the like:
 * whatever a query says, no one is sent to another site (`//evil`, `/\evil`, `https:…`, tabs and
 * newlines that browsers strip).
 */
export function sameSitePath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return fallback
  const here = 'http://here.invalid'
  if (!URL.canParse(value, here)) return fallback
  const url = new URL(value, here)
  const path = url.pathname + url.search + url.hash
  // `/.//evil` is within the site as it is read here, but `//evil` once the dot is resolved away.
  return url.origin === here && !path.startsWith('//') ? path : fallback
}
