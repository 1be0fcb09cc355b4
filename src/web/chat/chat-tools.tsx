import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer, ApiName } from '../../contract/apis.ts'
import { chatTitleMaxLength } from '../../contract/core/numbers.ts'
import { aroundWords } from '../../words/chat/chat-around.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { memoryWords } from '../../words/memory/memory.ts'
import { ApiError, callApi } from '../api/client.ts'
import { A, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { MoreDots } from '../ui/icon/chat-symbols.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { LoadedChat } from './exchange.ts'

const line = 'flex min-h-12 w-full items-center px-5 text-left whitespace-nowrap hover:bg-wash'

/** What can be done with a chat that is read: name it, pin it, take it along. */
export function ChatTools({ chat }: { chat: LoadedChat }) {
  const say = useSay()
  const [renaming, setRenaming] = useState(false)
  const change = useChange()
  const { asst_id, pinned: isPinned } = chat
  const save = async (format: 'text' | 'html') => {
    const file = await change(() => callApi('chats/export', { asst_id, format }))
    if (file) download(file)
  }
  return (
    <>
      <Menu label={say(aroundWords.more)} button={<MoreDots className="size-5.5" />}>
        <button
          type="button"
          className={line}
          onClick={(event) => {
            closeMenu(event.currentTarget)
            setRenaming(true)
          }}
        >
          {say(aroundWords.rename)}
        </button>
        <button
          type="button"
          className={line}
          onClick={(event) => {
            closeMenu(event.currentTarget)
            void change(() => callApi('chats/pin', { asst_id, pinned: !isPinned }))
          }}
        >
          {say(isPinned ? aroundWords.unpin : aroundWords.pin)}
        </button>
        <button type="button" className={line} onClick={() => void save('text')}>
          {say(aroundWords.saveText)}
        </button>
        <button type="button" className={line} onClick={() => void save('html')}>
          {say(aroundWords.savePage)}
        </button>
        <A to="/memory" className={line}>
          {say(memoryWords.title)}
        </A>
        <A to="/shared" className={line}>
          {say(aroundWords.myLinks)}
        </A>
      </Menu>
      <Dialog
        open={renaming}
        onClose={() => setRenaming(false)}
        title={say(aroundWords.renameTitle)}
      >
        <RenameForm chat={chat} onDone={() => setRenaming(false)} />
      </Dialog>
    </>
  )
}

function RenameForm({ chat, onDone }: { chat: LoadedChat; onDone: () => void }) {
  const say = useSay()
  const change = useChange()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('title')
        const title = typeof typed === 'string' ? typed : ''
        void change(() => callApi('chats/rename', { asst_id: chat.asst_id, title })).then(onDone)
      }}
    >
      <Field label={say(aroundWords.renameTitle)} hint={say(aroundWords.renameHint)}>
        {(field) => (
          <TextInput
            {...field}
            name="title"
            defaultValue={chat.title ?? ''}
            maxLength={chatTitleMaxLength}
          />
        )}
      </Field>
      <Button type="submit" wide className="mt-4">
        {say(aroundWords.save)}
      </Button>
    </form>
  )
}

/** Makes a change, says how it went, and has the page look at its chats again. */
export function useChange() {
  const say = useSay()
  const { revalidate } = useRevalidator()
  return async <N extends ApiName>(make: () => Promise<Answer<N>>) => {
    try {
      const result = (await make()) as { status: 'success' | 'fail'; message?: string }
      if (result.status === 'fail') throw new ApiError(200, result.message ?? '')
      if (result.message) toast(result.message, 'success')
      await revalidate()
      return result as Extract<Answer<N>, { status: 'success' }>
    } catch (error) {
      const message = error instanceof ApiError && error.message
      toast(message || say(chatWords.errorLater), 'error')
      return undefined
    }
  }
}

function closeMenu(inside: HTMLElement) {
  inside.closest('details')?.removeAttribute('open')
}

function download({
  file_name,
  content_type,
  content,
}: {
  file_name: string
  content_type: string
  content: string
}) {
  const address = URL.createObjectURL(new Blob([content], { type: content_type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
