import type { ReactNode } from 'react'
import type { PredictionKind } from '../../contract/predictions.ts'
import {
  predictionTemplates,
  predictionMessages,
  predictionWords as words,
} from '../../words/predictions/predictions.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { GroundedText } from '../ui/answer/grounded-text.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Placeholder } from '../ui/placeholder.tsx'
import { usePrediction, type PredictionProgress, type SavedPrediction } from './use-prediction.ts'

/** What the next one of a kind costs, and from where. */
export interface NextPrediction {
  source: 'free' | 'plan' | 'bought' | 'wallet' | 'none'
  price: number
  left: number
  planLeft: number
  balance: number
}

/** Where Oracle's text streams in: before it the price and the button, after it the facts. */
export function PredictionPanel({
  bid,
  type,
  savedPrediction,
  next,
  children,
}: {
  bid: string
  type: PredictionKind
  savedPrediction: SavedPrediction | null
  /** null: it costs nothing, because it is paid for in the other language. */
  next: NextPrediction | null
  /** What goes under a finished text. */
  children: ReactNode
}) {
  const { progress, generate } = usePrediction(bid, type, savedPrediction)
  const { phase } = progress
  const isBusy = phase === 'waiting' || phase === 'writing'
  return (
    <section aria-busy={isBusy} className="mt-8">
      {(phase === 'idle' || phase === 'failed') && (
        <Beginning
          type={type}
          failure={phase === 'failed' ? progress.message : null}
          next={next}
          onPress={() => void generate()}
        />
      )}
      {isBusy && <Waiting />}
      <PredictionText progress={progress} />
      {phase === 'complete' && <AfterText message={progress.message}>{children}</AfterText>}
      <Announcement progress={progress} />
    </section>
  )
}

/** What it will tell, or why there is none, and the button with its price. */
function Beginning({
  type,
  failure,
  next,
  onPress,
}: {
  type: PredictionKind
  failure: string | null
  next: NextPrediction | null
  onPress: () => void
}) {
  const say = useSay()
  return (
    <>
      {failure === null ? (
        <p className="mb-5 max-w-text text-lead">{say(words.intro[type])}</p>
      ) : (
        <p role="alert" className="mb-5 max-w-text text-lead text-blue">
          {failure}
        </p>
      )}
      <Offer
        next={next}
        label={say(failure === null ? words.generate[type] : words.again)}
        onPress={onPress}
      />
    </>
  )
}

function Waiting() {
  const say = useSay()
  return (
    <p className="mb-5 animate-pulse text-lead text-soft motion-reduce:animate-none">
      <output>{say(words.waiting)}</output>
    </p>
  )
}

function PredictionText({ progress }: { progress: PredictionProgress }) {
  const say = useSay()
  const { phase, text, facts, sentences } = progress
  return (
    <>
      {phase === 'waiting' && !text && <Placeholder lines={5} />}
      {text && (
        <div className="max-w-text">
          <GroundedText
            text={text}
            sentences={sentences}
            facts={facts}
            isWriting={phase === 'writing'}
          />
        </div>
      )}
      {progress.lost && <p className="mt-4 text-fine text-sindoor">{say(words.lost)}</p>}
    </>
  )
}

function AfterText({ message, children }: { message: string; children: ReactNode }) {
  const say = useSay()
  return (
    <>
      <p className="mt-6 max-w-text border-t border-rule pt-3 text-fine text-soft">
        {message && <output className="block">{message}</output>}
        {say(words.underlined)}
      </p>
      {children}
    </>
  )
}

/** Says aloud that a text which was streamed is there; one that stood already has no message. */
function Announcement({ progress: { phase, message } }: { progress: PredictionProgress }) {
  const say = useSay()
  return (
    <p className="sr-only">
      <output>{phase === 'complete' && message ? say(words.ready) : ''}</output>
    </p>
  )
}

function Offer({
  next,
  label,
  onPress,
}: {
  next: NextPrediction | null
  label: string
  onPress: () => void
}) {
  const say = useSay()
  const nothingLeft = next?.source === 'none'
  return (
    <div className="max-w-column">
      {!nothingLeft && (
        <Button wide onClick={onPress}>
          {label}
        </Button>
      )}
      <p className="mt-2 text-fine text-soft">{priceLine(next, say)}</p>
      {nothingLeft && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <ButtonLink to="/recharges">{say(words.recharge)}</ButtonLink>
          <ButtonLink kind="quiet" to="/subscription">
            {say(words.plans)}
          </ButtonLink>
        </p>
      )}
      <noscript>
        <p className="mt-3">{say(words.needsScript)}</p>
      </noscript>
    </div>
  )
}

function priceLine(next: NextPrediction | null, say: ReturnType<typeof useSay>): string {
  if (!next) return say(predictionMessages.otherLanguage)
  switch (next.source) {
    case 'free':
      return say(predictionTemplates.free, next.left)
    case 'plan':
    case 'bought':
      return say(predictionTemplates.fromPlan, next.planLeft)
    case 'wallet':
      return say(
        predictionTemplates.fromWallet,
        formatRupees(next.price),
        formatRupees(next.balance),
      )
    default:
      return say(predictionTemplates.none, formatRupees(next.price))
  }
}
