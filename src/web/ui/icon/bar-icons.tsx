import { createIcon } from './create-icon.tsx'

/** The drawings of the bar at a phone's lower edge. */
export const HomeIcon = /* @__PURE__ */ createIcon(<path d="M4 11l8-7 8 7M6 9.5V20h12V9.5" />)
export const KundliIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4h16v16H4zM4 4l16 16M20 4L4 20M12 4l8 8-8 8-8-8z" />,
)
export const AskIcon = /* @__PURE__ */ createIcon(
  <path d="M4.5 18.5V7a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H8zM9.7 9.2a2.3 2.3 0 1 1 2.3 2.3v1M12 14.4v.2" />,
)
export const AlmanacIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M5 5.5h14V20H5zM5 9.5h14M9 3.5v4M15 3.5v4" />
    <circle cx="12" cy="14.7" r="2.4" />
  </>,
)
