/** How many of the chat's transactions run at once in one house: the other connections are for everybody else. */
const atOnce = 5

const houses = new WeakMap<object, { running: number; waiting: (() => void)[] }>()

/**
 * Does `work` when it is its turn, first come, first served. A thousand answers that end together
 * wait here, where waiting costs nothing, and not for a connection, where it ends in a time-out.
 */
export async function limitChatTransactions<T>(
  context: object,
  work: () => Promise<T>,
): Promise<T> {
  const turns = houses.get(context) ?? { running: 0, waiting: [] }
  houses.set(context, turns)
  if (turns.running < atOnce) turns.running += 1
  else await new Promise<void>((begin) => void turns.waiting.push(begin))
  try {
    return await work()
  } finally {
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
