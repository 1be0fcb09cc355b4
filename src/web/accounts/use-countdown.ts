import { useEffect, useState } from 'react'
import { monotonicNow } from '../ui/monotonic-now.ts'

/** Seconds left of `seconds`, counted by the clock and not by ticks. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = monotonicNow() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - monotonicNow()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** 75 as 1:15. */
export function formatMinutesSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
