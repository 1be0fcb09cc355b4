import { useEffect, useRef, useState } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Note } from '../../ui/page.tsx'
import type { Exchange, MissResult } from '../conversation/exchange.ts'
import { useChatFetcher } from '../mutations/use-chat-fetcher.ts'

/** "This is not what I asked", under a charged answer; and in its place what came of it. */
export function Miss({
  exchange: { mid, charged, missed, isReread },
  onMissed,
}: {
  exchange: Exchange
  onMissed: (result: MissResult) => void
}) {
  const say = useSay()
  const [message, setMessage] = useState('')
  const note = useRef<HTMLOutputElement>(null)
  const fetcher = useChatFetcher((result) => {
    if (!result.missed) return
    setMessage(result.message)
    onMissed(result.missed)
  })
  // The button that was pressed is gone: the keyboard goes on from what stands in its place.
  useEffect(() => {
    if (message) note.current?.focus({ preventScroll: true })
  }, [message])
  const isBusy = fetcher.state !== 'idle'
  const isOffered = charged && !missed && !isReread && mid && !message
  return (
    <>
      {isOffered && (
        <fetcher.Form method="post" onSubmit={(event) => isBusy && event.preventDefault()}>
          <input type="hidden" name="intent" value="miss" />
          <input type="hidden" name="mid" value={mid} />
          <Button kind="plain" type="submit" busy={isBusy} className="text-fine text-soft">
            {say(chatToolWords.notWhatIAsked)}
          </Button>
        </fetcher.Form>
      )}
      <output ref={note} tabIndex={-1} className="block w-full empty:hidden">
        {message && <Note className="mt-3 text-ink">{message}</Note>}
      </output>
    </>
  )
}
