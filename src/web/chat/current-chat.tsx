import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Persona } from '../../contract/shapes.ts'
import { chatWords, personaNames } from '../../words/chat.ts'
import { AskError, ask } from '../ask.ts'
import { inLanguage, useLanguage, useSay } from '../language.tsx'
import { useAlert, useConfirm } from '../ui/asking.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Placeholder } from '../ui/placeholder.tsx'
import { Astra, Oracle } from '../ui/symbols.tsx'
import { QuestionAndAnswer } from './answer.tsx'
import { BarButton, ChatBar } from './chat-bar.tsx'
import { ChatLayout, HistoryButton } from './chat-layout.tsx'
import { isRunning } from './exchange.ts'
import { SuggestedQuestions, chatStart, type FollowUpState } from './follow-up.tsx'
import { chatAddress, type HistoryItem } from './history-list.tsx'
import { QuestionBox, WaysToPay, useDraft } from './question-box.tsx'
import { useConversation } from './use-conversation.ts'

/** A chat that is going on about one kundli. */
export function CurrentChat({
  astrologer,
  bid,
  chats,
}: {
  astrologer: Persona
  bid: string
  chats: HistoryItem[]
}) {
  const say = useSay()
  const alert = useAlert()
  const conversation = useConversation(astrologer, bid)
  const { opening, standing, exchanges, announced, unsent, send, stopAnswer, change } = conversation
  const [draft, setDraft] = useDraft(`${astrologer}:${bid}`)
  const [refused, setRefused] = useState<string | null>(null)
  const answering = exchanges.some(isRunning)
  const asstId = opening.phase === 'open' ? opening.chat.asst_id : null
  const stop = useStop(astrologer, bid, asstId, exchanges)
  const onTimeOver = useCallback(() => {
    if (!answering) stop({ timeOver: true })
  }, [answering, stop])
  useAlertOnce(opening.phase === 'refused' ? opening.message : '')
  const restore = useRef(setDraft)
  useEffect(() => {
    if (unsent) restore.current(unsent)
  }, [unsent])
  const list = {
    chats,
    selected: asstId,
    ...(asstId && { onRefused: (chat: string) => setRefused(chat === asstId ? null : chat) }),
  }

  return (
    <ChatLayout list={list}>
      <ChatBar astrologer={astrologer} standing={standing} onTimeOver={onTimeOver}>
        <HistoryButton list={list} />
        {asstId && (
          <BarButton onPress={() => stop({})}>
            <span aria-hidden="true">{say(chatWords.stopChat)}</span>
            <span className="sr-only">{say(chatWords.stopChatLong)}</span>
          </BarButton>
        )}
      </ChatBar>
      <div className="grow px-4 sm:px-0">
        {opening.phase === 'opening' && <Opening />}
        {opening.phase === 'refused' && <Refused astrologer={astrologer} bid={bid} />}
        {opening.phase === 'open' && exchanges.length === 0 && (
          <Welcome
            astrologer={astrologer}
            suggestions={opening.chat.suggestions}
            onChoose={setDraft}
          />
        )}
        <Exchanges
          {...{ exchanges, astrologer }}
          onAskAgain={setDraft}
          onRated={(key, rating) => change(key, (one) => ({ ...one, rating }))}
        />
        {!answering && (
          <SuggestedQuestions questions={exchanges.at(-1)?.suggestions ?? []} onChoose={setDraft} />
        )}
      </div>
      <Announcements announced={announced} />
      {opening.phase === 'open' && (
        <div className="sticky bottom-0 z-10 sm:-mx-5 lg:-mx-8">
          <QuestionBox
            {...{ draft, standing, answering }}
            onDraft={setDraft}
            onSend={send}
            onStopAnswer={() => {
              const running = exchanges.findLast(isRunning)
              if (!running) return
              stopAnswer(running.key)
                .then((message) => (message ? alert(message) : undefined))
                .catch((error: unknown) => alert(sentenceOf(error) || say(chatWords.errorLater)))
            }}
          />
        </div>
      )}
      <RefusedHistory asstId={refused} onClose={() => setRefused(null)} />
    </ChatLayout>
  )
}

function sentenceOf(error: unknown): string {
  return error instanceof AskError ? error.message : ''
}

type Exchanges = ReturnType<typeof useConversation>['exchanges']

