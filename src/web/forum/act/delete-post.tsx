import { useFetcher } from 'react-router'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { useSay } from '../../core/language.tsx'
import { useConfirm } from '../../ui/overlay/confirm.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { ForumActionResult } from './forum-action.ts'
import { useActionToast } from './use-action-toast.ts'

/**
 * Deletes one's own discussion, once asked whether it is meant. From its own page the way leads to the
 * list, and what the action answered is lost with the page: the news is told here.
 */
export function DeletePost({ did }: { did: string }) {
  const fetcher = useFetcher<ForumActionResult>()
  const confirm = useConfirm()
  const say = useSay()
  useActionToast(fetcher.data)
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const remove = async () => {
          const text = say(words.deleteAsk)
          if (!(await confirm({ text, yes: say(words.deletePost), danger: true }))) return
          const { pathname } = window.location
          await fetcher.submit(form)
          if (window.location.pathname !== pathname) toast(say(words.deleted), 'success')
        }
        void remove()
      }}
    >
      <input type="hidden" name="intent" value="delete-discussion" />
      <input type="hidden" name="did" value={did} />
      <button className="inline-flex min-h-11 items-center px-2 text-fine text-sindoor hover:underline">
        {say(words.deletePost)}
      </button>
    </fetcher.Form>
  )
}
