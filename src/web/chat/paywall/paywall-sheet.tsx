import { lazySheet } from '../lazy-sheet.tsx'

/** Takes the place of the box where nothing is left to ask with. Its code comes when it is wanted. */
export const PaywallSheet = lazySheet(() => import('./paywall.tsx'))
