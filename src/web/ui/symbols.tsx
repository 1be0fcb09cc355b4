import type { ReactNode } from 'react'

/**
 * Our own drawings, one line of 1.4 px. They are decoration beside words and hidden from screen
 * readers; a button that shows only a symbol says its name in an `sr-only` span.
 */
export interface SymbolProps {
  /** Size classes; 24 px unless told. */
  className?: string
}

function draw(shape: ReactNode, box = 24) {
  return function Symbol({ className = 'size-6' }: SymbolProps) {
    return (
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true" className={`line-art ${className}`}>
        {shape}
      </svg>
    )
  }
}

const iris = (cx: number, cy: number, r: number) => (
  <circle cx={cx} cy={cy} r={r} className="fill-marigold stroke-none" />
)

/** The mark of the house: an eye, Drishti. Wider than high. */
export function Eye({ className = 'h-4 w-7' }: SymbolProps) {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true" className={`line-art ${className}`}>
      <path d="M1 8C5.5 2.6 9.7 1 14 1s8.5 1.6 13 7c-4.5 5.4-8.7 7-13 7S5.5 13.4 1 8z" />
      {iris(14, 8, 4.2)}
    </svg>
  )
}

const spokes = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6
  const at = (r: number) =>
    `${(24 + r * Math.cos(angle)).toFixed(2)} ${(24 + r * Math.sin(angle)).toFixed(2)}`
  return `M${at(16.5)}L${at(22.5)}`
}).join('')

/** Oracle: an eye in a wheel of twelve. */
export const Oracle = /* @__PURE__ */ draw(
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
export const Astra = /* @__PURE__ */ draw(
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

export const MenuLines = /* @__PURE__ */ draw(<path d="M4 7h16M4 12h16M4 17h16" />)
export const Close = /* @__PURE__ */ draw(<path d="M6 6l12 12M18 6L6 18" />)
export const Back = /* @__PURE__ */ draw(<path d="M14.5 5L8 12l6.5 7" />)
export const Forward = /* @__PURE__ */ draw(<path d="M9.5 5l6.5 7-6.5 7" />)
export const Down = /* @__PURE__ */ draw(<path d="M5 9.5l7 6.5 7-6.5" />)
export const Bell = /* @__PURE__ */ draw(
  <path d="M5 17.5c1.4-1.7 2-3.2 2-7a5 5 0 0 1 10 0c0 3.8.6 5.3 2 7zM10 20.5a2.2 2.2 0 0 0 4 0M12 5.5v-2" />,
)
export const Person = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5c.8-4.5 3.5-6.5 7.5-6.5s6.7 2 7.5 6.5" />
  </>,
)
export const Send = /* @__PURE__ */ draw(<path d="M12 20V4.5M5.5 11L12 4.5l6.5 6.5" />)
export const Stop = /* @__PURE__ */ draw(<rect x="6.5" y="6.5" width="11" height="11" rx="1" />)
export const Copy = /* @__PURE__ */ draw(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="1.5" />
    <path d="M15.5 8.5V5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3" />
  </>,
)
export const Trash = /* @__PURE__ */ draw(
  <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v6M13.5 10.5v6" />,
)
export const Edit = /* @__PURE__ */ draw(
  <path d="M5 19l.8-4L16 4.8a1.4 1.4 0 0 1 2 0l1.2 1.2a1.4 1.4 0 0 1 0 2L9 18.2zM14 7l3 3" />,
)
export const Check = /* @__PURE__ */ draw(<path d="M4.5 12.5l5 5L19.5 6.5" />)
export const Plus = /* @__PURE__ */ draw(<path d="M12 5v14M5 12h14" />)
export const Search = /* @__PURE__ */ draw(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </>,
)
export const Clock = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const PlacePin = /* @__PURE__ */ draw(
  <>
    <path d="M12 21c-4-4.8-6-8.3-6-11a6 6 0 0 1 12 0c0 2.7-2 6.2-6 11z" />
    <circle cx="12" cy="10" r="2.2" />
  </>,
)
export const ThumbUp = /* @__PURE__ */ draw(
  <path d="M7.5 10.5L11 3.5c1.7 0 2.5 1 2.5 2.5v3.5h5a1.8 1.8 0 0 1 1.7 2.2l-1.4 6.5a2 2 0 0 1-2 1.3H7.5zM7.5 10.5H4v9h3.5" />,
)
export const ThumbDown = /* @__PURE__ */ draw(
  <path d="M7.5 13.5L11 20.5c1.7 0 2.5-1 2.5-2.5v-3.5h5a1.8 1.8 0 0 0 1.7-2.2l-1.4-6.5a2 2 0 0 0-2-1.3H7.5zM7.5 13.5H4v-9h3.5" />,
)
export const Share = /* @__PURE__ */ draw(
  <path d="M12 14.5V4M8 7.5L12 3.5l4 4M7 10.5H5.5v9.5h13v-9.5H17" />,
)
export const Speaker = /* @__PURE__ */ draw(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.2a4 4 0 0 1 0 5.6M17.5 6.7a7.5 7.5 0 0 1 0 10.6" />,
)
export const Microphone = /* @__PURE__ */ draw(
  <path d="M12 3.5a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.5zM6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4M9 20.5h6" />,
)
export const Pin = /* @__PURE__ */ draw(<path d="M9 4h6l-1 6 3 3.5H7L10 10zM12 13.5V21" />)
export const More = /* @__PURE__ */ draw(
  <path
    d="M12 5.5a1 1 0 1 0 0 .01zM12 12a1 1 0 1 0 0 .01zM12 18.5a1 1 0 1 0 0 .01z"
    className="fill-current"
  />,
)
export const Day = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18" />
  </>,
)
export const Night = /* @__PURE__ */ draw(
  <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
)
export const Half = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="7.5" />
    <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" className="fill-current" />
  </>,
)
export const Lock = /* @__PURE__ */ draw(
  <>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="1.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />
  </>,
)
