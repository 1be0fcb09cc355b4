/** Facts of the classical yogas that hold in a chart. */
import type { AnyKundli, Graha, BilingualText } from '../sky/types.ts'
import { yogas } from '../yogas/yoga.ts'
import { grahaListText, type AddFact } from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

const softeningClause = (reasons: readonly BilingualText[]): BilingualText => ({
  en: reasons.length === 0 ? '' : `. Softened: ${reasons.map(({ en }) => en).join('; ')}`,
  hi: reasons.length === 0 ? '' : `। शमन: ${reasons.map(({ hi }) => hi).join('; ')}`,
})

/** The rule, where it is from, and what softens it, as one reason. */
export function yogaRuleText(
  rule: BilingualText,
  source: BilingualText,
  reasons: readonly BilingualText[],
): BilingualText {
  const end = softeningClause(reasons)
  return bilingual(`${rule.en} (${source.en})${end.en}`, `${rule.hi} (${source.hi})${end.hi}`)
}

const byWhom = (grahas: readonly Graha[]): BilingualText =>
  grahas.length >= 7 ? bilingual('the seven grahas', 'सातों ग्रहों') : grahaListText(grahas)

/** Those of `yogas()`, in its order. */
export function yogaFacts(add: AddFact, chart: AnyKundli): void {
  for (const { id, name, rule, source, grahas, houses, softenedBy } of yogas(chart)) {
    const grahasText = byWhom(grahas)
    add(
      `yoga.${id}`,
      'yoga',
      true,
      bilingual(
        `${name.en} yoga is formed by ${grahasText.en}`,
        `${grahasText.hi} से ${name.hi} योग बनता है`,
      ),
      yogaRuleText(rule, source, softenedBy),
      {
        grahas,
        ...(grahas.length === 1 ? { graha: grahas[0]! } : {}),
        ...(houses.length === 1 ? { house: houses[0]! } : {}),
      },
    )
  }
}
