import { useState } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/radio-and-checkbox.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import ShareLinks from '../../ui/share/share-links.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import type { Exchange } from '../conversation/exchange.ts'
import { useChatFetcher } from '../mutations/use-chat-fetcher.ts'

/** In which an answer becomes a link. */
export default function ShareDialog({
  exchange,
  onClose,
}: {
  exchange: Exchange
  onClose: () => void
}) {
  const say = useSay()
  return (
    <Dialog open onClose={onClose} title={say(chatToolWords.shareTitle)}>
      <ShareSheet exchange={exchange} />
    </Dialog>
  )
}

/** Makes the link, and shows before what will be read there. */
function ShareSheet({ exchange: { mid, question, text } }: { exchange: Exchange }) {
  const say = useSay()
  const language = useLanguage()
  const [withQuestion, setWithQuestion] = useState(false)
  const [link, setLink] = useState('')
  const fetcher = useChatFetcher(({ path }) => {
    if (path) setLink(location.origin + inLanguage(path, language))
  })
  return (
    <div className="text-base text-ink">
      <p className="text-fine">{say(chatToolWords.shareText)}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="mid" value={mid ?? ''} />
        <Checkbox
          name="with_question"
          value="on"
          className="mt-3"
          checked={withQuestion}
          onChange={(event) => {
            setWithQuestion(event.currentTarget.checked)
            setLink('')
          }}
        >
          {say(chatToolWords.withQuestion)}
        </Checkbox>
        {!link && (
          <Button
            type="submit"
            wide
            className="mt-4"
            busy={fetcher.state === 'submitting'}
            data-autofocus
          >
            {say(chatToolWords.makeLink)}
          </Button>
        )}
      </fetcher.Form>
      {link && <NewLink link={link} />}
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

function NewLink({ link }: { link: string }) {
  const say = useSay()
  const language = useLanguage()
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
      <div className="mt-3 flex flex-wrap gap-2">
        <ShareLinks
          text={say(chatToolWords.sharedText)}
          link={link}
          picture={`/cards/${language}/answer.png`}
        />
      </div>
    </>
  )
}
