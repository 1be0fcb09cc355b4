import { forumWords as words } from '../../../words/forum/forum.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { DeletePost } from './delete-post.tsx'

/** What its author may do with a discussion. */
export default function OwnPostActions({ did }: { did: string }) {
  const say = useSay()
  return (
    <>
      <LocalizedLink
        to={`/forum/edit-post/${did}`}
        prefetch="none"
        className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
      >
        {say(words.editPost)}
      </LocalizedLink>
      <DeletePost did={did} />
    </>
  )
}
