import { createIcon, iris } from './create-icon.tsx'
import type { IconProps } from './create-icon.tsx'

/** The mark of the house: an eye, Drishti. Wider than high. */
export function LogoIcon({ className = 'h-4 w-7' }: IconProps) {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true" className={`line-art ${className}`}>
      <path d="M1 8C5.5 2.6 9.7 1 14 1s8.5 1.6 13 7c-4.5 5.4-8.7 7-13 7S5.5 13.4 1 8z" />
      {iris(14, 8, 4.2)}
    </svg>
  )
}

export const MenuIcon = /* @__PURE__ */ createIcon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="M6 6l12 12M18 6L6 18" />)
export const BellIcon = /* @__PURE__ */ createIcon(
  <path d="M5 17.5c1.4-1.7 2-3.2 2-7a5 5 0 0 1 10 0c0 3.8.6 5.3 2 7zM10 20.5a2.2 2.2 0 0 0 4 0M12 5.5v-2" />,
)
export const PersonIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5c.8-4.5 3.5-6.5 7.5-6.5s6.7 2 7.5 6.5" />
  </>,
)
export const LightThemeIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18" />
  </>,
)
export const DarkThemeIcon = /* @__PURE__ */ createIcon(
  <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
)
export const AutoThemeIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="7.5" />
    <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" className="fill-current" />
  </>,
)
