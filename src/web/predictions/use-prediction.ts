import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { GroundedSentence } from '../../contract/chat.ts'
import type { PredictionKind, PredictionStatus } from '../../contract/predictions.ts'
import type { FactData } from '../../contract/core/common-schemas.ts'
import { predictionWords as words } from '../../words/predictions/predictions.ts'
import { ApiError, callApiStream } from '../api/throwing.ts'
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
  const [progress, setShown] = useState<PredictionProgress>(
    savedPrediction?.state === 'complete'
      ? { ...nothing, ...savedPrediction, phase: 'complete' }
      : nothing,
  )
  const reading = useRef<AbortController | null>(null)

  const generate = useCallback(async () => {
    if (reading.current) return
    const controller = new AbortController()
    reading.current = controller
    setShown({ ...nothing, phase: 'waiting' })
    const text = reveal((all) => setShown((now) => ({ ...now, phase: 'writing', text: all })))
    const input = { bid, type, language: language === 'hi' ? 'Hindi' : 'English' } as const
    try {
      const outcome = await readAnswer<PredictionStatus>(
        (signal) => callApiStream('predictions/generate', input, { signal }),
        { onText: text.set, onLost: (lost) => setShown((now) => ({ ...now, lost })) },
        controller.signal,
      )
      await text.finish()
      if (controller.signal.aborted) return
      const { message } = outcome
      if ('facts' in outcome && outcome.status === 'success') {
        const { facts, sentences } = outcome
        setShown((now) => ({ ...now, phase: 'complete', facts, sentences, message, lost: false }))
      } else setShown({ ...nothing, phase: 'failed', message })
      void revalidate()
    } catch (error) {
      if (controller.signal.aborted) return
      const message = (error instanceof ApiError && error.message) || say(words.offline)
      setShown({ ...nothing, phase: 'failed', message })
    } finally {
      if (reading.current === controller) reading.current = null
    }
  }, [bid, type, language, revalidate, say])

  // Asked for in another tab, or before this page was loaded anew: it goes on here.
  const isRunning = savedPrediction?.state === 'writing'
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => void generate(), 0)
    return () => clearTimeout(timer)
  }, [isRunning, generate])

  useEffect(
    () => () => {
      reading.current?.abort()
      reading.current = null
    },
    [],
  )

  return { shown: progress, generate }
}
