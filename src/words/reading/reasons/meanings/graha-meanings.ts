import type { LocalizedText } from '../../../say.ts'

/**
 * What a reason that rests on one graha means for a matter, by the nature of that graha (BPHS 3, Phaladeepika 2):
 * Mercury speaks of papers and talk, Saturn of delay and labour. The end of a sentence: a clause without a capital,
 * which does not speak to the asker, since the matter may be a son's or a sister's, and names no graha.
 */
export type GrahaMeanings = Readonly<
  Record<
    'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu',
    Readonly<Record<'favourable' | 'patience', readonly LocalizedText[]>>
  >
>
