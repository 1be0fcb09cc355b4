import { useEffect, useState } from 'react'
import type { ChartDrawings } from '../../../contract/kundli/kundli-page.ts'
import { callApi } from '../../api/client.ts'
import { useLanguage } from '../../core/language.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'

/** The corners of the twelve houses in the northern drawing, in quarters of its side. */
const corners: readonly (readonly [number, number])[][] = [
  [
    [2, 0],
    [3, 1],
    [2, 2],
    [1, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 1],
    [0, 2],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 2],
    [1, 3],
  ],
  [
    [0, 2],
    [1, 3],
    [0, 4],
  ],
  [
    [0, 4],
    [1, 3],
    [2, 4],
  ],
  [
    [2, 2],
    [3, 3],
    [2, 4],
    [1, 3],
  ],
  [
    [2, 4],
    [3, 3],
    [4, 4],
  ],
  [
    [4, 4],
    [3, 3],
    [4, 2],
  ],
  [
    [4, 2],
    [3, 3],
    [2, 2],
    [3, 1],
  ],
  [
    [4, 2],
    [3, 1],
    [4, 0],
  ],
  [
    [4, 0],
    [3, 1],
    [2, 0],
  ],
]

/** The birth chart of a kundli with some of its houses, 1 to 12, lit. Without a birth time none is. */
export default function HouseChart({
  bid,
  houses,
  className = '',
}: {
  bid: string
  houses: readonly number[]
  className?: string
}) {
  const drawings = useDrawings(bid)
  if (drawings === 'failed') return null
  if (!drawings) return <Placeholder lines={4} className={className} />
  const { north, south } = drawings
  return (
    <div className={`chart relative ${className}`}>
      {/* Drawn by our own engine from numbers and its tables of names: no typed text is in it. */}
      <div dangerouslySetInnerHTML={{ __html: north ?? south }} />
      {north && (
        <svg
          viewBox="-0.0122 -0.0122 4.0244 4.0244"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {houses.map((house) => (
            <polygon
              key={house}
              points={corners[house - 1]?.map((point) => point.join(',')).join(' ')}
              className="fill-marigold/35 stroke-fact"
              strokeWidth="0.03"
            />
          ))}
        </svg>
      )}
    </div>
  )
}

const loadedDrawings = new Map<string, ChartDrawings>()

/** null until they are there. */
function useDrawings(bid: string): ChartDrawings | 'failed' | null {
  const key = `${useLanguage()}:${bid}`
  const [drawings, setDrawings] = useState<ChartDrawings | 'failed' | null>(
    loadedDrawings.get(key) ?? null,
  )
  useEffect(() => {
    if (loadedDrawings.has(key)) return
    const leaving = new AbortController()
    callApi('birthdetails/drawing', { bid, varga: 'D1' }, { signal: leaving.signal }).then(
      (result) => {
        if (result.ok) loadedDrawings.set(key, result.data.drawings)
        setDrawings(result.ok ? result.data.drawings : 'failed')
      },
      () => {},
    )
    return () => leaving.abort()
  }, [key, bid])
  return drawings
}
