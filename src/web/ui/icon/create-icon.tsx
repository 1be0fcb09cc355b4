import type { ReactNode } from 'react'

/**
 * Our own drawings, one line of 1.4 px. They are decoration beside words and hidden from screen
 * readers; a button that shows only a symbol says its name in an `sr-only` span.
 */
export interface IconProps {
  /** Size classes; 24 px unless told. */
  className?: string
}

export function createIcon(shape: ReactNode, box = 24) {
  return function Symbol({ className = 'size-6' }: IconProps) {
    return (
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true" className={`line-art ${className}`}>
        {shape}
      </svg>
    )
  }
}

export const iris = (cx: number, cy: number, r: number) => (
  <circle cx={cx} cy={cy} r={r} className="fill-marigold stroke-none" />
)
