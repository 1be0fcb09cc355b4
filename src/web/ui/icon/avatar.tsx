/** Somebody's chosen picture; decoration beside their name. `pixels` is what it measures on the page. */
export function Avatar({
  gender,
  avatar,
  pixels = 40,
  className = '',
}: {
  gender: string
  avatar: string
  pixels?: number
  className?: string
}) {
  const size = pixels > 64 ? 'big' : 'small'
  return (
    <img
      src={`/avatars/${gender === 'Male' ? 'male' : 'female'}/${size}/${avatar}.svg`}
      alt=""
      width={pixels}
      height={pixels}
      decoding="async"
      className={`shrink-0 rounded-full ${className}`}
    />
  )
}
