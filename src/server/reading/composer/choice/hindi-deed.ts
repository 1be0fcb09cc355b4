import {
  conjunctive,
  contracted,
  firstFuture,
  hindiStems,
  imperative,
  infinitive,
  lightInfinitive,
  lightVerb,
  subjunctive,
} from './hindi-words.ts'

const ongoing = (participle: string): string =>
  participle.replace(/t[ai]$/iu, 'te').replace(/त[ाी]$/u, 'ते')

/** Nouns that end as a deed does. */
const endsInU =
  /^(?:guru|babu|jaadu|jadu|aalu|alu|hindu|laddu|ladoo|chaku|chaaku|bapu|bahu|sadhu|vastu|rahu|ketu|kabu|kaabu|tambaku|urdu|menu|shampoo|nimbu|chalu|taau|tau|raju|sonu|monu|pappu|shatru|jun|jaun|shagun|kanun|kaanun|khoon|sabun|saabun)$/iu

/** Whoever stays at something: "laga", "पड़ा". */
const stays = /^(?:laga|pada|tika|baitha|bana|juda|ada|data|लगा|पड़ा|टिका|बैठा|बना|जुड़ा|अड़ा|डटा)$/iu

/** The deed at the end of Hindi words as an infinitive, and how many words it took; null where none is. */
export function deedAtEnd(words: readonly string[]): { deed: string; taken: number } | null {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  const na = /[\u0900-\u097f]/.test(last) ? 'ना' : 'na'
  if (lightVerb.test(last)) {
    // "Chala jau" is chale jana: of going, and no chalana.
    if (/^(?:chal[aie]|चल[ाीे])$/iu.test(before) && /^(?:j|ज)/iu.test(last))
      return { deed: na === 'na' ? 'chale jana' : 'चले जाना', taken: 2 }
    if (hindiStems.has(before.toLowerCase())) return { deed: before + na, taken: 2 }
    const whole = lightInfinitive[last[0]!.toLowerCase()]
    return whole ? { deed: whole, taken: 1 } : null
  }
  if (hindiStems.has(last.toLowerCase()) && words.length > 1) return { deed: last + na, taken: 1 }
  for (const form of [infinitive, firstFuture, subjunctive, imperative, conjunctive]) {
    const found = form.exec(last)?.[1]
    const stem = found && (contracted[found.toLowerCase()] ?? found)
    if (!stem || !(hindiStems.has(stem.toLowerCase()) || contracted[found.toLowerCase()])) continue
    // "Naukri karti rahu" is naukri karte rahna.
    if (/^(?:rah|reh|रह)$/iu.test(stem) && /(?:ta|ti|te|ता|ती|ते)$/iu.test(before))
      return { deed: `${ongoing(before)} ${stem}${na}`, taken: 2 }
    // "Laga rahu" is lage rahna.
    if (/^(?:rah|reh|रह)$/iu.test(stem) && stays.test(before))
      return { deed: `${before.replace(/a$/iu, 'e').replace(/ा$/u, 'े')} ${stem}${na}`, taken: 2 }
    // "Le aayein" is le aana, and no lena.
    if (/^(?:aa|a|आ|ja|जा)$/iu.test(stem) && /^(?:le|ले|de|दे)$/iu.test(before))
      return { deed: `${before} ${stem}${na}`, taken: 2 }
    const hasLink = form === subjunctive && hindiStems.has(before.toLowerCase()) && stem !== before
    return hasLink ? { deed: before + na, taken: 2 } : { deed: stem + na, taken: 1 }
  }
  const causative = /^(.{2,}(?:wa|वा))(?:na|ne|u|un|oon|ये|ए|एं|एँ|ऊं|ऊँ|ना|ने)$/iu.exec(last)?.[1]
  if (causative && words.length > 1) return { deed: causative + na, taken: 1 }
  // A verb that is in no list shows itself by its first person: "पकडूं", "nibhaun", "dhundu".
  const plainly = words.length > 1 ? /^([a-z]{2,}[^aeiou\W])(?:u|un)$/iu.exec(last)?.[1] : undefined
  if (plainly && !endsInU.test(last)) return { deed: plainly + na, taken: 1 }
  const stem = /^(.{2,}?)(?:ऊँ|ऊं|ूँ|ूं|aun|aoon|oon)$/iu.exec(last)?.[1]
  if (stem) return { deed: stem + (/(?:aun|aoon)$/iu.test(last) ? 'ana' : na), taken: 1 }
  return null
}
