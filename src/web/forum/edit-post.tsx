import { Form, redirect, useNavigation } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { postFormWords } from '../../words/forum/post-form.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { inLanguage, useSay } from '../core/language.tsx'
import { currentSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import type { Route } from './+types/edit-post.ts'
import { discussionAddress } from './items/discussion-address.ts'
import { PostFields, validatePost, type PostErrors, type PostFormValues } from './post-fields.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: postFormWords.editTitle,
    description: postFormWords.createDescription,
    noindex: true,
  })

/** One's own discussion; another's post is not there to be edited. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await currentSession(context)
  const result = await apiFor(context)('astrohub/get_discussion', { did: params.postId })
  if (!result.ok) throw new Response(result.message, { status: 404 })
  const { discussion } = result.data
  if (discussion.uid !== session?.uid) throw new Response(null, { status: 404 })
  return { discussion }
}

export async function action(args: Route.ActionArgs) {
  return updatePost(await formOnServer(args), args.params.postId)
}

export async function clientAction(args: Route.ClientActionArgs) {
  return updatePost(await formInBrowser(args), args.params.postId)
}

/** What a change that was refused is shown with. */
interface RefusedPost {
  typed: PostFormValues
  errors: PostErrors | null
  message: string | null
}

async function updatePost({ call, form, language }: PostedForm, did: string) {
  const { post, errors } = validatePost(form, language)
  if (errors) return rejected<RefusedPost>({ typed: post, errors, message: null })
  const result = await call('astrohub/update_discussion', { did, ...post })
  if (!result.ok) {
    const message = result.message || words.wrong[language]
    return rejected<RefusedPost>({ typed: post, errors: null, message }, result.status)
  }
  throw redirect(inLanguage(discussionAddress(result.data), language))
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { discussion } = loaderData
  const { state } = useNavigation()
  const say = useSay()
  const tags = [
    [words.rashi, discussion.rashi_tag],
    [words.nakshatra, discussion.nakshatra_tag],
    [words.mahadasha, discussion.mahadasha_tag],
  ] as const
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="mb-6 text-h2">{say(postFormWords.editTitle)}</h1>
      {actionData?.message && (
        <Note className="mb-5">
          <span role="alert">{actionData.message}</span>
        </Note>
      )}
      <Form method="post" noValidate className="grid gap-5">
        <PostFields post={actionData?.typed ?? discussion} errors={actionData?.errors} />
        {tags.some(([, tag]) => tag) && (
          <DefinitionList>
            {tags.map(([term, tag]) => (
              <DefinitionRow key={term.en} term={say(term)}>
                {tag || say(postFormWords.tagUnknown)}
              </DefinitionRow>
            ))}
          </DefinitionList>
        )}
        <Button
          type="submit"
          wide
          busy={state === 'submitting'}
          busyLabel={say(postFormWords.updating)}
        >
          {say(postFormWords.save)}
        </Button>
      </Form>
    </Column>
  )
}
