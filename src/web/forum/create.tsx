import { Form, redirect, useNavigate, useNavigation } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { handleWords } from '../../words/forum/handle.ts'
import { postFormWords } from '../../words/forum/post-form.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { LogInButton } from '../app/shell/login-provider.tsx'
import { currentSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { RouteDialog } from '../ui/overlay/route-dialog.tsx'
import type { Route } from './+types/create.ts'
import { discussionAddress } from './items/discussion-address.ts'
import { HandleForm, registerHandle } from './handle-form.tsx'
import { PostFields, validatePost, type PostErrors, type PostFormValues } from './post-fields.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: postFormWords.createTitle,
    description: postFormWords.createDescription,
    noindex: true,
  })

/** Who wants to post: a visitor, somebody without a handle yet, or a member with the tags of their kundli. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await currentSession(context))) return { state: 'visitor' as const }
  const call = apiFor(context)
  const profile = await call('astrohub/get_user', {})
  if (!profile.ok) {
    const list = await call('birthdetails/list', {})
    const births = list.ok ? list.data.births : []
    return {
      state: 'newcomer' as const,
      births: births.map(({ bid, full_name }) => ({ bid, full_name })),
    }
  }
  const { rashi, nakshatra, current_mahadasha, is_private } = profile.data
  return { state: 'member' as const, rashi, nakshatra, current_mahadasha, is_private }
}

export async function action(args: Route.ActionArgs) {
  return post(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return post(await formInBrowser(args))
}

async function post(posted: PostedForm) {
  return posted.form.get('intent') === 'register' ? registerHandle(posted) : insertPost(posted)
}

/** What a post that was refused is shown with. */
interface RefusedPost {
  typed: PostFormValues
  withTags: boolean
  errors: PostErrors | null
  message: string | null
}

async function insertPost({ call, form, language }: PostedForm) {
  const { post: typed, errors } = validatePost(form, language)
  const withTags = form.has('tags')
  if (errors) return rejected<RefusedPost>({ typed, withTags, errors, message: null })
  const tag = withTags ? undefined : ''
  const result = await call('astrohub/insert_discussion', {
    ...typed,
    rashi_tag: tag,
    nakshatra_tag: tag,
    mahadasha_tag: tag,
  })
  if (!result.ok) {
    const message = result.message || words.wrong[language]
    return rejected<RefusedPost>({ typed, withTags, errors: null, message }, result.status)
  }
  throw redirect(inLanguage(`${discussionAddress(result.data)}&posted`, language))
}

export default function Create({ loaderData: data, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const navigate = useNavigate()
  const language = useLanguage()
  const say = useSay()
  if (data.state === 'visitor')
    return (
      <Column className="py-10">
        <h1 className="text-h2">{say(postFormWords.createTitle)}</h1>
        <p className="mt-4 mb-5">{say(postFormWords.loginFirst)}</p>
        <LogInButton kind="primary" wide next="/forum/create" />
      </Column>
    )
  const postResult = actionData && 'typed' in actionData ? actionData : undefined
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="mb-6 text-h2">{say(postFormWords.createTitle)}</h1>
      {data.state === 'newcomer' && (
        <RouteDialog
          title={say(handleWords.title)}
          onClose={() => void navigate(inLanguage('/forum?page=1', language))}
        >
          <HandleForm
            births={data.births}
            actionData={actionData && 'handle' in actionData ? actionData : undefined}
          />
        </RouteDialog>
      )}
      {postResult?.message && (
        <Note className="mb-5">
          <span role="alert">{postResult.message}</span>
        </Note>
      )}
      <Form method="post" noValidate className="grid gap-5">
        <PostFields post={postResult?.typed} errors={postResult?.errors} withSimilar />
        {data.state === 'member' && <OwnTags {...data} checked={postResult?.withTags ?? true} />}
        <Button
          type="submit"
          wide
          disabled={data.state !== 'member'}
          busy={state === 'submitting'}
          busyLabel={say(postFormWords.posting)}
        >
          {say(postFormWords.post)}
        </Button>
      </Form>
    </Column>
  )
}

/** What the kundli says, to be read only; it may be left off. */
function OwnTags({
  rashi,
  nakshatra,
  current_mahadasha,
  is_private,
  checked,
}: {
  rashi: string
  nakshatra: string
  current_mahadasha: string
  is_private: 0 | 1
  checked: boolean
}) {
  const say = useSay()
  const unknown = say(postFormWords.tagUnknown)
  return (
    <section aria-label={say(postFormWords.tags)}>
      <p className="text-fine font-semibold">{say(postFormWords.tags)}</p>
      <DefinitionList>
        <DefinitionRow term={say(words.rashi)}>{rashi || unknown}</DefinitionRow>
        <DefinitionRow term={say(words.nakshatra)}>{nakshatra || unknown}</DefinitionRow>
        <DefinitionRow term={say(words.mahadasha)}>{current_mahadasha || unknown}</DefinitionRow>
      </DefinitionList>
      {is_private === 1 ? (
        <p className="mt-2 text-fine text-soft">{say(postFormWords.tagsPrivate)}</p>
      ) : (
        (rashi || nakshatra) && (
          <Checkbox name="tags" defaultChecked={checked}>
            {say(postFormWords.showTags)}
          </Checkbox>
        )
      )}
    </section>
  )
}
