import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { PlaceField } from '../ui/place/place-field.tsx'
import { delhiAt, type PlaceQuery } from '../ui/place/place-query.ts'

/**
 * The form for another day or month, and place; by GET, so that it works before the script and can be kept. Its
 * second button remembers the place, by POST.
 */
export function AlmanacForm({
  path,
  where,
  placeName,
  keptName,
  submitLabel,
  className = '',
  children,
}: {
  path: string
  /** Of the address. */
  where: PlaceQuery
  /** Of the page. */
  placeName: string
  /** The city that the page is told for because its reader keeps it. */
  keptName: string | null
  submitLabel: string
  className?: string
  children: ReactNode
}) {
  const say = useSay()
  return (
    <Form
      method="get"
      action={inLanguage(path, useLanguage())}
      className={`grid max-w-column gap-4 ${className}`}
    >
      {children}
      <PlaceField
        where={keptName === null ? { ...delhiAt, place: placeName, ...where } : {}}
        keptName={keptName ?? undefined}
      />
      <Button type="submit" wide>
        {submitLabel}
      </Button>
      <Button type="submit" kind="quiet" wide formMethod="post" name="intent" value="city">
        {say(words.keepPlace)}
      </Button>
    </Form>
  )
}
