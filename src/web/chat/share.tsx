import { useState } from 'react'
import { aroundWords } from '../../words/chat/chat-around.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi } from '../api/client.ts'
import { A, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/choice.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Share } from '../ui/icon/chat-symbols.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { Exchange } from './exchange.ts'
import { languageWritten } from '../ui/text/language-written.ts'
import { ActionButton } from './rating.tsx'

/** Opens the sheet in which an answer becomes a link. */
export function ShareButton({ exchange }: { exchange: Exchange }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton
        label={say(aroundWords.share)}
        onPress={() => setOpen(true)}
        symbol={<Share className="size-5" />}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={say(aroundWords.shareTitle)}>
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
      <p className="text-fine">{say(aroundWords.shareText)}</p>
      <Checkbox
        className="mt-3"
        checked={withQuestion}
        onChange={(event) => {
          setWithQuestion(event.currentTarget.checked)
          setLink('')
        }}
      >
        {say(aroundWords.withQuestion)}
      </Checkbox>
      {link ? (
        <TheLink link={link} />
      ) : (
        <Button wide className="mt-4" onClick={() => void make()} busy={busy} data-autofocus>
          {say(aroundWords.makeLink)}
        </Button>
      )}
      <p className="mt-4 text-center">
        <A to="/shared" className="inline-flex min-h-11 items-center text-fine underline">
          {say(aroundWords.myLinks)}
        </A>
      </p>
      <blockquote className="mt-4 border-t border-rule pt-3 text-fine whitespace-pre-line">
        {withQuestion && (
          <p className="mb-2 font-semibold" lang={languageWritten(question)}>
            {question}
          </p>
        )}
        <p lang={languageWritten(text)}>{text}</p>
      </blockquote>
    </div>
  )
}

function TheLink({ link }: { link: string }) {
  const say = useSay()
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('none'))
    copying.then(
      () => toast(say(aroundWords.linkCopied), 'success'),
      () => toast(say(chatWords.errorLater), 'error'),
    )
  }
  return (
    <>
      <Field label={say(aroundWords.link)} className="mt-4">
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
          {say(aroundWords.copyLink)}
        </Button>
        {'share' in navigator && (
          <Button
            kind="quiet"
            className="flex-1"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {say(aroundWords.send)}
          </Button>
        )}
      </div>
    </>
  )
}
