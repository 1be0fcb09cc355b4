/** The page that an address asks for; the first where it says nothing of use. */
export function pageFromQuery(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
