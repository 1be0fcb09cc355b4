/** Sentences that mean nothing without the one before them. */
import { normalizeText } from '@drishti/jyotish/names'

const openings =
  /^(?:but|and|or|so|yet|still|then|also|it|its|he|she|his|her|they|their|that|this|these|those|there|in (?:those|these|that|this)|at that|by then|after (?:that|this|it)|before that|until then|such|therefore|hence|for that|because of (?:this|that)|the other|another|a second|instead|otherwise|however|of these|both|neither)(?![a-z])/
const hindiOpenings =
  /^(?:पर|लेकिन|मगर|और|तो|फिर|इसलिए|इससे|उससे|यही|यह|वह|वे|ये|वही|उन|इन|उस|इस|उसी|इसी|उनकी|उनका|उनके|इनकी|इनका|इसके|उसके|तब|तभी|दूसरा|दूसरी|वहां|वहीं|ऐसे|ऐसा|साथ ही|इतना|lekin|magar|aur|toh|phir|isliye|isse|usse|yahi|yeh|ye|woh|ve|un|in|us|is|usi|isi|unki|unka|inki|iske|uske|tab|tabhi|doosra|doosri|wahan|wahin|aise|aisa|saath hi)(?![\p{L}\p{M}])/u

/** Whether a sentence begins by pointing back. */
export function leansOnBefore(text: string): boolean {
  const form = normalizeText(text)
  return openings.test(form) || hindiOpenings.test(form)
}
