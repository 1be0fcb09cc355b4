import type { ReactNode } from 'react'

/** A small button that shows only a symbol and says its name. With `name` and `value` it sends its form. */
export function IconButton({
  isPressed,
  label,
  onPress,
  symbol,
  ...field
}: {
  isPressed?: boolean
  label: string
  onPress: () => void
  symbol: ReactNode
  name?: string
  value?: string
}) {
  return (
    <button
      {...field}
      type={field.name ? 'submit' : 'button'}
      className="grid size-11 place-items-center rounded-md hover:bg-wash hover:text-ink aria-pressed:text-action"
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
    >
      {symbol}
      <span className="sr-only">{label}</span>
    </button>
  )
}
