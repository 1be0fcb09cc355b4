import type { ReactNode } from 'react'

/** One of the two small buttons that move a row of things; `off` where it can't go further. */
export function CarouselButton({
  label,
  off,
  onPress,
  children,
}: {
  label: string
  off: boolean | undefined
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      disabled={off}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-md border border-edge hover:bg-wash disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  )
}
