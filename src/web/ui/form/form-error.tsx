import type { ReactNode } from 'react'

/** What is wrong with a whole form, under it: read out as it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="text-fine">
      {children && <p className="mt-3 text-sindoor">{children}</p>}
    </div>
  )
}
