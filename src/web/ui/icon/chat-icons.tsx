import { createIcon } from './create-icon.tsx'

export const SendIcon = /* @__PURE__ */ createIcon(<path d="M12 20V4.5M5.5 11L12 4.5l6.5 6.5" />)
export const StopIcon = /* @__PURE__ */ createIcon(
  <rect x="6.5" y="6.5" width="11" height="11" rx="1" />,
)
export const CopyIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="1.5" />
    <path d="M15.5 8.5V5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3" />
  </>,
)
export const TrashIcon = /* @__PURE__ */ createIcon(
  <path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v6M13.5 10.5v6" />,
)
export const EditIcon = /* @__PURE__ */ createIcon(
  <path d="M5 19l.8-4L16 4.8a1.4 1.4 0 0 1 2 0l1.2 1.2a1.4 1.4 0 0 1 0 2L9 18.2zM14 7l3 3" />,
)
export const ClockIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
/** A northern birth chart. */
export const ChartIcon = /* @__PURE__ */ createIcon(
  <path d="M4 4h16v16H4zM4 4l16 16M20 4L4 20M12 4l8 8-8 8-8-8z" />,
)
export const ArrowDownIcon = /* @__PURE__ */ createIcon(
  <path d="M12 4.5V20M5.5 13.5L12 20l6.5-6.5" />,
)
export const ShareIcon = /* @__PURE__ */ createIcon(
  <path d="M12 14.5V4M8 7.5L12 3.5l4 4M7 10.5H5.5v9.5h13v-9.5H17" />,
)
export const SpeakerIcon = /* @__PURE__ */ createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.2a4 4 0 0 1 0 5.6M17.5 6.7a7.5 7.5 0 0 1 0 10.6" />,
)
export const MicrophoneIcon = /* @__PURE__ */ createIcon(
  <path d="M12 3.5a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.5zM6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4M9 20.5h6" />,
)
export const PinIcon = /* @__PURE__ */ createIcon(
  <path d="M9 4h6l-1 6 3 3.5H7L10 10zM12 13.5V21" />,
)
export const MoreDots = /* @__PURE__ */ createIcon(
  <path
    d="M12 5.5a1 1 0 1 0 0 .01zM12 12a1 1 0 1 0 0 .01zM12 18.5a1 1 0 1 0 0 .01z"
    className="fill-current"
  />,
)
