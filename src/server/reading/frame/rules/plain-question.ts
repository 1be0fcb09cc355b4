/** Numbers and addresses at which somebody is reached say nothing of what is asked. */
const contact = /\+?\d[\d\s-]{7,}\d|\S+@\S+/g

/** "No remedy, just the time": what is not wanted is no question. */
const noRemedy =
  /(?<!\p{L})(?:no|koi|not any) (?:remed(?:y|ies)|upay|upaay|totka|totke|puja|gemstones?)(?: (?:nahi|nahin|nhi|mat)(?: (?:chahiye|batana|bataiye|dena))?|(?= ?[,.;]| please| pls|$))|कोई (?:उपाय|टोटका|टोटके|पूजा) (?:नहीं|मत)(?: (?:चाहिए|बताना|बताइए))?/giu

/** "Please tell me:" before a question says nothing of it. */
const politeLead =
  /^\s*(?:(?:please|pls|plz|kindly|kripya|कृपया)\s*)?(?:tell me|batao|bataiye|batayein|बताइए|बताएँ|बताएं)?\s*[:,]\s*(?=\S)/iu

/** "Bhaiya, meri dukan kab chalegi": whoever answers is called so, and what is asked of is one's own. */
const calledKin =
  /^\s*(?:bhai(?:ya|yya|ji| ?saa?hab)?|bhaiya ji|didi|uncle|aunty|भैया(?: ?जी)?|भइया|भाई(?: ?साहब| ?जी)?|दीदी)(?:\s*,\s*|\s+)(?=(?:mer[ai]|मेर[ाी])\s+(?:\S+\s+){0,2}(?:shaa?di|naukri|noukri|job|du?kaa?n|padhai|promotion|transfer|result|selection|शादी|नौकरी|जॉब|दुकान|पढ़ाई|प्रमोशन|तबादला|ट्रांसफर|रिज़?ल्ट|सिलेक्शन)(?![\p{L}\p{M}]))(?![\s\S]*(?:dega|degi|denge|kar[ae]?[iy]?eg[ai]|kar(?:wa|a)|ma+ne|rok|aayeg|sambh|देगा|देगी|देंगे|करवा|करेग|करेंग|कराए|मान|रोक|सँभाल|संभाल|आएग))/iu

/** The question without a kin word by which only whoever answers is called. */
export const withoutCall = (question: string): string => question.replace(calledKin, '')

/** The question without what says nothing of what is asked. */
export function plainQuestion(question: string): string {
  return withoutCall(question.replace(contact, ' ').replace(noRemedy, ' ').replace(politeLead, ''))
}
