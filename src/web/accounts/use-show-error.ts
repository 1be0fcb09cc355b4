import { useCallback } from 'react'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { CodeProblem } from './request-code.ts'

/**
 * Says what went wrong as it is specified. A toast lies behind an open dialog, so `inPlace` gets its
 * sentence too, to stand where the person is looking.
 */
export function useShowError(
  inPlace: (text: string) => void,
): (trouble: CodeProblem) => Promise<void> {
  const alert = useAlert()
  return useCallback(
    async ({ as, text }) => {
      if (as === 'alert') return alert(text)
      inPlace(text)
      toast(text, 'error')
    },
    [alert, inPlace],
  )
}
