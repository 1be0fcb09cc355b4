/** Told of in place of a piece when none has come for a while. */
export const silence = Symbol('silence')

/**
 * The pieces as they come, and `silence` once where `mayBreak()` holds and nothing more comes for `ms`
 * milliseconds. What ends or breaks the pieces ends or breaks these.
 */
export async function* withSilences(
  pieces: AsyncIterable<string>,
  mayBreak: () => boolean,
  ms: number,
): AsyncGenerator<string | typeof silence, void, void> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = iterator.next()
      if (mayBreak()) {
        const timer = Promise.withResolvers<typeof silence>()
        const timeout = setTimeout(() => timer.resolve(silence), ms)
        const first = await Promise.race([next, timer.promise]).finally(() => clearTimeout(timeout))
        if (first === silence) yield silence
      }
      const { done, value } = await next
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
