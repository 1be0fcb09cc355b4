import { lazyOnVisible } from '../lazy-on-visible.ts'
import type { ShareLinksProps } from './share-links.tsx'

/** Links that work as HTML: their code comes after the page's own. Stands within a `<Suspense>`. */
export const LazyShareLinks = import.meta.env.SSR
  ? (await import('./share-links.tsx')).default
  : lazyOnVisible<ShareLinksProps>(() => import('./share-links.tsx'))
