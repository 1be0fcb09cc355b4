/** Facts about grahas that stand together. */
import { bilingual } from '../sky/bilingual.ts'
import { grahaNames, type AnyKundli } from '../sky/types.ts'
import { grahaAsObject, grahaAsSubject, rashiKey, rashiText, type AddFact } from './fact-texts.ts'

/** Grahas that share a sign, two by two. */
export function conjunctionFacts(add: AddFact, chart: AnyKundli): void {
  for (const [index, graha] of grahaNames.entries()) {
    const rashi = chart.grahas[graha].rashi
    if (rashi === null) continue
    for (const otherGraha of grahaNames.slice(index + 1)) {
      if (chart.grahas[otherGraha].rashi !== rashi) continue
      add(
        `conjunction.${graha}.${otherGraha}`,
        'conjunction',
        rashiKey(rashi),
        bilingual(
          `${grahaAsSubject(graha).en} and ${grahaAsObject(otherGraha).en} are together in ${rashiText(rashi).en}`,
          `${grahaAsSubject(graha).hi} और ${grahaAsObject(otherGraha).hi} ${rashiText(rashi).hi} राशि में साथ हैं`,
        ),
        bilingual('They stand in the same sign', 'दोनों एक ही राशि में हैं'),
        {
          graha,
          otherGraha,
          rashi,
          ...(chart.timeKnown ? { house: chart.grahas[graha].house } : {}),
        },
      )
    }
  }
}
