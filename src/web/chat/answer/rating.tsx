import { useState } from 'react'
import type { ReactNode } from 'react'
import { ratingReasons, type RatingReason } from '../../../contract/core/constants.ts'
import { chatToolWords, ratingReasonWords } from '../../../words/chat/chat-tools.ts'
import { chatWords } from '../../../words/chat/chat.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, TextArea } from '../../ui/form/field.tsx'
import { Note } from '../../ui/page.tsx'
import { ThumbDownIcon, ThumbUpIcon } from '../../ui/icon/page-icons.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import type { RatingResult } from '../conversation/exchange.ts'
import { IconButton } from './icon-button.tsx'
import { useChatFetcher } from '../mutations/use-chat-fetcher.ts'

interface RatingCheck {
  message: string
  wrong: string[]
}

/** A rating as it is given; who says "not helpful" is asked why, and may leave it. */
export function useRating(
  mid: string | null,
  rating: number | null,
  onRated?: (result: RatingResult) => void,
) {
  const say = useSay()
  const [keptRating, setKeptRating] = useState(rating)
  const [asksWhy, setAsksWhy] = useState(false)
  const [check, setCheck] = useState<RatingCheck | null>(null)
  const fetcher = useChatFetcher(({ rated, message }) => {
    if (!rated) return
    setKeptRating(rated.rating)
    const { about, standing } = rated
    onRated?.({ rating: rated.rating, isRefunded: rated.check?.refunded, standing })
    if (!about) return
    setAsksWhy(false)
    if (about === 'wrong-fact') setCheck({ message, wrong: rated.check?.wrong ?? [] })
    else toast(say(chatWords.thanks), 'success')
  })
  const isBusy = fetcher.state === 'submitting'
  const pressed = fetcher.formData?.get('rating')
  return {
    mid,
    Form: fetcher.Form,
    isBusy,
    /** Shown as soon as it is pressed, and taken back if it could not be kept. */
    current: pressed ? Number(pressed) : keptRating,
    asksWhy,
    check,
    /** For the forms: one press at a time. */
    onSubmit(event: { preventDefault: () => void }) {
      if (isBusy) event.preventDefault()
      else setCheck(null)
    },
    onThumb(value: 1 | -1) {
      if (!isBusy) setAsksWhy(value === -1)
    },
  }
}
export type RatingState = ReturnType<typeof useRating>

/** Helpful or not. */
export function RatingButtons({ rating }: { rating: RatingState }) {
  const { Form, mid, current, onSubmit, onThumb } = rating
  const say = useSay()
  return (
    <Form method="post" className="flex" onSubmit={onSubmit}>
      <RatingFields mid={mid} />
      <IconButton
        name="rating"
        value="1"
        isPressed={current === 1}
        label={say(chatWords.helpful)}
        onPress={() => onThumb(1)}
        symbol={<ThumbUpIcon className="size-5" />}
      />
      <IconButton
        name="rating"
        value="-1"
        isPressed={current === -1}
        label={say(chatWords.notHelpful)}
        onPress={() => onThumb(-1)}
        symbol={<ThumbDownIcon className="size-5" />}
      />
    </Form>
  )
}

function RatingFields({ mid }: { mid: string | null }) {
  return (
    <>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="mid" value={mid ?? ''} />
    </>
  )
}

/** Under the thumbs: why it was not good, and what a second look at it found. */
export function RatingNotes({ rating }: { rating: RatingState }) {
  const say = useSay()
  const { check } = rating
  return (
    <>
      {rating.asksWhy && <Reasons rating={rating} />}
      <output className="block w-full empty:hidden">
        {check && (
          <Note className="mt-3 text-ink">
            <p>{check.message}</p>
            {check.wrong.length > 0 && (
              <>
                <p className="mt-2">{say(chatToolWords.wrongSentences)}</p>
                {check.wrong.map((sentence) => (
                  <q key={sentence} className="mt-1 block" lang={detectLanguage(sentence)}>
                    {sentence}
                  </q>
                ))}
              </>
            )}
          </Note>
        )}
      </output>
    </>
  )
}

function Reasons({ rating }: { rating: RatingState }) {
  const { Form, mid, onSubmit, isBusy } = rating
  const say = useSay()
  const [about, setAbout] = useState<RatingReason | null>(null)
  return (
    <Form method="post" className="w-full pt-3 text-ink" onSubmit={onSubmit}>
      <RatingFields mid={mid} />
      <input type="hidden" name="rating" value="-1" />
      <ReasonChoice onChoose={setAbout} />
      {about && about !== 'wrong-fact' && (
        <Field label={say(chatToolWords.inYourWords)} className="mt-4">
          {(field) => <TextArea {...field} name="reason" maxLength={500} />}
        </Field>
      )}
      {about && (
        <Button
          kind="quiet"
          type="submit"
          className="mt-4"
          busy={isBusy}
          busyLabel={say(chatToolWords.checking)}
        >
          {say(about === 'wrong-fact' ? chatToolWords.recheck : chatWords.reasonSend)}
        </Button>
      )}
    </Form>
  )
}

function ReasonChoice({ onChoose }: { onChoose: (reason: RatingReason) => void }): ReactNode {
  const say = useSay()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{say(chatToolWords.whatWasWrong)}</legend>
      {ratingReasons.map((reason) => (
        <label key={reason} className="flex min-h-11 items-center gap-3 border-b border-rule">
          <input
            type="radio"
            name="about"
            value={reason}
            className="size-5 accent-action"
            onChange={() => onChoose(reason)}
          />
          {say(ratingReasonWords[reason])}
        </label>
      ))}
    </fieldset>
  )
}
