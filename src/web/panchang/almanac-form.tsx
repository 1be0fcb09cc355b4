import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { inLanguage, useLanguage } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { PlaceField } from '../ui/place/place-field.tsx'
import type { PlaceQuery } from '../ui/place/place-query.ts'

/** The form for another day or month, and place; by GET, so that it works before the script and can be kept. */
export function AlmanacForm({
  path,
  where,
  placeName,
  submitLabel,
  className = '',
  children,
}: {
  path: string
  where: PlaceQuery
  placeName: string
  submitLabel: string
  className?: string
  children: ReactNode
}) {
  return (
    <Form
      method="get"
      action={inLanguage(path, useLanguage())}
      className={`grid max-w-column gap-4 ${className}`}
    >
      {children}
      <PlaceField where={where} placeName={placeName} />
      <Button type="submit" wide>
        {submitLabel}
      </Button>
    </Form>
  )
}
