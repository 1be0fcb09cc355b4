/** The page numbers of a pager in order; null is an ellipsis for one or more that are left out. */
export function pagerItems(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, i) => i + 1)
  const near = [page - 1, page, page + 1].filter((it) => it > 1 && it < pageCount)
  const places: (number | null)[] = [1]
  if ((near[0] ?? pageCount) > 2) places.push(null)
  places.push(...near)
  if (near.length && (near.at(-1) ?? 1) < pageCount - 1) places.push(null)
  return [...places, pageCount]
}
