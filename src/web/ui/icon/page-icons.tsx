import { createIcon } from './create-icon.tsx'

export const BackIcon = /* @__PURE__ */ createIcon(<path d="M14.5 5L8 12l6.5 7" />)
export const ForwardIcon = /* @__PURE__ */ createIcon(<path d="M9.5 5l6.5 7-6.5 7" />)
export const DownIcon = /* @__PURE__ */ createIcon(<path d="M5 9.5l7 6.5 7-6.5" />)
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="M4.5 12.5l5 5L19.5 6.5" />)
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />)
export const SearchIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </>,
)
export const LockIcon = /* @__PURE__ */ createIcon(
  <>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="1.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />
  </>,
)
export const ThumbUpIcon = /* @__PURE__ */ createIcon(
  <path d="M7.5 10.5L11 3.5c1.7 0 2.5 1 2.5 2.5v3.5h5a1.8 1.8 0 0 1 1.7 2.2l-1.4 6.5a2 2 0 0 1-2 1.3H7.5zM7.5 10.5H4v9h3.5" />,
)
export const ThumbDownIcon = /* @__PURE__ */ createIcon(
  <path d="M7.5 13.5L11 20.5c1.7 0 2.5-1 2.5-2.5v-3.5h5a1.8 1.8 0 0 0 1.7-2.2l-1.4-6.5a2 2 0 0 0-2-1.3H7.5zM7.5 13.5H4v-9h3.5" />,
)
export const PlacePinIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M12 21c-4-4.8-6-8.3-6-11a6 6 0 0 1 12 0c0 2.7-2 6.2-6 11z" />
    <circle cx="12" cy="10" r="2.2" />
  </>,
)
