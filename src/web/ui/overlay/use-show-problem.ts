import { useEffect, useEffectEvent } from 'react'
import { useAlert } from './confirm.tsx'
import { toast } from './toast.ts'

/** Why a form was refused, and how the specification wants it said beside its place at the field. */
export interface FormProblem {
  as: 'alert' | 'toast' | 'text'
  text: string
  /** It was the code: its boxes are to be filled anew. */
  isCode?: true
}

/**
 * Says once what an action has just refused; `afterwards` when it has been read.
 *
 * @param problem of a fetcher: what the page came with already stands at its field.
 */
export function useShowProblem(problem: FormProblem | undefined, afterwards?: () => void): void {
  const alert = useAlert()
  const show = useEffectEvent(async ({ as, text }: FormProblem) => {
    if (as === 'alert') await alert(text)
    else if (as === 'toast') toast(text, 'error')
    afterwards?.()
  })
  useEffect(() => {
    if (problem) void show(problem)
  }, [problem])
}
