import { askModel, drainResponse, openLine, type ModelAddress } from './chat-completions.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { ModelFault } from './model.ts'
import type { Model } from './model.ts'
import { textOfEvents, type TextLimits } from './event-stream.ts'

/** How long a model may take (milliseconds), and how much it may say. */
export interface ModelLimits extends TextLimits {
  /** From asking to the first piece of text, connecting included. */
  firstTextMs: number
  /** Between two pieces of text; comments that only keep the line open don't count. */
  idleMs: number
  totalMs: number
}

export const defaultModelLimits: ModelLimits = {
  firstTextMs: 8_000,
  idleMs: 10_000,
  totalMs: 26_000,
  mostCharacters: 8_000,
  mostBytes: 2_000_000,
}

export interface ModelSettings extends ModelAddress {
  limits?: Partial<ModelLimits>
  breaker?: CircuitBreaker
}

/** What ends a stream from our side. */
interface Watch {
  signal: AbortSignal
  /** Text has come: the idle clock starts anew. */
  heardText(): void
  /** The fault that the clocks found, if one did. */
  fault(): ModelFault | null
  /** No clock runs any more. */
  stop(): void
  /** The line is cut. */
  abort(): void
}

/** One for all: an error made anew each time costs its stack trace. */
const leftEarly = new ModelFault('cut')

/** Three clocks and the caller's signal, in one abort signal. */
function watch(limits: ModelLimits, caller: AbortSignal): Watch {
  const controller = new AbortController()
  let fault: ModelFault | null = null
  const end = (reason: 'slow-start' | 'stalled' | 'too-slow') => () => {
    fault ??= new ModelFault(reason)
    controller.abort(fault)
  }
  const giveUp = () => controller.abort(caller.reason)
  caller.addEventListener('abort', giveUp, { once: true })
  if (caller.aborted) giveUp()
  const first = setTimeout(end('slow-start'), limits.firstTextMs)
  const total = setTimeout(end('too-slow'), limits.totalMs)
  let idle: NodeJS.Timeout | null = null
  return {
    signal: controller.signal,
    heardText() {
      clearTimeout(first)
      if (idle) idle.refresh()
      else idle = setTimeout(end('stalled'), limits.idleMs)
    },
    fault: () => fault,
    stop() {
      for (const timer of [first, total, idle]) if (timer) clearTimeout(timer)
      caller.removeEventListener('abort', giveUp)
    },
    abort: () => controller.abort(leftEarly),
  }
}

/** The reason to give on a failure: our own clocks first, then what was thrown. */
function faultOf(error: unknown, watching: Watch, hasBegun: boolean): Error {
  const own = watching.fault()
  if (own) return own
  if (error instanceof ModelFault) return error
  return new ModelFault(hasBegun ? 'cut' : 'unreachable')
}

/**
 * Any server that speaks the chat-completions protocol with server-sent events. Never reads the
 * environment; nothing of the prompt, the answer or the key is in any error.
 */
export function openAiCompatible(settings: ModelSettings): Model {
  const limits = { ...defaultModelLimits, ...settings.limits }
  const breaker = settings.breaker ?? circuitBreaker()
  return {
    kind: 'openai-compatible',
    ready: () => breaker.ready(),
    warm: () => openLine(settings),
    async *write(ask, signal, onUsage) {
      const watching = watch(limits, signal)
      let hasBegun = false
      let isWhole = false
      try {
        const response = await askModel(settings, ask, watching.signal)
        hasBegun = true
        yield* textOfEvents(response, limits, watching.heardText, onUsage)
        isWhole = true
        drainResponse(response)
        breaker.recordSuccess()
      } catch (error) {
        // A caller who waited too long gives up with a fault; one who was stopped, without.
        if (signal.aborted && !(signal.reason instanceof ModelFault)) throw signal.reason
        breaker.recordFailure()
        if (signal.aborted) throw signal.reason
        throw faultOf(error, watching, hasBegun)
      } finally {
        watching.stop()
        // Also reached when the reader simply stops reading: the socket must not stay open for that.
        if (!isWhole) watching.abort()
      }
    },
  }
}
