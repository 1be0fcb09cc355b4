import { Form, useNavigation } from 'react-router'
import { todayWords as words } from '../../../words/today/today.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../form/button.tsx'
import { PlaceField } from './place-field.tsx'

/** The city of one's days: asked once, then folded away. */
export function CityForm({
  city,
  problem,
  isOpen = false,
}: {
  city: { name: string; isKept: boolean }
  problem: string | null
  /** Where none is kept yet, it is asked for at once. */
  isOpen?: boolean
}) {
  const say = useSay()
  const { state } = useNavigation()
  return (
    <details open={(isOpen && !city.isKept) || problem !== null} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
        {say(city.isKept ? words.changeCity : words.yourCity)}
      </summary>
      {!city.isKept && <p className="mb-2 text-fine text-soft">{say(words.cityWhy)}</p>}
      {problem && (
        <p role="alert" className="mb-2 text-sindoor">
          {problem}
        </p>
      )}
      <Form method="post" preventScrollReset className="grid max-w-column gap-3">
        <input type="hidden" name="intent" value="city" />
        <PlaceField where={{}} keptName={city.isKept ? city.name : undefined} />
        <Button type="submit" kind="quiet" busy={state === 'submitting'}>
          {say(words.keepCity)}
        </Button>
      </Form>
    </details>
  )
}