/** The questions and answers. A question just asked comes to the top of the screen, and stays there. */
function Exchanges({
  exchanges,
  astrologer,
  onAskAgain,
  onRated,
}: {
  exchanges: Exchanges
  astrologer: Persona
  onAskAgain: (question: string) => void
  onRated: (key: string, rating: 1 | -1) => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const count = exchanges.length
  useEffect(() => {
    const last = end.current?.lastElementChild
    if (count) last?.scrollIntoView({ block: 'start' })
  }, [count])
  return (
    <div ref={end} className="divide-y divide-rule">
      {exchanges.map((exchange) => (
        <QuestionAndAnswer
          key={exchange.key}
          {...{ exchange, astrologer, onAskAgain }}
          onRated={(rating) => onRated(exchange.key, rating)}
        />
      ))}
    </div>
  )
}

/** Says only that an answer has begun or is there: reading it out as it grows would be noise. */
function Announcements({
  announced,
}: {
  announced: ReturnType<typeof useConversation>['announced']
}) {
  const say = useSay()
  const sentences = {
    '': '',
    started: say(chatWords.answerStarted),
    ready: say(chatWords.answerReady),
    failed: say(chatWords.answerFailed),
  }
  return (
    <output className="sr-only" aria-live="polite">
      {sentences[announced]}
    </output>
  )
}

/** Ends the chat, after asking unless its time is over, and goes to what follows. */
function useStop(astrologer: Persona, bid: string, asstId: string | null, exchanges: Exchanges) {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const language = useLanguage()
  const stopping = useRef(false)
  return useCallback(
    ({ timeOver = false }: { timeOver?: boolean }) => {
      const stop = async () => {
        if (!asstId || stopping.current) return
        stopping.current = true
        try {
          if (
            !timeOver &&
            !(await confirm({ title: say(chatWords.stopChatLong), text: say(chatWords.quit) }))
          )
            return
          const stopped = await ask('chats/stopChat', { asst_id: asstId })
          if (stopped.status === 'fail') return void (await alert(stopped.message))
          const { summary, suggestions, spent } = stopped
          const whole = exchanges.findLast((one) => one.state === 'complete' && one.mid)
          const last = whole?.mid ? { mid: whole.mid, rating: whole.rating } : null
          const followUp = { summary, suggestions, spent, asstId, astrologer, bid, last, timeOver }
          await navigate(inLanguage(chatAddress(asstId), language), {
            replace: true,
            state: { followUp } satisfies FollowUpState,
          })
        } catch (error) {
          await alert(sentenceOf(error) || say(chatWords.errorLater))
        } finally {
          stopping.current = false
        }
      }
      void stop()
    },
    [alert, asstId, astrologer, bid, confirm, exchanges, language, navigate, say],
  )
}

function useAlertOnce(message: string) {
  const alert = useAlert()
  useEffect(() => {
    if (message) void alert(message)
  }, [alert, message])
}

function Opening() {
  const say = useSay()
  return (
    <div className="py-10">
      <p className="text-soft">{say(chatWords.opening)}</p>
      <Placeholder lines={3} className="mt-4" />
      <noscript>
        <p className="mt-4">{say(chatWords.needsScript)}</p>
      </noscript>
    </div>
  )
}

function Welcome({
  astrologer,
  suggestions,
  onChoose,
}: {
  astrologer: Persona
  suggestions: string[]
  onChoose: (question: string) => void
}) {
  const say = useSay()
  const Symbol = astrologer === 'Astra' ? Astra : Oracle
  return (
    <div className="py-6 sm:py-12">
      <Symbol className="size-14 sm:size-20" />
      <h2 className="mt-4">
        {say(astrologer === 'Astra' ? chatWords.emptyTitleAstra : chatWords.emptyTitleOracle)}
      </h2>
      <p className="mt-2 mb-6 text-soft">{say(chatWords.emptyText)}</p>
      <SuggestedQuestions questions={suggestions} onChoose={onChoose} />
      <p className="text-fine text-soft">{say(chatWords.label)}.</p>
    </div>
  )
}

/** The chat could not be started; the sentence was said in an alert and stands here still. */
function Refused({ astrologer, bid }: { astrologer: Persona; bid: string }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const language = useLanguage()
  return (
    <div className="py-10">
      <h2>{say(chatWords.startFailed)}</h2>
      <p className="mt-3 text-soft">{say(personaNames[astrologer])}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            void revalidate()
            location.assign(inLanguage(chatStart(astrologer, bid), language))
          }}
        >
          {say(chatWords.tryAgain)}
        </Button>
        <ButtonLink kind="quiet" to="/chats">
          {say(chatWords.historyOpen)}
        </ButtonLink>
        <WaysToPay />
      </div>
    </div>
  )
}

/** While a chat goes on, another can't be chosen here; it can be read in a new tab. */
function RefusedHistory({ asstId, onClose }: { asstId: string | null; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog
      open={asstId !== null}
      onClose={onClose}
      role="alertdialog"
      title={say(chatWords.history)}
    >
      <p>{say(chatWords.goingOn)}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button data-autofocus onClick={onClose}>
          {say(chatWords.backToChat)}
        </Button>
        <ButtonLink
          kind="quiet"
          to={chatAddress(asstId ?? '')}
          target="_blank"
          rel="noopener"
          prefetch="none"
          onClick={onClose}
        >
          {say(chatWords.readInNewTab)}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
