/** The signs and words by which it is told where a sentence ends. */

/** Every sign that may end a sentence. */
export const sentenceEnders = '.!?।॥…'
export const enders: ReadonlySet<string> = new Set(sentenceEnders)

/** Signs that may stand behind the one that ends a sentence, and belong to it. */
export const closers: ReadonlySet<string> = new Set('"\'”’)]»')

/** Words whose full stop is their own. */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    'dr mr mrs ms sh smt shri prof st vs etc eg ie no nos approx rs inr jan feb mar apr jun jul aug sep sept oct ' +
    'nov dec am pm ad bc डॉ रु प्रो सं पं'
  ).split(' '),
)
