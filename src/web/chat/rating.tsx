import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../contract/apis.ts'
import { ratingReasons, type RatingReason } from '../../contract/core/constants.ts'
import { chatToolWords, ratingReasonWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi } from '../api/throwing.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextArea } from '../ui/form/field.tsx'
import { Note } from '../ui/page.tsx'
import { ThumbDownIcon, ThumbUpIcon } from '../ui/icon/page-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { detectLanguage } from '../ui/text/detect-language.ts'

type Reply = Extract<ApiReply<'chats/rateAnswer'>, { status: 'success' }>

/** What a rating came to: how the user stands when the question was given back. */
export interface RatingResult {
  rating: 1 | -1
  isRefunded?: boolean
  standing?: Reply['standing']
}

interface RatingCheck {
  message: string
  wrong: string[]
}

/** Keeps a rating as it is given; who says "not helpful" is asked why, and may leave it. */
export function useRating(
  mid: string | null,
  rating: number | null,
  onRated?: (rated: RatingResult) => void,
) {
  const say = useSay()
  const [currentRating, setGiven] = useState(rating)
  const [asksWhy, setAsksWhy] = useState(false)
  const [busy, setBusy] = useState(false)
  const [check, setFound] = useState<RatingCheck | null>(null)
  const rate = async (value: 1 | -1, why?: { about: RatingReason; reason: string }) => {
    if (!mid || busy) return
    const before = currentRating
    setGiven(value)
    setFound(null)
    setBusy(true)
    if (!why) setAsksWhy(value === -1)
    try {
      const reply = await callApi('chats/rateAnswer', {
        mid,
        rating: value,
        ...(why && { about: why.about, ...(why.reason && { reason: why.reason }) }),
      })
      if (reply.status === 'fail') throw new ApiError(200, reply.message)
      onRated?.({ rating: value, isRefunded: reply.check?.refunded, standing: reply.standing })
      if (!why) return
      setAsksWhy(false)
      if (why.about === 'wrong-fact')
        setFound({ message: reply.message ?? '', wrong: reply.check?.wrong ?? [] })
      else toast(say(chatWords.thanks), 'success')
    } catch (error) {
      setGiven(before)
      const message = error instanceof ApiError && error.message
      toast(message || say(chatWords.errorLater), 'error')
    } finally {
      setBusy(false)
    }
  }
  return {
    given: currentRating,
    asksWhy,
    busy,
    found: check,
    onRate: (value: 1 | -1) => void rate(value),
    onReason: (about: RatingReason, reason: string) => void rate(-1, { about, reason }),
  }
}
export type RatingState = ReturnType<typeof useRating>

/** Helpful or not. */
export function RatingButtons({
  rating: { given: currentRating, onRate },
}: {
  rating: RatingState
}) {
  const say = useSay()
  return (
    <>
      <IconButton
        isPressed={currentRating === 1}
        label={say(chatWords.helpful)}
        onPress={() => onRate(1)}
        symbol={<ThumbUpIcon className="size-5" />}
      />
      <IconButton
        isPressed={currentRating === -1}
        label={say(chatWords.notHelpful)}
        onPress={() => onRate(-1)}
        symbol={<ThumbDownIcon className="size-5" />}
      />
    </>
  )
}

/** A small button that shows only a symbol and says its name. */
export function IconButton({
  isPressed,
  label,
  onPress,
  symbol,
}: {
  isPressed?: boolean
  label: string
  onPress: () => void
  symbol: ReactNode
}) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-md hover:bg-wash hover:text-ink aria-pressed:text-action"
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
    >
      {symbol}
      <span className="sr-only">{label}</span>
    </button>
  )
}

/** Under the thumbs: why it was not good, and what a second look at it found. */
export function RatingNotes({ rating }: { rating: RatingState }) {
  const say = useSay()
  const { found: check } = rating
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
  const say = useSay()
  const [about, setAbout] = useState<RatingReason | null>(null)
  return (
    <form
      className="w-full pt-3 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = new FormData(event.currentTarget).get('reason')
        rating.onReason(about ?? 'other', typeof reason === 'string' ? reason.trim() : '')
      }}
    >
      <fieldset>
        <legend className="mb-1 font-semibold">{say(chatToolWords.whatWasWrong)}</legend>
        {ratingReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3 border-b border-rule">
            <input
              type="radio"
              name="about"
              value={reason}
              className="size-5 accent-action"
              onChange={() => setAbout(reason)}
            />
            {say(ratingReasonWords[reason])}
          </label>
        ))}
      </fieldset>
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
          busy={rating.busy}
          busyLabel={say(chatToolWords.checking)}
        >
          {say(about === 'wrong-fact' ? chatToolWords.recheck : chatWords.reasonSend)}
        </Button>
      )}
    </form>
  )
}
