import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiReply } from '../../contract/apis.ts'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi, callApiStream } from '../api/throwing.ts'
import { useSay } from '../core/language.tsx'
import { newExchange, finishExchange, exchangesOf, isRunning, type Exchange } from './exchange.ts'
import { saveSessionText, loadSessionText } from './session-text.ts'
import { readAnswer, type OpenAnswer } from '../ui/answer/read-answer.ts'
import { reveal } from '../ui/answer/reveal.ts'
import { monotonicNow } from '../ui/monotonic-now.ts'

type StartedChat = Extract<ApiReply<'chats/startChat'>, { status: 'success' }>
export type ChatBalance = Pick<StartedChat, 'questions_left' | 'balance' | 'next'> & {
  /** When the paid time ends, as this device's clock counts (milliseconds); null without a clock. */
  endsAt: number | null
}

export type ChatOpening =
  | { phase: 'opening' }
  | { phase: 'open'; chat: StartedChat }
  /** The server's sentence, or ours when it could not be reached. */
  | { phase: 'refused'; message: string }
  /** It was ended in another tab. */
  | { phase: 'ended' }

/** How long an announcement for screen readers stands. */
type Announcement = '' | 'started' | 'ready' | 'failed' | 'offered'

/** A chat that is going on: opened on arrival, asked in, followed, and the same in every tab. */
export function useConversation(astrologer: Persona, bid: string, celebrity = false) {
  const say = useSay()
  const [opening, setOpening] = useState<ChatOpening>({ phase: 'opening' })
  const [standing, setStanding] = useState<ChatBalance | null>(null)
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const [announcement, setAnnounced] = useState<Announcement>('')
  const [unsent, setUnsent] = useState('')
  const followedAnswers = useRef(new Map<string, AbortController>())
  /** What an answer of this tab was called before its id came: it keeps its place on the page. */
  const keys = useRef(new Map<string, string>())
  const otherTabs = useRef<BroadcastChannel | null>(null)
  const asstId = opening.phase === 'open' ? opening.chat.asst_id : null

  const change = useCallback((key: string, how: (one: Exchange) => Exchange) => {
    setExchanges((all) => all.map((one) => (one.key === key ? how(one) : one)))
  }, [])

  const stand = useCallback((it: Omit<ChatBalance, 'endsAt'> & { time_left_seconds: number }) => {
    const { questions_left, balance, next, time_left_seconds: seconds } = it
    const hasClock = balance > 1 && questions_left <= 0 && seconds > 0
    const endsAt = hasClock ? monotonicNow() + seconds * 1000 : null
    setStanding({ questions_left, balance, next, endsAt })
  }, [])

  /** Follows one answer to its end. */
  const follow = useCallback(
    async (key: string, open: OpenAnswer, knownText = '') => {
      if (followedAnswers.current.has(key)) return
      const reading = new AbortController()
      followedAnswers.current.set(key, reading)
      const revealer = reveal(
        (text) => change(key, (one) => ({ ...one, text, state: 'writing' })),
        knownText,
      )
      let text = knownText
      setAnnounced('started')
      try {
        const outcome = await readAnswer(
          open,
          {
            onText: (all) => revealer.set((text = all)),
            onLost: (lost) => change(key, (one) => ({ ...one, lost })),
          },
          reading.signal,
        )
        await revealer.finish()
        change(key, (one) => finishExchange(one, outcome, text))
        if ('next' in outcome) {
          if (outcome.status === 'success' || !outcome.earlier) keys.current.set(outcome.mid, key)
          stand(outcome)
        }
        const offered = 'earlier' in outcome && outcome.status === 'fail'
        setAnnounced(offered ? 'offered' : outcome.status === 'success' ? 'ready' : 'failed')
      } catch (error) {
        if (reading.signal.aborted) return
        const message = error instanceof ApiError && error.message
        const failure = message || say(chatWords.stillOffline)
        change(key, (one) => ({ ...one, state: 'failed', text: '', lost: false, failure }))
        setAnnounced('failed')
      } finally {
        followedAnswers.current.delete(key)
        otherTabs.current?.postMessage('changed')
      }
    },
    [change, say, stand],
  )

  /** Takes over what the server has, but for what this tab itself is following. */
  const refresh = useCallback(
    async (asst_id: string) => {
      if (followedAnswers.current.size) return
      const reply = await callApi('chats/getChat', { asst_id })
      if (reply.status === 'fail' || followedAnswers.current.size) return
      if (!reply.active) return setOpening({ phase: 'ended' })
      stand(reply)
      const loadedExchanges = exchangesOf(reply).map((one) => ({
        ...one,
        key: keys.current.get(one.key) ?? one.key,
      }))
      // What was offered or is read again stands in no chat: it is of this tab.
      setExchanges((before) => [
        ...loadedExchanges,
        ...before.filter((one) => one.state === 'offered' || one.isReread),
      ])
      restoreUnsent(asst_id, loadedExchanges, setUnsent)
      for (const { key, mid, text } of loadedExchanges.filter(isRunning))
        if (mid)
          void follow(key, (signal) => callApiStream('chats/resume', { mid }, { signal }), text)
    },
    [follow, stand],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const controllers = followedAnswers.current
    const start = async () => {
      try {
        const reply = await callApi(
          celebrity ? 'chats/startChatCeleb' : 'chats/startChat',
          { bid, astrologer, device: 'web' },
          { signal: leaving.signal },
        )
        if (leaving.signal.aborted) return
        if (reply.status === 'fail') return setOpening({ phase: 'refused', message: reply.message })
        stand(reply)
        await refresh(reply.asst_id)
        setOpening({ phase: 'open', chat: reply })
      } catch (error) {
        if (leaving.signal.aborted) return
        const reached = error instanceof ApiError && error.status > 0
        const message = say(reached ? chatWords.startFailed : chatWords.errorLater)
        setOpening({ phase: 'refused', message })
      }
    }
    void start()
    return () => {
      leaving.abort()
      for (const reading of controllers.values()) reading.abort()
      controllers.clear()
    }
  }, [astrologer, bid, celebrity, refresh, say, stand])

  // The same chat in another tab, and this one after it was out of sight.
  useEffect(() => {
    if (!asstId) return
    const again = () => void refresh(asstId).catch(() => {})
    const onVisible = () => document.visibilityState === 'visible' && again()
    const channel = new BroadcastChannel(`chat:${asstId}`)
    channel.addEventListener('message', again)
    document.addEventListener('visibilitychange', onVisible)
    otherTabs.current = channel
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', onVisible)
      otherTabs.current = null
    }
  }, [asstId, refresh])

  const send = useCallback(
    (message: string, anew: 0 | 1 = 0) => {
      if (!asstId) return
      // Not randomUUID, which a page without TLS lacks.
      const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
      saveSessionText(`sent:${asstId}`, message)
      setExchanges((all) => [...all, newExchange(key, message)])
      const input = { bid, asst_id: asstId, astrologer, message, device: 'web' as const, anew }
      void follow(key, (signal) =>
        callApiStream('chats/sendMessage', input, { signal, idempotencyKey: key }),
      ).then(() => saveSessionText(`sent:${asstId}`, ''))
      otherTabs.current?.postMessage('changed')
    },
    [asstId, astrologer, bid, follow],
  )

  /** The earlier answer, in the place where it was offered. */
  const readEarlier = useCallback(
    async (key: string) => {
      const mid = exchanges.find((one) => one.key === key)?.earlier?.mid
      if (!mid) return
      let text = ''
      const outcome = await readAnswer(
        (signal) => callApiStream('chats/resume', { mid }, { signal }),
        { onText: (all) => (text = all), onLost: () => {} },
        new AbortController().signal,
      )
      change(key, (one) => ({
        ...finishExchange(one, outcome, text),
        earlier: one.earlier,
        charged: false,
        isReread: outcome.status === 'success',
      }))
      setAnnounced('ready')
    },
    [change, exchanges],
  )

  const askAnew = useCallback(
    (key: string) => {
      const question = exchanges.find((one) => one.key === key)?.question
      if (!question) return
      setExchanges((all) => all.filter((one) => one.key !== key))
      send(question, 1)
    },
    [exchanges, send],
  )

  /** The id of an answer that was asked in this tab and is still being written. */
  const stopAnswer = useCallback(
    async (key: string) => {
      if (!asstId) return
      const mid = await midOf(
        asstId,
        exchanges.find((one) => one.key === key),
      )
      const stopped = mid ? await callApi('chats/stopAnswer', { mid }) : null
      if (stopped?.status === 'fail') return stopped.message
      if (!mid) return undefined
      followedAnswers.current.get(key)?.abort()
      followedAnswers.current.delete(key)
      change(key, (one) => ({ ...one, mid, state: 'stopped', lost: false }))
      setAnnounced('')
      await refresh(asstId)
      return undefined
    },
    [asstId, change, exchanges, refresh],
  )

  return {
    opening,
    standing,
    exchanges,
    announced: announcement,
    unsent,
    send,
    readEarlier,
    askAnew,
    stopAnswer,
    change,
    stand,
  }
}

/** An answer's id comes with its end; before that the server's list of the chat knows it. */
async function midOf(asst_id: string, exchange: Exchange | undefined): Promise<string | null> {
  if (!exchange || exchange.mid) return exchange?.mid ?? null
  const loaded = await callApi('chats/getChat', { asst_id })
  if (loaded.status === 'fail') return null
  const running = exchangesOf(loaded).filter(isRunning)
  return running.findLast((one) => one.question === exchange.question)?.mid ?? null
}

/** A question that was on its way when the page went, and never arrived, goes back into the box. */
function restoreUnsent(asstId: string, exchanges: Exchange[], setUnsent: (text: string) => void) {
  const sentQuestion = loadSessionText(`sent:${asstId}`)
  if (!sentQuestion) return
  saveSessionText(`sent:${asstId}`, '')
  if (!exchanges.slice(-3).some((one) => one.question === sentQuestion)) setUnsent(sentQuestion)
}
