import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { questionMaxLength, questionMinLength } from '../../../contract/core/constants.ts'
import { askTopics, askWords as words } from '../../../words/home/ask.ts'
import { inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * The question box with four topics. It posts to the question page, with the script and without; a topic
 * fills the box with a question as people put it, to be changed or sent.
 *
 * @param onAsk takes the question itself, where the page already knows whose chart it is about.
 */
export function QuestionForm({
  question = '',
  problem,
  note,
  onAsk,
}: {
  question?: string | undefined
  problem?: string | undefined
  /** What stands under the button: what it costs. */
  note?: string
  onAsk?: (question: string) => void
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isTooShort, setTooShort] = useState(false)
  const isBusy = useNavigation().formData?.get('intent') === 'question'
  const error = isTooShort ? say(words.tooShort) : problem

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const typed = box.current?.value.trim() ?? ''
    const isShort = typed.length < questionMinLength
    setTooShort(isShort)
    if (!isShort && !onAsk) return
    event.preventDefault()
    if (isShort) box.current?.focus()
    else onAsk?.(typed)
  }
  return (
    <Form method="post" action={inLanguage('/ask', useLanguage())} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="intent" value="question" />
      {isHydrated && <input type="hidden" name="scripted" value="1" />}
      <Field
        label={<span className="sr-only">{say(words.question)}</span>}
        error={error && <span role="alert">{error}</span>}
      >
        {(field) => (
          <TextArea
            {...field}
            ref={box}
            name="question"
            rows={3}
            maxLength={questionMaxLength}
            placeholder={say(words.placeholder)}
            defaultValue={question}
            className="-mt-1 text-lead"
            onChange={() => setTooShort(false)}
          />
        )}
      </Field>
      <Topics
        onChoose={(example) => {
          if (!box.current) return
          box.current.value = example
          setTooShort(false)
        }}
      />
      <Button type="submit" wide className="mt-3" busy={isBusy} busyLabel={say(words.asking)}>
        {say(words.ask)}
      </Button>
      {note && <p className="mt-2 text-center text-fine text-soft">{note}</p>}
    </Form>
  )
}

/** Before the script has come a topic sends its example. */
function Topics({ onChoose }: { onChoose: (example: string) => void }) {
  const say = useSay()
  return (
    <ul aria-label={say(words.topics)} className="mt-3 flex flex-wrap gap-2">
      {askTopics.map(({ key, label, example }) => (
        <li key={key} className="grow">
          <button
            type="submit"
            name="topic"
            value={key}
            className="min-h-11 w-full rounded-md border border-edge px-3 hover:bg-wash"
            onClick={(event) => {
              event.preventDefault()
              onChoose(say(example))
            }}
          >
            {say(label)}
          </button>
        </li>
      ))}
    </ul>
  )
}
