import { useEffect, useState } from 'react'
import {
  descriptionMaxLength,
  descriptionMinLength,
  titleMaxLength,
  titleMinLength,
} from '../../contract/core/constants.ts'
import { postFormWords } from '../../words/forum/post-form.ts'
import { say as sayIn, type Language } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { callApi } from '../api/client.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { Field, TextArea, TextInput } from '../ui/form/field.tsx'

export interface PostFormValues {
  title: string
  description: string
}
export type PostErrors = Partial<PostFormValues>

/** What a form brought, trimmed, and what is wrong with it in words. */
export function validatePost(
  form: FormData,
  language: Language,
): { post: PostFormValues; errors: PostErrors | null } {
  const text = formTextReader(form)
  const post = { title: text('title'), description: text('description') }
  const errors: PostErrors = {}
  if (!post.title) errors.title = sayIn(postFormWords.titleRequired, language)
  else if (post.title.length < titleMinLength)
    errors.title = sayIn(postFormWords.titleShort, language)
  if (!post.description) errors.description = sayIn(postFormWords.descriptionRequired, language)
  else if (post.description.length < descriptionMinLength)
    errors.description = sayIn(postFormWords.descriptionShort, language)
  return { post, errors: Object.keys(errors).length ? errors : null }
}

/** Title and description; while a title is typed, what has been asked already is shown. */
export function PostFields({
  post,
  errors,
  withSimilar = false,
}: {
  post?: PostFormValues | undefined
  errors?: PostErrors | null | undefined
  withSimilar?: boolean
}) {
  const say = useSay()
  const [title, setTitle] = useState('')
  return (
    <>
      <div>
        <Field label={say(postFormWords.fieldTitle)} error={errors?.title}>
          {(field) => (
            <TextInput
              {...field}
              name="title"
              maxLength={titleMaxLength}
              defaultValue={post?.title}
              onChange={(event) => withSimilar && setTitle(event.currentTarget.value)}
            />
          )}
        </Field>
        {withSimilar && <Similar title={title} />}
      </div>
      <Field label={say(postFormWords.fieldDescription)} error={errors?.description}>
        {(field) => (
          <TextArea
            {...field}
            name="description"
            rows={6}
            maxLength={descriptionMaxLength}
            defaultValue={post?.description}
            className="max-h-none! min-h-40"
          />
        )}
      </Field>
    </>
  )
}

interface SimilarOne {
  did: string
  slug: string
  title: string
}

const nearest = { block: 'nearest' } as const

function Similar({ title }: { title: string }) {
  const say = useSay()
  const [discussions, setFound] = useState<SimilarOne[]>([])
  const query = title.trim().length >= titleMinLength ? title.trim() : ''
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(
      () => {
        if (!query) return setFound([])
        callApi('astrohub/similar_discussions', { title: query }, { signal: leaving.signal }).then(
          (result) => {
            if (result.ok) setFound(result.data.discussions)
            else if (result.status === 200) setFound([])
          },
          // Another title is being typed.
          () => undefined,
        )
      },
      query ? 400 : 0,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query])
  useEffect(() => {
    // What comes in above moves what is typed into, or reached by the keyboard: it stays on the screen.
    if (discussions.length > 0) document.activeElement?.closest('form *')?.scrollIntoView(nearest)
  }, [discussions])
  return (
    <div aria-live="polite">
      {discussions.length > 0 && (
        <div className="mt-2 border-l-3 border-marigold bg-wash px-4 py-2">
          <p className="text-fine font-semibold">{say(postFormWords.similar)}</p>
          <ul>
            {discussions.map((discussion) => (
              <li key={discussion.did}>
                <LocalizedLink
                  to={`/forum/${discussion.slug}?did=${discussion.did}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
                >
                  <bdi lang={detectLanguage(discussion.title)} className="line-clamp-1">
                    {discussion.title}
                  </bdi>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
