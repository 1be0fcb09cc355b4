import { redirect, useNavigate } from 'react-router'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { inLanguage, languageOf, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { sameSitePath } from '../core/same-site-path.ts'
import { currentSession } from '../core/session.ts'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/login.ts'
import { allowRewardClaim } from './claim-reward.ts'
import { isInstalled } from './is-installed.ts'
import { handleLoginForm } from './login-form.ts'
import { LoginSteps, useLogin } from './login-steps.tsx'
import { forgetReferral, referral } from './referral.ts'
import { useAfterLogin } from './use-after-login.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** Where to go once signed in: `?next=`, a path of this site. */
function nextOf(url: URL): string {
  return sameSitePath(url.searchParams.get('next'), inLanguage('/', languageOf(url.pathname)))
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = nextOf(url)
  if (await currentSession(context)) throw redirect(next)
  return { next }
}

export async function action(args: Route.ActionArgs) {
  const next = nextOf(args.url)
  const ref = new URL(next, 'http://here.invalid').searchParams.get('ref') ?? undefined
  const state = await handleLoginForm(await formOnServer(args), { ref })
  if ('isIn' in state) throw redirect(next)
  return state
}

export async function clientAction(args: Route.ClientActionArgs) {
  const arrival = { device: isInstalled() ? 'app' : 'web', ref: referral() } as const
  const state = await handleLoginForm(await formInBrowser(args), arrival)
  if ('isIn' in state) {
    forgetReferral()
    allowRewardClaim()
  }
  return state
}

/** What the login dialog is without the script; with it, the same steps in place. */
export default function Login({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const say = useSay()
  const afterLogin = useAfterLogin()
  const navigate = useNavigate()
  const login = useLogin(
    () => void afterLogin({ onDone: () => void navigate(next) }),
    undefined,
    actionData,
  )
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(login.state?.sentCode ? words.codeTitle : words.title)}</h1>
      <div className="mt-6">
        <LoginSteps login={login} />
      </div>
    </Column>
  )
}
