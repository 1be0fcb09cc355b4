import { Form, useNavigation } from 'react-router'
import { ownSignTemplates, ownSignWords as words } from '../../words/horoscope/own-sign.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { useSay } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { rememberSign } from '../ui/kept-sign.ts'
import { Note } from '../ui/page.tsx'
import type { MoonSignReply } from './moon-sign-action.ts'
import { addressOf } from './own-sign.tsx'

export interface MoonSignFinderProps {
  reply: MoonSignReply | undefined
}

/** From a birth date to the Moon's sign of it. */
export default function MoonSignFinder({ reply }: MoonSignFinderProps) {
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
