/** Numbers and addresses at which somebody is reached say nothing of what is asked. */
const contact = /\+?\d[\d\s-]{7,}\d|\S+@\S+/g

/** "No remedy, just the time": what is not wanted is no question. */
const noRemedy =
  /(?<!\p{L})(?:no|koi|not any) (?:remed(?:y|ies)|upay|upaay|totka|totke|puja|gemstones?)(?: (?:nahi|nahin|nhi|mat)(?: (?:chahiye|batana|bataiye|dena))?|(?= ?[,.;]| please| pls|$))|कोई (?:उपाय|टोटका|टोटके|पूजा) (?:नहीं|मत)(?: (?:चाहिए|बताना|बताइए))?/giu

/** "Please tell me:" before a question says nothing of it. */
const politeLead =
  /^\s*(?:(?:please|pls|plz|kindly|kripya|कृपया)\s*)?(?:tell me|batao|bataiye|batayein|बताइए|बताएँ|बताएं)?\s*[:,]\s*(?=\S)/iu

/** The question without what says nothing of what is asked. */
export function plainQuestion(question: string): string {
  return question.replace(contact, ' ').replace(noRemedy, ' ').replace(politeLead, '')
}
