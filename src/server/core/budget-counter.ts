import { countAgainstBudget, type Budget } from './budget.ts'
import type { AppContext } from './context.ts'

declare module './context.ts' {
  interface AppContext {
    budgetCounter: BudgetCounter
  }
}

/** What was placed of one budget and waits to be counted. */
interface Waiting {
  budget: Budget
  at: Date
  count: number
}

/**
 * Counts what was placed against the budgets of the whole service. Each has one row that all questions of all
 * processes change: what is placed while a count is under way goes into the next one together.
 */
export class BudgetCounter {
  readonly #waiting = new Map<string, Waiting>()
  #counting: Promise<void> | null = null

  /** Counts one. @returns when it has been counted. */
  add(context: AppContext, budget: Budget, at: Date): Promise<void> {
    // Those of one window alone are counted together.
    const window = Math.floor(at.getTime() / 1000 / budget.seconds)
    const key = `${budget.name} ${window}`
    const waiting = this.#waiting.get(key)
    if (waiting) waiting.count++
    else this.#waiting.set(key, { budget, at, count: 1 })
    this.#counting ??= this.#countAll(context).finally(() => (this.#counting = null))
    return this.#counting
  }

  async #countAll(context: AppContext): Promise<void> {
    for (;;) {
      const [next] = this.#waiting
      if (!next) return
      const [key, { budget, at, count }] = next
      this.#waiting.delete(key)
      await countAgainstBudget(context, budget, at, count)
    }
  }
}
