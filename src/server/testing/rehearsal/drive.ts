import { setTimeout as pause } from 'node:timers/promises'
import { act, actKinds, mostEach, type Act, type ActKind, type Stage } from './acts.ts'

/** How often each is done, in a second. */
const perSecond: Record<ActKind, number> = {
  ask: 2,
  transfer: 5,
  vote: 2,
  comment: 2,
  recharge: 2,
  'log-in': 1,
}

/** People who act, one after the other and whether or not those before have heard. */
export interface Drive {
  acts: readonly Act[]
  /** Nobody begins any more; waits until all have heard, or have waited for `patienceSeconds`. */
  stop(patienceSeconds: number): Promise<void>
}

/** @param pace 1 as usual, less for fewer acts in a second. */
export function drive(stage: Stage, pace = 1): Drive {
  const acts: Act[] = []
  const open = new Set<Promise<void>>()
  let deadline = Infinity
  let isOver = false
  const begin = (kind: ActKind, turn: number) => {
    // Looked up at each try: it is set when the driving stops.
    const work: Promise<void> = act(stage, kind, turn, () => deadline)
      .then((done) => void acts.push(done))
      .finally(() => open.delete(work))
    open.add(work)
  }
  const loops = actKinds.map(async (kind) => {
    const most = mostEach[kind] * stage.people.length
    for (let turn = 0; !isOver && turn < most; turn++) {
      begin(kind, turn)
      await pause(1000 / perSecond[kind] / pace)
    }
  })
  return {
    acts,
    async stop(patienceSeconds) {
      isOver = true
      deadline = performance.now() + patienceSeconds * 1000
      await Promise.all(loops)
      await Promise.all(open)
    },
  }
}
