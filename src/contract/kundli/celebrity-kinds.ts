/** What the people of the shelf are known for, in the order in which they are shown. */
export const celebrityKinds = [
  'politics',
  'science',
  'literature',
  'film',
  'music',
  'sport',
  'saints',
  'business',
  'abroad',
] as const
export type CelebrityKind = (typeof celebrityKinds)[number]
