import { askingClause } from './asking-clause.ts'
import {
  compound,
  dated,
  firstPerson,
  goes,
  notHoped,
  past,
  stems,
  swapped,
  unwelcome,
} from './hindi-words.ts'

/** A verb in the future, or a yoga that is asked for. */
const asks =
  /(?:योग|चांस|yog|chance)(?![\p{L}\p{M}])|(?:गा|गे|गी)(?![\p{L}\p{M}])|(?<!\p{L})\p{L}{0,8}(?:[oeyau]g[aie]|eng[ei]|ung[ai]|ng[ie])(?!\p{L})/iu

/** A future verb as wish, in Devanagari: होगा हो, मिलेगी मिले, पाऊँगा पाएँ. */
const devanagari: readonly [RegExp, string][] = [
  [/^हो(?:ऊँ|ऊं|ँ|ं)ग[ाी]$|^हूँग[ाी]$|^हूंग[ाी]$/u, 'हों'],
  [/(?:ऊँगा|ऊंगा|ऊँगी|ऊंगी|उंगा|उंगी)$/u, 'एँ'],
  [/(?:ूँगा|ूंगा|ूँगी|ूंगी|ुंगा|ुंगी)$/u, 'ें'],
  [/(?:एँगे|एंगे|एँगी|एंगी|येंगे|येंगी)$/u, 'एँ'],
  [/(?:ेंगे|ेंगी)$/u, 'ें'],
  [/(?:एगा|एगी|येगा|येगी|यगा|यगी)$/u, 'ए'],
  [/होंगे$|होंगी$/u, 'हों'],
  [/होगा$|होगी$/u, 'हो'],
  [/ेगा$|ेगी$/u, 'े'],
]
const latin: readonly [RegExp, string][] = [
  [/^(?:hoga|hogi|hogaa|hoge)$/iu, 'ho'],
  [/^(?:honge|hongi)$/iu, 'hon'],
  [/a(?:y|ye|e|ay)?(?:ga|gi)$/iu, 'aye'],
  [/a(?:yen|en|yn|n|ye|e)ge$/iu, 'ayen'],
  [/a+(?:u|oo)ng[ai]$/iu, 'ayen'],
  [/(?:u|oo)ng[ai]$/iu, 'en'],
  [/enge$|engi$/iu, 'en'],
  [/eg[ai]$/iu, 'e'],
]

const mostWords = 11
/** Words behind the verb that belong before it: "kaam milega usko" is usko kaam mile. */
const mostBehind = 4
const plain = /^[\p{L}\p{M}.' -]+$/u
/** One word that by itself says nothing of what is asked. */
const vague =
  /^(?:clear|theek|thik|thk|sahi|accha|acha|achha|achchha|better|pass|set|final|confirm|wapas|vapas|kaam|ठीक|सही|अच्छा|बेहतर|पास|वापस|पूरा|पूरी|सफल|वो|वह|wo|woh|vo|unka|uska|unki|uski|उनका|उसका|उनकी|उसकी|dono|दोनों|दूसरी|दूसरा|अगली|नई|doosri|dusri|agli|nayi|dobara|दोबारा|recover|khali|खाली|उससे|mera|meri|mujhe|humko|hame|usko|unko|मेरा|मेरी|मुझे|हमको|हमें|उसको|उनको)$/iu
const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word)

/** A future verb as a wish; null where it is none. */
function wishOf(verb: string): string | null {
  const rule = (isDevanagari(verb) ? devanagari : latin).find(([ending]) => ending.test(verb))
  return rule ? verb.replace(rule[0], rule[1]) : null
}

/** "मैं": to the asker. */
const toAsker = (words: readonly string[]): string[] =>
  words.map((word) => swapped[word.toLowerCase()] ?? word)

const yoga =
  /^(.+?) (?:का|के|की|ka|ke|ki) (?:योग|संभावना|सम्भावना|चांस|yog|yoga|chance|chances|sambhavna)(?: (?:है|हैं|बन रहा है|hai|h|hain|ban raha hai))*$/iu

/** "विदेश जाने का योग है": that it may be, विदेश जाना हो. */
function wishOfYoga(clause: string): string | null {
  const thing = yoga.exec(clause)?.[1]
  if (!thing || !isTellable(thing)) return null
  const named = toAsker(thing.split(' ')).join(' ')
  const act = named.replace(/ने$/u, 'ना').replace(/(?<=[a-z])ne$/iu, 'na')
  return `${act} ${isDevanagari(act) ? 'हो' : 'ho'}`
}

const postposition = /^(?:me|mein|में|का|की|के|को|से|पर|ka|ki|ke|ko|se|par|pe|पे|bhi|भी) /iu

/** Whether the words before the verb say one thing that is hoped for, and nothing else. */
function isTellable(told: string): boolean {
  const isCut = postposition.test(`${told} `) || told.split(' ').some((word) => wishOf(word))
  return !isCut && ![unwelcome, compound, past, dated].some((words) => words.test(told))
}

/** The clause with its verb last; null where no verb is in the future, or much stands behind it. */
function partsOf(clause: string): { before: string[]; verb: string } | null {
  const words = clause.split(' ')
  const at = words.findLastIndex((word) => wishOf(word) !== null)
  const verb = words[at]
  if (!verb) return null
  const behind = words.slice(at + 1)
  if (behind.length > mostBehind) return null
  return { before: [...behind, ...words.slice(0, at)], verb }
}

/**
 * A Hindi question, in either script, for whether or when something hoped for will come, as a wish that a sentence
 * goes on from: "मेरी नौकरी कब लगेगी" is "आपकी नौकरी लगे". Null for all else.
 */
export function restateHindi(question: string): string | null {
  const clause = askingClause(question, asks)
  if (!clause || !plain.test(clause)) return null
  const byYoga = wishOfYoga(clause)
  if (byYoga) return byYoga
  const parts = partsOf(clause)
  const wish = parts && wishOf(parts.verb)
  if (!wish || parts.before.length === 0 || parts.before.length >= mostWords) return null
  const { before, verb } = parts
  const things = before.filter((word) => !stems.test(word))
  if (things.length === 0 || (things.length === 1 && vague.test(things[0] ?? ''))) return null
  if (notHoped.test(verb) || (goes.test(wish) && !stems.test(before.at(-1) ?? ''))) return null
  // The stem of the verb is no word of its own: "हो" of हो जाएगी.
  const told = stems.test(before.at(-1) ?? '') ? before.slice(0, -1) : before
  if (!isTellable(told.join(' ')) || unwelcome.test(verb)) return null
  const words = toAsker(before)
  const isAskers = firstPerson.test(verb) && !words.some((word) => /^(?:आप|aap)$/u.test(word))
  return [...(isAskers ? [isDevanagari(verb) ? 'आप' : 'aap'] : []), ...words, wish].join(' ')
}
