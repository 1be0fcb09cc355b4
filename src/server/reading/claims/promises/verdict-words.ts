/** Sentences that tell how a matter or a year stands: they must not say more, nor less, than the verdict. */
import { normalizeText } from '@drishti/jyotish/names'
import type { PromiseGround } from './promises.ts'

const matter =
  /(?<![a-z])(?:20\d\d|year|job|jobs|work|career|money|finances|wealth|marriage|love|travel|abroad|saal|naukri|kaam|paisa|dhan|shaadi|shadi|videsh)(?![a-z])|20\d\d|(?<![\p{L}\p{M}])(?:साल|वर्ष|नौकरी|काम|धन|पैसे|पैसा|शादी|विवाह|विदेश|करियर)/u
const strongly =
  /(?<![a-z])(?:clearly|thoroughly|fully|entirely|extremely|highly|very|wholly|excellent|golden|splendid|shandaar|shandar|behtareen|behad|poori tarah|saaf taur par|sunehra)(?![a-z])|(?<![\p{L}\p{M}])(?:बेहद|पूरी तरह|साफ तौर|स्पष्ट रूप|शानदार|सुनहरा|बहुत अनुकूल|अत्यंत)/u
const good =
  /(?<![a-z])(?:favou?rable|supportive all|golden|excellent|splendid|shandaar|shandar|behtareen|sunehra|anukool|anukul)(?![a-z])|(?<![\p{L}\p{M}])(?:अनुकूल|शानदार|सुनहरा|बेहतरीन)/u
const bad =
  /(?<![a-z])(?:unfavou?rable|not favou?rable|against you|not good for|no good for|no support\w*|wasted|blank year|pratikool|pratikul|bilkul nahi|khaali jayega|khali jayega|achha nahi|accha nahi)(?![a-z])|(?<![\p{L}\p{M}])(?:प्रतिकूल|अनुकूल नहीं|अच्छा नहीं|सहायक समय नहीं|बिल्कुल नहीं|खाली जाएगा|विरोध में)/u
const measured =
  /(?<![a-z])(?:may|might|could|if|partly|mixed|some|somewhat|patience|not only|more and more|steady|than|milejul\w*|thoda|kuch)(?![a-z])|(?<![\p{L}\p{M}])(?:मिल जुल|मिले जुल|मिला जुला|कुछ|थोड|धैर्य|अगर|यदि)/u

/** Why a sentence says of a matter what the verdict does not; null where it agrees, or tells no verdict. */
export function againstVerdict(text: string, { direction }: PromiseGround): string | null {
  if (!direction) return null
  // The year of a whole date says nothing of the year.
  const form = normalizeText(text).replace(/\d{1,2} [\p{L}\p{M}]+ 20\d\d/gu, ' ')
  if (!matter.test(form)) return null
  if (bad.test(form)) return direction === 'patience' ? null : 'worse than the verdict'
  if (!good.test(form) || measured.test(form)) return null
  if (direction === 'favourable') return null
  return direction === 'patience' || strongly.test(form) || /20\d\d/.test(form)
    ? 'better than the verdict'
    : null
}
