import { nakshatras, rashis } from '@drishti/jyotish/names'
import type { WireInput } from '../../contract/apis.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { muhurtaWords as words } from '../../words/panchang/muhurta.ts'
import { say, type Language } from '../../words/say.ts'
import type { CallApi } from '../api/client.ts'
import { requireData } from '../api/result.ts'

const isMoon = /^(\d{1,2})\.(\d{1,2})$/

/** Whom a muhurta can be sought for: nobody, one's own saved kundlis, or a birth star with the sign of its Moon. */
export async function muhurtaPersonOptions(call: CallApi, language: Language, isSignedIn: boolean) {
  return [
    { value: '', label: say(words.anybody, language) },
    ...(isSignedIn ? await savedOnes(call) : []),
    ...moons().map(([nakshatra, rashi]) => ({
      value: `${nakshatra}.${rashi}`,
      label: say(
        words.bornUnder,
        language,
        nakshatras[nakshatra]!.name[language],
        rashis[rashi]!.name[language],
      ),
    })),
  ]
}

async function savedOnes(call: CallApi) {
  const list = await call('birthdetails/list', {})
  if (!list.ok && list.status === 200) return []
  return requireData(list).births.map(({ bid, full_name }) => ({ value: bid, label: full_name }))
}

/** Every nakshatra with each sign that it lies in: four quarters of 108 each, nine to a sign. */
function moons(): [nakshatra: number, rashi: number][] {
  return nakshatras.flatMap((_, nakshatra) => {
    const signs = [nakshatra * 4, nakshatra * 4 + 3].map((quarter) => Math.floor(quarter / 9))
    return [...new Set(signs)].map((rashi): [number, number] => [nakshatra, rashi])
  })
}

/** What is chosen of them, as the search takes it; nothing for what is none of them. */
export function muhurtaPersonInput(
  choice: string,
): Pick<WireInput<'panchang/findMuhurta'>, 'bid' | 'nakshatra' | 'rashi'> {
  if (isId(choice)) return { bid: choice }
  const [, nakshatra, rashi] = isMoon.exec(choice) ?? []
  return nakshatra && rashi ? { nakshatra: Number(nakshatra), rashi: Number(rashi) } : {}
}
