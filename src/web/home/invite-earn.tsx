import { Suspense } from 'react'
import { invitePageMeta } from '../../words/home/home.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import type { Route } from './+types/invite-earn.ts'
import Home from './home.tsx'
import { inviteFriend } from './invite-action.ts'
import type { InviteProps } from './invite.tsx'

export { loader } from './home.tsx'

const Invite = import.meta.env.SSR
  ? (await import('./invite.tsx')).default
  : lazyOnVisible<InviteProps>(() => import('./invite.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...invitePageMeta, noindex: true })

export async function action(args: Route.ActionArgs) {
  return inviteFriend(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return inviteFriend(await formInBrowser(args))
}

/** Home, with the invite dialog over it. */
export default function InviteEarn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Suspense fallback={null}>
        <Invite posted={actionData} gift={loaderData.stats.invited} />
      </Suspense>
      <Home loaderData={loaderData} />
    </>
  )
}
