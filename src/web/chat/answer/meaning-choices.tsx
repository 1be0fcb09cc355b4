import { Form, useNavigation } from 'react-router'
import type { Persona } from '../../../contract/core/common-schemas.ts'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import type { Exchange } from '../conversation/exchange.ts'

/** What becomes of a choice in a chat that goes on. */
export interface MeaningHandlers {
  onChoose: (value: string) => void
  /** Puts the question into the box, to be written anew. */
  onOtherWords: () => void
}

/** The chat that a choice is sent to by a form, with or without a script. */
export interface ChatOfForm {
  asst_id: string
  bid: string
  astrologer: Persona
}

/** What a question may mean, or whom, as buttons: each sends it again with that. */
export function MeaningChoices({
  exchange: { meanings, question },
  handlers,
  chat,
}: {
  exchange: Exchange
  handlers: MeaningHandlers | undefined
  chat: ChatOfForm | undefined
}) {
  const say = useSay()
  const busy = useNavigation().state === 'submitting'
  if (meanings.length === 0 || (!handlers && !chat)) return null
  // Below an answer of somebody's own kundli: whose else it may be read from.
  const isOfPeople = meanings.every(({ field }) => field === 'person')
  const buttons = meanings.map(({ field, value, label }) => (
    <Button
      key={value}
      kind="quiet"
      type={chat ? 'submit' : 'button'}
      name={field}
      value={value}
      busy={busy}
      lang={detectLanguage(label)}
      className="grow sm:grow-0"
      onClick={(event) => {
        if (!handlers) return
        event.preventDefault()
        handlers.onChoose(value)
      }}
    >
      {label}
    </Button>
  ))
  const row = 'flex flex-wrap gap-2'
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className={isOfPeople ? 'mb-2 text-fine text-soft' : 'sr-only'}>
        {say(isOfPeople ? chatToolWords.readFromOther : chatToolWords.whatDidYouMean)}
      </legend>
      {!chat ? (
        <div className={row}>{buttons}</div>
      ) : (
        <Form method="post" className={row}>
          <input type="hidden" name="intent" value="mean" />
          <input type="hidden" name="asst_id" value={chat.asst_id} />
          <input type="hidden" name="bid" value={chat.bid} />
          <input type="hidden" name="astrologer" value={chat.astrologer} />
          <input type="hidden" name="message" value={question} />
          {buttons}
        </Form>
      )}
      {handlers && !isOfPeople && (
        <Button kind="plain" className="mt-1" onClick={handlers.onOtherWords}>
          {say(chatToolWords.otherWords)}
        </Button>
      )}
    </fieldset>
  )
}
