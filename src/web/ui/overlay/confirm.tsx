import { Suspense, createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyOnVisible } from '../lazy-on-visible.ts'

export interface ConfirmOptions {
  /** What is asked or said, one or two sentences. */
  text: string
  title?: string
  /** Labels of the answers; "Yes" and "No" unless told. */
  yes?: string
  no?: string
  /** The yes cannot be undone: its button is red. */
  danger?: boolean
}

export interface PendingQuestion extends ConfirmOptions {
  kind: 'alert' | 'confirm'
  answer: (yes: boolean) => void
}

export const loadConfirmDialog = () => import('./confirm-dialog.tsx')
const AskingDialog = lazyOnVisible(loadConfirmDialog)

const AskingContext = createContext<((question: PendingQuestion) => void) | null>(null)

/** Holds the dialogs that `useAlert` and `useConfirm` open, one after the other. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<PendingQuestion[]>([])
  const add = useCallback(
    (asked: PendingQuestion) => setQueue((waiting) => [...waiting, asked]),
    [],
  )
  const first = queue[0]
  const answer = (yes: boolean) => {
    setQueue((waiting) => waiting.slice(1))
    first?.answer(yes)
  }
  return (
    <AskingContext value={add}>
      {children}
      {first && (
        <Suspense fallback={null}>
          <AskingDialog key={queue.length} question={first} answer={answer} />
        </Suspense>
      )}
    </AskingContext>
  )
}

function useAsking() {
  const add = useContext(AskingContext)
  if (!add) throw new Error('AskingProvider is missing above this component')
  return add
}

/** `const alert = useAlert(); await alert(text)`: what `window.alert` says, in a dialog of ours. */
export function useAlert(): (text: string, title?: string) => Promise<void> {
  const add = useAsking()
  return useMemo(
    () => (text, title) =>
      new Promise<void>((done) => add({ kind: 'alert', text, title, answer: () => done() })),
    [add],
  )
}

/** `if (await confirm({ text, danger: true })) …`; closing the dialog is a no. */
export function useConfirm(): (question: ConfirmOptions) => Promise<boolean> {
  const add = useAsking()
  return useMemo(
    () => (question) =>
      new Promise<boolean>((done) => add({ ...question, kind: 'confirm', answer: done })),
    [add],
  )
}
