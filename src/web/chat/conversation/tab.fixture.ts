import { vi } from 'vitest'
import { resultOf, type ApiFailure } from '../../api/result.ts'
import { historyWith, startedChat, subject } from './conversation.fixture.ts'
import { newConversation } from './conversation.ts'
import type { PageEffect } from './conversation-event.ts'
import { createConversation } from './create-conversation.ts'
import type { ConversationServices } from './run.ts'

/** A stream that is written to by hand. */
function openLine() {
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (opened) => void (controller = opened) })
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/plain' } }),
    write: (text: string) => controller.enqueue(encoder.encode(text)),
    close: () => controller.close(),
    cut: () => controller.error(new TypeError('network error')),
  }
}

/** What a server's handler gives for a refusal by status; 0 is a server that is away. */
export function refusedBy(status: number, message = ''): ApiFailure {
  return { ok: false, status, message }
}

const isRefused = (reply: unknown): reply is ApiFailure =>
  (reply as { ok?: unknown } | undefined)?.ok === false

/** A conversation with a server that answers as the test says. */
export function openTab(changes: Partial<Record<string, (input: never) => unknown>> = {}) {
  const replies: Record<string, (input: never) => unknown> = {
    'chats/startChat': () => startedChat,
    'chats/getChat': () => historyWith(),
    'chats/stopAnswer': () => ({ status: 'success' }),
    ...changes,
  }
  const calls: { name: string; input: unknown; idempotencyKey?: string }[] = []
  const lines: ReturnType<typeof openLine>[] = []
  const texts = new Map<string, string>()
  const pageEffects: PageEffect[] = []
  const tabs = { notify: vi.fn<() => void>(), close: vi.fn<() => void>() }
  const services: ConversationServices = {
    callApi: async (name, input) => {
      calls.push({ name, input })
      const reply = await replies[name]?.(input as never)
      return isRefused(reply) ? reply : resultOf(200, reply)
    },
    openStream: (async (name: string, input: unknown, options: { idempotencyKey?: string }) => {
      calls.push({ name, input, idempotencyKey: options.idempotencyKey })
      const refused = replies[name]?.(input as never)
      if (isRefused(refused)) return refused
      if (refused) return { ok: true, data: refused }
      const line = openLine()
      lines.push(line)
      return { ok: true, data: line.response }
    }) as ConversationServices['openStream'],
    reveal: (show) => {
      let isCancelled = false
      return {
        set: (text) => isCancelled || show(text),
        finish: async () => {},
        cancel: () => void (isCancelled = true),
      }
    },
    now: () => 1_000,
    isOnline: () => !texts.has('offline'),
    loadText: (name) => texts.get(name) ?? '',
    saveText: (name, text) => void texts.set(name, text),
    watchTabs: () => tabs,
    sentences: { startFailed: 'Failed to start.', errorLater: 'Later.', stillOffline: 'Offline.' },
  }
  const conversation = createConversation(newConversation(subject), services)
  const close = conversation.open((effect) => pageEffects.push(effect))
  return { conversation, services, close, calls, lines, texts, pageEffects, tabs }
}
