import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { todayWords as words } from '../../words/today/today.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { rememberSign, storedSign } from '../ui/kept-sign.ts'

/** One's Moon sign, asked once. */
export function SignForm({ rashi }: { rashi: number | null }) {
  const say = useSay()
  const { state } = useNavigation()
  const [sign, setSign] = useState(rashi ?? 0)
  useEffect(() => {
    const known = storedSign()
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (rashi === null && known !== null) setSign(known)
  }, [rashi])
  return (
    <Form
      method="post"
      className="mt-6 grid max-w-column gap-4"
      onSubmit={() => rememberSign(sign)}
    >
      <input type="hidden" name="intent" value="sign" />
      <Field label={say(words.yourSign)} hint={say(words.signWhy)}>
        {(field) => (
          <Select
            {...field}
            name="rashi"
            value={sign}
            onChange={(event) => setSign(Number(event.target.value))}
            options={zodiacSigns.map(({ title }, place) => ({
              value: String(place),
              label: say(title),
            }))}
          />
        )}
      </Field>
      <Button type="submit" wide busy={state === 'submitting'}>
        {say(words.keepSign)}
      </Button>
      <LocalizedLink
        to="/horoscope?zodiac=Aries&when=Today#finder"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        {say(words.notSure)}
      </LocalizedLink>
    </Form>
  )
}
