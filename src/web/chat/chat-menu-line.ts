/** How a line of a chat's menu looks. */
export const line =
  'flex min-h-12 w-full items-center px-5 text-left whitespace-nowrap hover:bg-wash'
