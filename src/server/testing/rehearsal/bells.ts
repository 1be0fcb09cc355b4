import { setTimeout as pause } from 'node:timers/promises'
import { callOnce } from './attempts.ts'
import type { Stage } from './acts.ts'
import type { Person } from './people.ts'

/** Open pages that hear the bell, and open the line again when it ends, as browsers do. */
export interface Bells {
  /** Lines that ended without having been closed in order. */
  broken(): number
  /** Whether everybody's bell shows, within some seconds, what is true. @returns how many do not. */
  countWrong(): Promise<number>
  close(): void
}

export function openBells({ address, people }: Stage, count: number): Bells {
  const ending = new AbortController()
  let broken = 0
  const shown = new Map<Person, number>()
  const listen = async (person: Person) => {
    while (!ending.signal.aborted) {
      try {
        const response = await fetch(`${address}/events/notifications`, {
          headers: { authorization: `Bearer ${person.jwt}` },
          signal: ending.signal,
        })
        let text = ''
        const decoder = new TextDecoder()
        if (response.ok)
          for await (const piece of response.body ?? []) {
            text += decoder.decode(piece, { stream: true })
            const last = text.match(/"unseen_count":\d+\}\n\n/g)?.at(-1)
            if (last) shown.set(person, Number(/\d+/.exec(last)?.[0]))
          }
      } catch {
        if (!ending.signal.aborted) broken++
      }
      await pause(500)
    }
  }
  const listeners = people.slice(0, count)
  for (const person of listeners) void listen(person)
  const isRight = async (person: Person) => {
    const summary = { name: 'astrohub/get_notification_summary', input: {}, jwt: person.jwt }
    const { output } = await callOnce(address, summary)
    return output?.unseen_count === shown.get(person)
  }
  return {
    broken: () => broken,
    async countWrong() {
      let wrong = listeners
      for (let second = 0; wrong.length && second < 20; second++) {
        const right = await Promise.all(wrong.map(isRight))
        wrong = wrong.filter((_, place) => !right[place])
        if (wrong.length) await pause(1_000)
      }
      return wrong.length
    },
    close: () => ending.abort(),
  }
}
