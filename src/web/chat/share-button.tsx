import { useState } from 'react'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi } from '../api/throwing.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { ShareIcon } from '../ui/icon/chat-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { Exchange } from './exchange.ts'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { IconButton } from './rating.tsx'

/** Opens the sheet in which an answer becomes a link. */
export function ShareButton({ exchange }: { exchange: Exchange }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say(chatToolWords.share)}
        onPress={() => setOpen(true)}
        symbol={<ShareIcon className="size-5" />}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={say(chatToolWords.shareTitle)}>
        <ShareSheet exchange={exchange} />
      </Dialog>
    </>
  )
}

function ShareSheet({ exchange: { mid, question, text } }: { exchange: Exchange }) {
  const say = useSay()
  const language = useLanguage()
  const [withQuestion, setWithQuestion] = useState(false)
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const made = await callApi('chats/share', { mid: mid ?? '', with_question: withQuestion })
      if (made.status === 'fail') throw new ApiError(200, made.message)
      setLink(location.origin + inLanguage(made.path, language))
    } catch (error) {
      const message = error instanceof ApiError && error.message
      toast(message || say(chatWords.errorLater), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="text-base text-ink">
      <p className="text-fine">{say(chatToolWords.shareText)}</p>
      <Checkbox
        className="mt-3"
        checked={withQuestion}
        onChange={(event) => {
          setWithQuestion(event.currentTarget.checked)
          setLink('')
        }}
      >
        {say(chatToolWords.withQuestion)}
      </Checkbox>
      {link ? (
        <TheLink link={link} />
      ) : (
        <Button wide className="mt-4" onClick={() => void make()} busy={busy} data-autofocus>
          {say(chatToolWords.makeLink)}
        </Button>
      )}
      <p className="mt-4 text-center">
        <LocalizedLink
          to="/shared"
          className="inline-flex min-h-11 items-center text-fine underline"
        >
          {say(chatToolWords.myLinks)}
        </LocalizedLink>
      </p>
      <blockquote className="mt-4 border-t border-rule pt-3 text-fine whitespace-pre-line">
        {withQuestion && (
          <p className="mb-2 font-semibold" lang={detectLanguage(question)}>
            {question}
          </p>
        )}
        <p lang={detectLanguage(text)}>{text}</p>
      </blockquote>
    </div>
  )
}

function TheLink({ link }: { link: string }) {
  const say = useSay()
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('none'))
    copying.then(
      () => toast(say(chatToolWords.linkCopied), 'success'),
      () => toast(say(chatWords.errorLater), 'error'),
    )
  }
  return (
    <>
      <Field label={say(chatToolWords.link)} className="mt-4">
        {(field) => (
          <TextInput
            {...field}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="mt-3 flex gap-3">
        <Button className="flex-1" onClick={copy}>
          {say(chatToolWords.copyLink)}
        </Button>
        {'share' in navigator && (
          <Button
            kind="quiet"
            className="flex-1"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {say(chatToolWords.send)}
          </Button>
        )}
      </div>
    </>
  )
}
