import { Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { forumWords as words } from '../../words/forum/forum.ts'
import { postFormWords } from '../../words/forum/post-form.ts'
import { apiFor } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { discussionAddress } from './discussion-entry.tsx'
import { validatePost, PostFields } from './post-fields.tsx'
import { apiResult } from '../api/throwing.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: postFormWords.editTitle,
    description: postFormWords.createDescription,
    noindex: true,
  })

/** One's own discussion; a visitor goes home, and another's post is not there to be edited. */
export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const session = await requireSession(request, url, context)
  const did = params.postId ?? ''
  const { answer, message } = await apiResult(apiFor(context), 'astrohub/get_discussion', { did })
  if (answer?.discussion.uid !== session.uid) throw new Response(message, { status: 404 })
  return { discussion: answer.discussion }
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const language = languageOf(url.pathname)
  const { post, errors } = validatePost(await request.formData(), language)
  if (errors) return { typed: post, errors, message: null }
  const did = params.postId ?? ''
  const { answer, message } = await apiResult(apiFor(context), 'astrohub/update_discussion', {
    did,
    ...post,
  })
  if (!answer) return { typed: post, errors: null, message: message || words.wrong[language] }
  throw redirect(inLanguage(discussionAddress(answer), language))
}

export default function EditPost() {
  const { discussion } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
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
