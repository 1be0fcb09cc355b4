import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WireInput } from '../../contract/apis.ts'
import type { GroundedSentence } from '../../contract/chat.ts'
import type { PredictionKind, PredictionStatus } from '../../contract/predictions.ts'
import type { FactData } from '../../contract/core/common-schemas.ts'
import { predictionWords as words } from '../../words/predictions/predictions.ts'
import { callApiStream } from '../api/client.ts'
import { noteRefusal } from '../core/session-ended.ts'
import type { ApiFailure } from '../api/result.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { readAnswer } from '../ui/answer/read-answer.ts'
import { reveal } from '../ui/answer/reveal.ts'

/** A prediction as far as it has come. */
export interface PredictionProgress {
  phase: 'idle' | 'waiting' | 'writing' | 'complete' | 'failed'
  text: string
  facts: FactData[]
  sentences: GroundedSentence[]
  /** What the server said at the end: what it cost, or why there is none. */
  message: string
  lost: boolean
}

export interface SavedPrediction {
  state: 'writing' | 'complete'
  text: string
  facts: FactData[]
  sentences: GroundedSentence[]
}

const nothing: PredictionProgress = {
  phase: 'idle',
  text: '',
  facts: [],
  sentences: [],
  message: '',
  lost: false,
}

/**
 * One prediction of one kundli: what is kept, or what streams in once it is asked for. Asking is blocked
 * while one comes; a lost connection asks again, and gets the same text for the same price.
 */
export function usePrediction(
  bid: string,
  type: PredictionKind,
  savedPrediction: SavedPrediction | null,
) {
  const say = useSay()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<PredictionProgress>(
    savedPrediction?.state === 'complete'
      ? { ...nothing, ...savedPrediction, phase: 'complete' }
      : nothing,
  )
  const stream = useRef<AbortController | null>(null)

  const generate = useCallback(async () => {
    if (stream.current) return
    const controller = new AbortController()
    stream.current = controller
    setProgress({ ...nothing, phase: 'waiting' })
    const input = { bid, type, language: language === 'hi' ? 'Hindi' : 'English' } as const
    try {
      const last = await streamPrediction(input, setProgress, controller.signal)
      if (controller.signal.aborted) return
      if (typeof last === 'function') {
        setProgress(last)
        void revalidate()
      } else {
        noteRefusal(last)
        setProgress({ ...nothing, phase: 'failed', message: last.message || say(words.offline) })
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      if (stream.current === controller) stream.current = null
    }
  }, [bid, type, language, revalidate, say])

  useResume(savedPrediction?.state === 'writing', generate)
  useEffect(
    () => () => {
      stream.current?.abort()
      stream.current = null
    },
    [],
  )

  return { progress, generate }
}

/** Streams one into `setProgress`, and gives what it has come to in the end. */
async function streamPrediction(
  input: WireInput<'predictions/generate'>,
  setProgress: (change: (now: PredictionProgress) => PredictionProgress) => void,
  signal: AbortSignal,
): Promise<((now: PredictionProgress) => PredictionProgress) | ApiFailure> {
  const text = reveal((whole) => setProgress((now) => ({ ...now, phase: 'writing', text: whole })))
  const reading = await readAnswer<PredictionStatus>(
    (streamSignal) => callApiStream('predictions/generate', input, { signal: streamSignal }),
    { onText: text.set, onLost: (lost) => setProgress((now) => ({ ...now, lost })) },
    signal,
  )
  if (!reading.ok) return reading
  await text.finish()
  const outcome = reading.data
  const { message } = outcome
  if (!('facts' in outcome) || outcome.status !== 'success')
    return () => ({ ...nothing, phase: 'failed', message })
  const { facts, sentences } = outcome
  return (now) => ({ ...now, phase: 'complete', facts, sentences, message, lost: false })
}

/** Asked for in another tab, or before this page was loaded anew: it goes on here. */
function useResume(isRunning: boolean, generate: () => Promise<void>) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => void generate(), 0)
    return () => clearTimeout(timer)
  }, [isRunning, generate])
}
