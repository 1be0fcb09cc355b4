import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ownSignTemplates, ownSignWords as words } from '../../words/horoscope/own-sign.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { rememberSign, signStorageName, storedSign } from '../ui/kept-sign.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Where a horoscope was asked for without naming a sign: the remembered one is meant. */
export const yoursHash = '#yours'

/** Today's horoscope of a sign. */
export const addressOf = (sign: number) =>
  `/horoscope?zodiac=${zodiacSigns[sign]!.value}&when=Today`

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
