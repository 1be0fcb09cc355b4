import { createIcon, iris } from './create-icon.tsx'

const spokes = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6
  const at = (r: number) =>
    `${(24 + r * Math.cos(angle)).toFixed(2)} ${(24 + r * Math.sin(angle)).toFixed(2)}`
  return `M${at(16.5)}L${at(22.5)}`
}).join('')

/** Oracle: an eye in a wheel of twelve. */
export const OracleIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="24" cy="24" r="22.5" />
    <circle cx="24" cy="24" r="16.5" />
    <path d={spokes} />
    <path d="M12 24c4.2-5 8-6.5 12-6.5S31.8 19 36 24c-4.2 5-8 6.5-12 6.5S16.2 29 12 24z" />
    {iris(24, 24, 3.9)}
  </>,
  48,
)

/** Astra: two circles that overlap, and what they share. */
export const AstraIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="16.5" cy="24" r="15" />
    <circle cx="31.5" cy="24" r="15" />
    <path
      d="M24 14.5c2.6 3 3.9 6 3.9 9.5s-1.3 6.5-3.9 9.5c-2.6-3-3.9-6-3.9-9.5s1.3-6.5 3.9-9.5z"
      className="fill-marigold stroke-none"
    />
  </>,
  48,
)
