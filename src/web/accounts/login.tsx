import { useState } from 'react'
import { redirect, useActionData, useLoaderData, useNavigate } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { loginWords as words } from '../../words/accounts/accounts.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useSay } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { sessionOf } from '../core/session.ts'
import { Column } from '../ui/page.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { CodeStep } from './code-step.tsx'
import { handleLoginForm } from './login-form.ts'
import { MobileStep } from './mobile-step.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** Where to go once signed in: `?next=`, a path of this site. */
function nextOf(url: URL): string {
  return sameSitePath(url.searchParams.get('next'), inLanguage('/', languageOf(url.pathname)))
}

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const next = nextOf(url)
  if (await sessionOf(request, context)) throw redirect(next)
  return { next }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const next = nextOf(url)
  const posted = await handleLoginForm(request, languageOf(url.pathname), context, next)
  return posted ?? redirect(next)
}

/** What the login dialog is without the script; with it, the same steps in place. */
export default function Login() {
  const { next } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const afterLogin = useAfterLogin()
  const navigate = useNavigate()
  const [mobile, setMobile] = useState(actionData?.mobile ?? '')
  const [sentCode, setSent] = useState(actionData?.sentCode ?? null)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(sentCode ? words.codeTitle : words.title)}</h1>
      <div className="mt-6">
        {sentCode ? (
          <CodeStep
            sentCode={sentCode}
            initialError={actionData?.error}
            onResent={setSent}
            onBack={() => {
              setMobile(sentCode.mobile)
              setSent(null)
            }}
            onIn={() => void afterLogin({ onDone: () => void navigate(next) })}
          />
        ) : (
          <MobileStep defaultMobile={mobile} initialError={actionData?.error} onSent={setSent} />
        )}
      </div>
    </Column>
  )
}
