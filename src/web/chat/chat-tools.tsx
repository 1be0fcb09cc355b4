import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { chatTitleMaxLength } from '../../contract/core/constants.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { memoryWords } from '../../words/memory/memory.ts'
import { callApi } from '../api/client.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useAlert, useConfirm } from '../ui/overlay/confirm.tsx'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { MoreDots } from '../ui/icon/chat-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { line } from './chat-menu-line.ts'
import { useChatFetcher } from './mutations/use-chat-fetcher.ts'

/** A chat, as far as something can be done with it. */
export interface ToolsChat {
  asst_id: string
  title: string | null
  pinned: boolean
}

/**
 * The menu of a chat. `children` are lines above those of one that something was asked in: name it, pin it,
 * take it along, delete it.
 */
export default function ChatTools({
  chat,
  onEnd,
  children,
}: {
  /** null while nothing was asked in it. */
  chat: ToolsChat | null
  /** Ends the chat; absent where it has ended. */
  onEnd?: (() => void) | undefined
  children?: ReactNode
}) {
  const say = useSay()
  const [renaming, setRenaming] = useState(false)
  return (
    <>
      <Menu
        label={say(chatToolWords.more)}
        button={<MoreDots className="size-5.5" />}
        className="[&>div]:max-h-[calc(100dvh-4rem)] [&>div]:overflow-y-auto"
      >
        {children}
        {chat && <ToolsOfChat chat={chat} onRename={() => setRenaming(true)} />}
        <LocalizedLink to="/memory" className={line}>
          {say(memoryWords.title)}
        </LocalizedLink>
        <LocalizedLink to="/shared" className={line}>
          {say(chatToolWords.myLinks)}
        </LocalizedLink>
        <LanguageLink />
        {onEnd && (
          <button
            type="button"
            className={line}
            onClick={(event) => {
              closeMenu(event.currentTarget)
              onEnd()
            }}
          >
            {say(chatWords.stopChatLong)}
          </button>
        )}
        {chat && <DeleteLine asstId={chat.asst_id} />}
      </Menu>
      {/* Beside the menu: what is in a closed one is not seen. */}
      {chat && (
        <Dialog
          open={renaming}
          onClose={() => setRenaming(false)}
          title={say(chatToolWords.renameTitle)}
        >
          <RenameForm chat={chat} onDone={() => setRenaming(false)} />
        </Dialog>
      )}
    </>
  )
}

/** The same page in the other language: the bar with the switch is not there on a phone. */
function LanguageLink() {
  const { pathname, search } = useLocation()
  const say = useSay()
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  return (
    <Link to={inLanguage(pathname, other) + search} lang={other} className={`${line} lg:hidden`}>
      {say(chatToolWords.otherLanguage)}
    </Link>
  )
}

function ToolsOfChat({ chat, onRename }: { chat: ToolsChat; onRename: () => void }) {
  const say = useSay()
  const save = useExport(chat.asst_id)
  return (
    <>
      <button
        type="button"
        className={line}
        onClick={(event) => {
          closeMenu(event.currentTarget)
          onRename()
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
    </>
  )
}

function DeleteLine({ asstId }: { asstId: string }) {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const language = useLanguage()
  const fetcher = useChatFetcher(
    ({ message }) => {
      toast(message, 'success')
      void navigate(inLanguage('/chats', language), { replace: true })
    },
    (message) => void alert(message || say(chatWords.deleteFailed)),
  )
  const remove = async () => {
    const isSure = await confirm({
      text: say(chatWords.deleteSure),
      yes: say(chatWords.deleteYes),
      no: say(chatWords.keep),
      danger: true,
    })
    if (isSure) await fetcher.submit({ intent: 'delete', asst_id: asstId }, { method: 'post' })
  }
  return (
    <button
      type="button"
      aria-disabled={fetcher.state !== 'idle' || undefined}
      className={`${line} text-sindoor`}
      onClick={(event) => {
        closeMenu(event.currentTarget)
        void remove()
      }}
    >
      {say(chatWords.deleteChat)}
    </button>
  )
}

function PinForm({ chat: { asst_id, pinned: isPinned } }: { chat: ToolsChat }) {
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

function RenameForm({ chat, onDone }: { chat: ToolsChat; onDone: () => void }) {
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

/** Closes it with the focus on its button, where a dialog that follows gives it back. */
function closeMenu(inside: HTMLElement) {
  const menu = inside.closest('details')
  menu?.querySelector('summary')?.focus()
  menu?.removeAttribute('open')
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
