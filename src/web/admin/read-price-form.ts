import type { WireInput } from '../../contract/apis.ts'
import { adminPricesWords as words } from '../../words/admin/admin-prices.ts'
import { adminWords } from '../../words/admin/admin.ts'
import type { LocalizedText } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'

type PriceCall = 'admin/setPersona' | 'admin/setOffer' | 'admin/setPlan' | 'admin/setTier'
/** A call, what it takes, and which form it was. */
type PriceRequest = { [N in PriceCall]: { name: N; input: WireInput<N>; form: string } }[PriceCall]

/** What a form of the page of prices asks for; the server decides whether it can be. */
export function readPriceForm(form: FormData): PriceRequest {
  const text = formTextReader(form)
  const [intent, name] = [text('intent'), text('name')]
  const formName = `${intent} ${name}`
  // An empty box is not a zero.
  const amount = (box: string) => Number(text(box).trim() || Number.NaN)
  const onSale = { place: amount('place'), active: form.has('active') }
  if (intent === 'plan')
    return {
      name: 'admin/setPlan',
      form: formName,
      input: {
        ...{ plan: name, name_en: text('name_en'), name_hi: text('name_hi'), ...onSale },
        ...{ price: amount('price'), old_price: amount('old_price') },
        questions: amount('questions'),
        bullets: pairs(text('bullets_en'), text('bullets_hi')),
      },
    }
  if (intent === 'tier')
    return {
      name: 'admin/setTier',
      form: formName,
      input: {
        ...{ tier: name, text_en: text('text_en'), text_hi: text('text_hi'), ...onSale },
        ...{ price: amount('price'), original_price: amount('original_price') },
      },
    }
  if (intent === 'offer')
    return {
      name: 'admin/setOffer',
      form: `${formName} ${text('unit')}`,
      input: { name, unit: text('unit'), amount: amount('amount') },
    }
  return {
    name: 'admin/setPersona',
    form: formName,
    input: {
      name: name === 'Astra' ? 'Astra' : 'Oracle',
      ...{ desc_en: text('desc_en'), desc_hi: text('desc_hi'), price: amount('price') },
    },
  }
}

/** Lines of two languages side by side; one that has no other half stays empty, and is refused. */
function pairs(en: string, hi: string): LocalizedText[] {
  const lines = (text: string) => text.split(/\r?\n/).filter((line) => line.trim())
  const [english, hindi] = [lines(en), lines(hi)]
  return Array.from({ length: Math.max(english.length, hindi.length) }, (_, at) => ({
    en: english[at] ?? '',
    hi: hindi[at] ?? '',
  }))
}

const sentences: [RegExp, LocalizedText][] = [
  [/price$/, words.priceWrong],
  [/^questions$/, words.questionsWrong],
  [/^place$/, words.placeWrong],
  [/^bullets/, words.bulletsWrong],
  [/^(name|text)_/, words.textWrong],
]

/** The one sentence for what a call refused; null where it refused no field. */
export function fieldErrorMessage(fields: string[]): LocalizedText | null {
  const [first] = fields
  if (first === undefined) return null
  return sentences.find(([form]) => form.test(first))?.[1] ?? adminWords.refused
}
