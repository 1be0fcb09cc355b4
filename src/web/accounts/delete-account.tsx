import { Suspense, useEffect, useEffectEvent } from 'react'
import { redirect, useFetcher } from 'react-router'
import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { loginWords } from '../../words/accounts/accounts.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { useSession } from '../core/session.ts'
import { MobileForm } from '../ui/code/mobile-form.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/delete-account.ts'
import { deleteAccount } from './delete-account-action.ts'
import type { DeletionState } from './delete-account-action.ts'
import type { DeletionCodeProps } from './deletion-code.tsx'

// The second step: its code comes after the page's own.
const DeletionCode = import.meta.env.SSR
  ? (await import('./deletion-code.tsx')).default
  : lazyOnVisible<DeletionCodeProps>(() => import('./deletion-code.tsx'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.deleteTitle, description: words.deleteDescription })

export async function action(args: Route.ActionArgs) {
  const state = await deleteAccount(await formOnServer(args))
  if ('farewell' in state && state.farewell)
    throw redirect(href('/', {}, languageOf(args.url.pathname)))
  return state
}

export async function clientAction(args: Route.ClientActionArgs) {
  return deleteAccount(await formInBrowser(args))
}

/** Leaving for good: the number, its code, and everything that names somebody is gone. */
export default function DeleteAccount({ actionData }: Route.ComponentProps) {
  const say = useSay()
  const session = useSession()
  const fetcher = useFetcher<DeletionState>()
  const state = fetcher.data ?? actionData
  const sentCode = state?.sentCode
  useFarewell(fetcher.data?.farewell)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.deleteTitle)}</h1>
      <Note className="mt-5">{say(words.deleteWhat)}</Note>
      {session && (
        <p className="mt-3">
          <LocalizedLink to={href('/account')} className="text-action underline underline-offset-4">
            {say(words.deleteTake)}
          </LocalizedLink>
        </p>
      )}
      <div className="mt-6">
        {sentCode ? (
          <Suspense>
            <DeletionCode key={sentCode.token} {...{ fetcher, state, sentCode }} />
          </Suspense>
        ) : (
          <MobileForm
            fetcher={fetcher}
            step="mobile"
            label={say(loginWords.mobile)}
            problem={state?.problem}
            freshProblem={fetcher.data?.problem}
            defaultMobile={state?.mobile}
          />
        )}
      </div>
    </Column>
  )
}

/** Says that the account is gone, and then leads home anew, as the visitor one has become. */
function useFarewell(farewell: string | undefined): void {
  const alert = useAlert()
  const language = useLanguage()
  const leave = useEffectEvent(async (text: string) => {
    await alert(text)
    location.assign(href('/', {}, language))
  })
  useEffect(() => {
    if (farewell) void leave(farewell)
  }, [farewell])
}
