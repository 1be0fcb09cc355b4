import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiReply, ApiName } from '../../contract/apis.ts'
import { chatTitleMaxLength } from '../../contract/core/constants.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { memoryWords } from '../../words/memory/memory.ts'
import { ApiError, callApi } from '../api/throwing.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { MoreDots } from '../ui/icon/chat-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { LoadedChat } from './exchange.ts'

const line = 'flex min-h-12 w-full items-center px-5 text-left whitespace-nowrap hover:bg-wash'

/** What can be done with a chat that is read: name it, pin it, take it along. */
export function ChatTools({ chat }: { chat: LoadedChat }) {
  const say = useSay()
  const [renaming, setRenaming] = useState(false)
  const change = useChatUpdate()
  const { asst_id, pinned: isPinned } = chat
  const save = async (format: 'text' | 'html') => {
    const file = await change(() => callApi('chats/export', { asst_id, format }))
    if (file) download(file)
  }
  return (
    <>
      <Menu label={say(chatToolWords.more)} button={<MoreDots className="size-5.5" />}>
        <button
          type="button"
          className={line}
          onClick={(event) => {
            closeMenu(event.currentTarget)
            setRenaming(true)
          }}
        >
          {say(chatToolWords.rename)}
        </button>
        <button
          type="button"
          className={line}
          onClick={(event) => {
            closeMenu(event.currentTarget)
            void change(() => callApi('chats/pin', { asst_id, pinned: !isPinned }))
          }}
        >
          {say(isPinned ? chatToolWords.unpin : chatToolWords.pin)}
        </button>
        <button type="button" className={line} onClick={() => void save('text')}>
          {say(chatToolWords.saveText)}
        </button>
        <button type="button" className={line} onClick={() => void save('html')}>
          {say(chatToolWords.savePage)}
        </button>
        <LocalizedLink to="/memory" className={line}>
          {say(memoryWords.title)}
        </LocalizedLink>
        <LocalizedLink to="/shared" className={line}>
          {say(chatToolWords.myLinks)}
        </LocalizedLink>
      </Menu>
      <Dialog
        open={renaming}
        onClose={() => setRenaming(false)}
        title={say(chatToolWords.renameTitle)}
      >
        <RenameForm chat={chat} onDone={() => setRenaming(false)} />
      </Dialog>
    </>
  )
}

function RenameForm({ chat, onDone }: { chat: LoadedChat; onDone: () => void }) {
  const say = useSay()
  const change = useChatUpdate()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('title')
        const title = typeof typed === 'string' ? typed : ''
        void change(() => callApi('chats/rename', { asst_id: chat.asst_id, title })).then(onDone)
      }}
    >
      <Field label={say(chatToolWords.renameTitle)} hint={say(chatToolWords.renameHint)}>
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
        {say(chatToolWords.save)}
      </Button>
    </form>
  )
}

/** Makes a change, says how it went, and has the page look at its chats again. */
export function useChatUpdate() {
  const say = useSay()
  const { revalidate } = useRevalidator()
  return async <N extends ApiName>(make: () => Promise<ApiReply<N>>) => {
    try {
      const result = (await make()) as { status: 'success' | 'fail'; message?: string }
      if (result.status === 'fail') throw new ApiError(200, result.message ?? '')
      if (result.message) toast(result.message, 'success')
      await revalidate()
      return result as Extract<ApiReply<N>, { status: 'success' }>
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
