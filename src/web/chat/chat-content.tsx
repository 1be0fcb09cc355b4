import { chatHistoryWords } from '../../words/chat/chat-history.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Note } from '../ui/page.tsx'
import { ChatOpeningNotice, ChatRefusal, StaleNotice, Welcome } from './chat-states.tsx'
import { isAnswering } from './conversation/conversation.ts'
import type { LoadedChat } from './conversation/exchange.ts'
import { Exchanges } from './exchanges.tsx'
import { SuggestedQuestions } from './follow-up.tsx'
import { chatAddress } from './history-list.tsx'
import { OlderMessages } from './older-messages.tsx'
import type { UsedConversation } from './use-conversation.ts'

/** What stands between the bar and the box. */
export function ChatContent({
  state,
  dispatch,
  loaded,
}: UsedConversation & { loaded: LoadedChat | null }) {
  const say = useSay()
  const { phase, chat, astrologer, exchanges } = state
  const isOpen = phase === 'open'
  const asstId = chat?.asst_id ?? loaded?.asst_id
  const canAsk = isOpen && chat !== null
  const setDraft = (text: string) => dispatch({ type: 'draft-changed', text })
  /** Into the box, to be read and sent: in it stands what it will cost. */
  const choose = (question: string) => {
    setDraft(question)
    if (matchMedia('(pointer: fine)').matches)
      document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
  }
  return (
    <div className="grow px-4 sm:px-4 lg:px-0">
      {phase === 'opening' && exchanges.length === 0 && <ChatOpeningNotice />}
      {phase === 'refused' && <ChatRefusal {...state} message={state.refusal} />}
      {loaded?.title && (
        <p className="display pt-5 text-h3" lang={detectLanguage(loaded.title)}>
          {loaded.title}
        </p>
      )}
      {/* Of a celebrity's chart: how reliable the birth time is, and what is not spoken of. */}
      {isOpen && chat?.message && <Note className="mt-4">{chat.message}</Note>}
      {canAsk && exchanges.length === 0 && (
        <Welcome {...{ astrologer }} suggestions={chat.suggestions} onChoose={choose} />
      )}
      {asstId && <OlderMessages {...{ state, dispatch, asstId }} />}
      <Exchanges
        {...{ exchanges, astrologer, dispatch }}
        chat={loaded?.bid && loaded.active ? { ...loaded, bid: loaded.bid } : undefined}
        {...(canAsk && { onAskAgain: choose, onOtherWords: choose })}
      >
        {loaded?.before && (
          <ButtonLink kind="plain" prefetch="none" to={chatAddress(loaded.asst_id)}>
            {say(chatHistoryWords.later)}
          </ButtonLink>
        )}
        {canAsk &&
          !loaded?.before &&
          !isAnswering(state) &&
          !exchanges.at(-1)?.meanings.some(({ field }) => field === 'meant') && (
            <SuggestedQuestions questions={exchanges.at(-1)?.suggestions ?? []} onChoose={choose} />
          )}
        {isOpen && !chat && (
          <p className="pb-4 text-fine text-soft">{say(chatToolWords.deletedKundli)}</p>
        )}
        {canAsk && state.isEnded && (
          <p className="pb-4 text-fine text-soft">{say(chatToolWords.ended)}</p>
        )}
        {isOpen && <p className="pb-4 text-fine text-soft">{say(chatWords.label)}</p>}
      </Exchanges>
      {state.isStale && <StaleNotice onReload={() => dispatch({ type: 'reload-requested' })} />}
    </div>
  )
}
