import type { ReactNode } from 'react'
import { LocalizedLink } from '../../core/language.tsx'
import { Avatar } from '../../ui/icon/avatar.tsx'

/** Who wrote it, as a link to their profile; someone who has left is a name alone. */
export function Author({
  uid,
  display_name,
  gender,
  avatar,
  pixels = 32,
  children,
}: {
  uid: string
  display_name: string
  gender: string
  avatar: string
  pixels?: number
  /** What stands behind the name, in its line as long as there is room. */
  children?: ReactNode
}) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar gender={gender} avatar={avatar} pixels={pixels} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-fine text-soft">
        {uid ? (
          <LocalizedLink
            to={`/profile?uid=${uid}`}
            prefetch="none"
            className="inline-flex min-h-6 items-center font-semibold text-ink hover:underline"
          >
            <bdi className="wrap-anywhere">{display_name}</bdi>
          </LocalizedLink>
        ) : (
          <span className="font-semibold">{display_name}</span>
        )}
        {children}
      </p>
    </div>
  )
}
