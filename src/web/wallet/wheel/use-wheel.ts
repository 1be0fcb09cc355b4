import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import {
  speedDecayPerFrame,
  percentAt,
  segmentAngle,
  stopSpeed,
  simulateSpin,
} from '../../../contract/wheel-physics.ts'
import { drawWheel } from './draw-wheel.ts'
import { openSounds } from './sounds.ts'
import type { WheelSounds } from './sounds.ts'

export interface Wheel {
  canvas: RefObject<HTMLCanvasElement | null>
  isTurning: boolean
  /** Turns the wheel until it stands still; gives the percentage under the pointer. */
  turn: (startAngle: number, startSpeed: number) => Promise<number>
}

/**
 * The wheel on its canvas: from a start speed it loses a little with each frame until it stands. With
 * reduced motion it is simply there. Sounds only while `hasSound`.
 */
export function useWheel(hasSound: boolean): Wheel {
  const canvas = useRef<HTMLCanvasElement>(null)
  const sounds = useRef<WheelSounds | null>(null)
  const last = useRef<{ angle: number; wonPercent?: number }>({ angle: 0 })
  const [isTurning, setTurning] = useState(false)

  useEffect(() => {
    const redraw = () =>
      canvas.current && drawWheel(canvas.current, last.current.angle, last.current.wonPercent)
    redraw()
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', redraw)
    const theme = new MutationObserver(redraw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      dark.removeEventListener('change', redraw)
      theme.disconnect()
      sounds.current?.close()
    }
  }, [])

  async function turn(startAngle: number, startSpeed: number): Promise<number> {
    setTurning(true)
    if (hasSound) sounds.current ??= openSounds()
    const sound = hasSound ? sounds.current : null
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let angle = startAngle
    if (still) angle += simulateSpin(startSpeed).angle
    else
      await new Promise<void>((resolve) => {
        let speed = startSpeed
        const frame = () => {
          if (speed < stopSpeed || !canvas.current) return resolve()
          const before = Math.floor(angle / segmentAngle)
          angle += speed
          speed *= speedDecayPerFrame
          if (Math.floor(angle / segmentAngle) !== before) sound?.tick()
          drawWheel(canvas.current, angle)
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      })
    const wonPercent = percentAt(angle)
    last.current = { angle, wonPercent }
    if (canvas.current) drawWheel(canvas.current, angle, wonPercent)
    sound?.win()
    setTurning(false)
    return wonPercent
  }

  return { canvas, isTurning, turn }
}
