import { postposition } from '../choice/hindi-words.ts'
import type { FutureVerb } from './hindi-verb.ts'

/**
 * What people wait for, by the gender of its verb. A question that ends in a bare verb has named it before:
 * "आशा का मानदेय चार महीने से नहीं आया, कब तक आएगा".
 */
const masculine =
  /^(?:झगड़ा|jhagda|कलेश|kalesh|पैसा|मानदेय|भत्ता|रिज़ल्ट|रिजल्ट|परिणाम|वीज़ा|वीजा|पासपोर्ट|लोन|मुआवजा|मुआवज़ा|प्रमोशन|ट्रांसफर|ट्रांसफ़र|तबादला|फैसला|फ़ैसला|मकान|प्लॉट|प्लाट|फ्लैट|फ़्लैट|खेत|बोनस|एरियर|ठेका|टेंडर|लाइसेंस|एडमिशन|दाखिला|दाख़िला|रिश्ता|पट्टा|नामांतरण|नक्शा|परमिट|क्लेम|ऑर्डर|आर्डर|paisa|mandey|bhatta|result|visa|permit|passport|loan|muavza|promotion|transfer|faisla|makan|makaan|plot|flat|khet|bonus|arrear|theka|tender|licence|license|admission|rishta|patta|claim|order|payment|refund|pf|deposit|dakhla)$/iu
const feminine =
  /^(?:नौकरी|पेंशन|पगार|तनख्वाह|तनख़्वाह|सैलरी|ज़मीन|जमीन|सीट|पोस्टिंग|ज्वाइनिंग|जॉइनिंग|ग्रेच्युटी|रकम|रक़म|छात्रवृत्ति|सब्सिडी|दुकान|गाड़ी|उधारी|रजिस्ट्री|naukri|job|pension|pagar|salary|zameen|jameen|jamin|seat|posting|joining|gratuity|dukaan|rakam|scholarship|subsidy|dukan|gadi|gaadi|registry|udhari|कलह|kalah|किचकिच|kichkich|खटपट|khatpat|किस्त|क़िस्त|kist|kisht|installment|शादी|shaadi|shadi|sagai|सगाई)$/iu

/** Verbs of what comes, and of nobody who does it. */
const comes =
  /^(?:चल|उठ|जम|बच|मिल|आ|छूट|लग|निकल|हो|लौट|बिक|खुल|चुक|बन|पास|सुलझ|chal|uth|jam|bach|mil|aa|chhut|chhoot|lag|nikal|ho|laut|bik|khul|chuk|ban|sulajh)$/u

const owner = /^(?:का|की|के|ka|ki|ke)$/iu

/** The one thing of the verb's gender that the question has named, with what it belongs to; empty for several or none. */
export function thingBefore(question: string, verb: FutureVerb, stem: string): string[] {
  if (!comes.test(stem) || verb.isAskers || verb.isMany || !verb.ending) return []
  const nouns = verb.ending === 'i' ? feminine : masculine
  const words = question.split(/[\s,.?!।;:–-]+/u).filter(Boolean)
  const places = [...words.keys()].filter((at) => nouns.test(words[at] ?? ''))
  const isWedding = /^(?:शादी|shaadi|shadi|sagai|सगाई)$/iu.test(words[places[0] ?? -1] ?? '')
  if (isWedding && !/^(?:हो|लग|ho|lag)$/u.test(stem)) return []
  const names = new Set(places.map((at) => words[at]?.toLowerCase()))
  const at = places[0]
  if (at === undefined || names.size > 1) return []
  const thing = words[at] ?? ''
  const of = words[at - 1] ?? ''
  const whose = words[at - 2] ?? ''
  const isOwned =
    whose.length > 2 && owner.test(of) && whose !== '' && !postposition.has(whose.toLowerCase())
  return isOwned && !/^(?:un|us|is|in|kis|जिस|उस|उन|kal|aaj|शादी|baad)$/iu.test(whose)
    ? [whose, of, thing]
    : [thing]
}
