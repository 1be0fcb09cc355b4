import { useState } from 'react'
import { chatTitleMaxLength } from '../../contract/core/constants.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { memoryWords } from '../../words/memory/memory.ts'
import { callApi } from '../api/client.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { MoreDots } from '../ui/icon/chat-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { LoadedChat } from './conversation/exchange.ts'
import { useChatFetcher } from './mutations/use-chat-fetcher.ts'

const line = 'flex min-h-12 w-full items-center px-5 text-left whitespace-nowrap hover:bg-wash'

/** What can be done with a chat that is read: name it, pin it, take it along. */
export default function ChatTools({ chat }: { chat: LoadedChat }) {
  const say = useSay()
  const [renaming, setRenaming] = useState(false)
  const save = useExport(chat.asst_id)
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
        <PinForm chat={chat} />
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

function PinForm({ chat: { asst_id, pinned: isPinned } }: { chat: LoadedChat }) {
  const say = useSay()
  const fetcher = useChatFetcher(toastSuccess)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="pin" />
      <input type="hidden" name="asst_id" value={asst_id} />
      <button
        name="pinned"
        value={isPinned ? '0' : '1'}
        className={line}
        onClick={(event) => closeMenu(event.currentTarget)}
      >
        {say(isPinned ? chatToolWords.unpin : chatToolWords.pin)}
      </button>
    </fetcher.Form>
  )
}

function RenameForm({ chat, onDone }: { chat: LoadedChat; onDone: () => void }) {
  const say = useSay()
  const fetcher = useChatFetcher((result) => {
    toastSuccess(result)
    onDone()
  })
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="asst_id" value={chat.asst_id} />
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
    </fetcher.Form>
  )
}

function toastSuccess({ message }: { message: string }) {
  if (message) toast(message, 'success')
}

/** Saves the chat as a file on this device. */
function useExport(asst_id: string) {
  const say = useSay()
  return async (format: 'text' | 'html') => {
    const result = await callApi('chats/export', { asst_id, format })
    if (!result.ok) return toast(result.message || say(chatWords.errorLater), 'error')
    toastSuccess({ message: result.data.message ?? '' })
    download(result.data)
  }
}

function closeMenu(inside: HTMLElement) {
  inside.closest('details')?.removeAttribute('open')
}

interface ExportFile {
  file_name: string
  content_type: string
  content: string
}

function download({ file_name, content_type, content }: ExportFile) {
  const address = URL.createObjectURL(new Blob([content], { type: content_type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
