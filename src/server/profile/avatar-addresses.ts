/** The two sizes of every avatar, as the catalogue names them; in pixels. */
export const avatarSizes = {
  big: { name: 'big', pixels: 240 },
  small: { name: 'small', pixels: 64 },
} as const

export function avatarAddress(
  gender: 'Male' | 'Female',
  size: { name: string },
  avatar: number,
): string {
  return `/avatars/${gender.toLowerCase()}/${size.name}/${avatar}.svg`
}
