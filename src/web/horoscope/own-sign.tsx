import { useEffect, useState } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { ownSignTemplates, ownSignWords as words } from '../../words/horoscope/own-sign.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { rememberSign, signStorageName, storedSign } from '../ui/kept-sign.ts'
import { Note } from '../ui/page.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { MoonSignReply } from './moon-sign-action.ts'

/** Where a horoscope was asked for without naming a sign: the remembered one is meant. */
export const yoursHash = '#yours'

const addressOf = (sign: number) => `/horoscope?zodiac=${zodiacSigns[sign]!.value}&when=Today`

/**
 * The sign that this device remembers: kept there alone, by a press, and gone by another.
 *
 * @param keptSign what its cookie says.
 */
export function RememberedSign({ sign, keptSign }: { sign: number; keptSign: number | null }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  /** What was pressed here since. */
  const [pressed, setPressed] = useState<number | null>()
  // What was remembered before there was a cookie: the page's scripts come at once for it.
  const before = isHydrated ? storedSign() : null
  const ownSign = pressed === undefined ? (keptSign ?? before) : pressed
  useEffect(() => {
    const remembered = keptSign ?? storedSign()
    if (keptSign === null && remembered !== null) rememberSign(remembered)
    if (hash === yoursHash && remembered !== null && remembered !== sign)
      void navigate(inLanguage(addressOf(remembered), language), { replace: true })
  }, [hash, sign, keptSign, language, navigate])
  const remember = (chosen: number | null) => {
    rememberSign(chosen)
    setPressed(chosen)
  }
  const link = 'min-h-11 text-fine text-action underline-offset-4 hover:underline'
  return (
    <div
      className="min-h-11 text-fine text-soft"
      data-remembers={keptSign === null ? signStorageName : undefined}
    >
      {ownSign === null && (
        <button type="button" className={`noscript:hidden ${link}`} onClick={() => remember(sign)}>
          {say(words.mine)}
        </button>
      )}
      {ownSign === sign && (
        <>
          {say(words.yours)}{' '}
          <button type="button" className={link} onClick={() => remember(null)}>
            {say(words.forget)}
          </button>
        </>
      )}
      {ownSign !== null && ownSign !== sign && (
        <LocalizedLink to={addressOf(ownSign)} className={`inline-flex items-center ${link}`}>
          {say(ownSignTemplates.toYours, say(zodiacSigns[ownSign]!.title))} ›
        </LocalizedLink>
      )}
    </div>
  )
}

/** From a birth date to the Moon's sign of it. */
export function MoonSignFinder({ reply }: { reply: MoonSignReply | undefined }) {
  const say = useSay()
  const { state } = useNavigation()
  const name = reply?.moonSign === undefined ? '' : say(zodiacSigns[reply.moonSign]!.title)
  return (
    <section id="finder" aria-labelledby="finder-title" className="max-w-text scroll-mt-4">
      <h2 id="finder-title" className="text-h3">
        {say(words.find)}
      </h2>
      <p className="mt-2 text-fine text-soft">{say(words.notSun)}</p>
      <Form method="post" preventScrollReset className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say(words.date)}>
            {(field) => (
              <TextInput
                {...field}
                type="date"
                name="date"
                min="1900-01-01"
                required
                defaultValue={reply?.date}
              />
            )}
          </Field>
          <Field label={say(words.time)}>
            {(field) => <TextInput {...field} type="time" name="time" defaultValue={reply?.time} />}
          </Field>
        </div>
        <Button type="submit" kind="quiet" busy={state === 'submitting'}>
          {say(words.show)}
        </Button>
      </Form>
      <div aria-live="polite" className="mt-4">
        {reply?.problem && <Note>{reply.problem}</Note>}
        {reply?.moonSign !== undefined && (
          <Note>
            <p className="font-semibold">{say(ownSignTemplates.found, name)}</p>
            <p className="text-fine text-soft">{say(words.inIndia)}</p>
            <ButtonLink
              kind="plain"
              className="px-0!"
              to={addressOf(reply.moonSign)}
              onClick={() => rememberSign(reply.moonSign!)}
            >
              {say(ownSignTemplates.today, name)}
            </ButtonLink>
          </Note>
        )}
      </div>
    </section>
  )
}
