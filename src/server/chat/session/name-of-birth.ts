/** What a person of a saved kundli is called: by the short name where there is one, else by the first of the names. */
export function nameOfBirth({
  full_name,
  short_name,
}: {
  full_name: string
  short_name?: string | null
}): string {
  return short_name ?? full_name.trim().split(/\s+/)[0] ?? full_name
}
