import { useEffect, useRef, useState } from 'react'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { useLanguage, useSay, type Say } from '../core/language.tsx'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { MicrophoneIcon, StopIcon } from '../ui/icon/chat-icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { toast } from '../ui/overlay/toast.ts'

/** As much of the browser's recogniser as is used here; TypeScript's own types don't have it. */
interface Recogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
  stop(): void
}
interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

function recogniser(): (new () => Recogniser) | undefined {
  const all = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown }
  const found = all.SpeechRecognition ?? all.webkitSpeechRecognition
  return found as (new () => Recogniser) | undefined
}

const explainedKey = 'chat:dictation-explained'

/**
 * Types what is spoken into the box, where the browser can listen: Hindi on a Hindi page, else Indian
 * English. The first time it says where the sound goes.
 */
export function DictateButton({
  draft,
  onDraft,
  disabled,
}: {
  draft: string
  onDraft: (text: string) => void
  disabled: boolean
}) {
  const say = useSay()
  const language = useLanguage()
  const confirm = useConfirm()
  const [listening, setListening] = useState<Recogniser | null>(null)
  useEffect(() => () => listening?.abort(), [listening])
  useEffect(() => {
    if (disabled) listening?.abort()
  }, [disabled, listening])
  const before = useRef('')
  const Recognition = useHydrated() ? recogniser() : undefined
  if (!Recognition) return null

  const start = async () => {
    if (!isExplained()) {
      const text = say(chatToolWords.speakHow)
      if (!(await confirm({ title: say(chatToolWords.speak), text }))) return
      keepExplained()
    }
    const recognition = new Recognition()
    recognition.lang = language === 'hi' ? 'hi-IN' : 'en-IN'
    before.current = draft.trim() ? `${draft.trim()} ` : ''
    const onSpeech = (spoken: string) => onDraft((before.current + spoken).slice(0, 1000))
    listen(recognition, say, onSpeech, () => setListening(null))
    setListening(recognition)
  }
  const label = say(listening ? chatToolWords.stopSpeaking : chatToolWords.speak)
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-pressed={listening !== null}
        title={label}
        onClick={() => (listening ? listening.stop() : void start())}
        className="mb-0.5 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink disabled:opacity-60 aria-pressed:text-sindoor"
      >
        {listening ? <StopIcon /> : <MicrophoneIcon />}
        <span className="sr-only">{label}</span>
      </button>
      <output className="sr-only">{listening ? say(chatToolWords.listening) : ''}</output>
    </>
  )
}

/** Listens until it is stopped; `onSpeech` gets all that was spoken so far. */
function listen(
  recognition: Recogniser,
  say: Say,
  onSpeech: (spoken: string) => void,
  onEnd: () => void,
): void {
  recognition.continuous = true
  recognition.interimResults = true
  recognition.addEventListener('result', (event) => {
    const { results } = event as RecognitionEvent
    onSpeech(
      Array.from(results, (result) => result[0]?.transcript ?? '')
        .join('')
        .trim(),
    )
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error?: string }
    if (error === 'not-allowed' || error === 'service-not-allowed')
      toast(say(chatToolWords.micRefused), 'error')
    else if (error !== 'aborted') toast(say(chatToolWords.heardNothing))
  })
  recognition.addEventListener('end', onEnd)
  recognition.start()
}

function isExplained(): boolean {
  try {
    return localStorage.getItem(explainedKey) === '1'
  } catch {
    return false
  }
}

function keepExplained(): void {
  try {
    localStorage.setItem(explainedKey, '1')
  } catch {
    // Then it is explained once more.
  }
}
