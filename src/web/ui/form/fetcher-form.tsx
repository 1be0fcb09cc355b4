import type { Ref } from 'react'
import type { FetcherFormProps, FetcherWithComponents } from 'react-router'
import { useHydrated } from '../use-hydrated.ts'

/**
 * A form that stays where it is: its action's answer comes back to the fetcher. Before the script has
 * come the browser itself posts it and checks its fields; with the script the action says what is wrong.
 */
export function FetcherForm({
  fetcher,
  ...rest
}: FetcherFormProps & {
  fetcher: FetcherWithComponents<unknown>
  ref?: Ref<HTMLFormElement>
}) {
  const isHydrated = useHydrated()
  return <fetcher.Form method="post" noValidate={isHydrated} {...rest} />
}

/** Whether the fetcher is at work on a form that holds this value. */
export function isSending(
  { formData }: FetcherWithComponents<unknown>,
  name?: string,
  value?: string,
): boolean {
  return formData !== undefined && (name === undefined || formData.get(name) === value)
}
