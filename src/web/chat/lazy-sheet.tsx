import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'

/** A sheet that only a press opens: its code is fetched with the press. */
export function lazySheet<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const Sheet = lazyOnVisible(load) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}
