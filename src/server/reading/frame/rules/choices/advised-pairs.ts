/** What each of two people wants or advises, told without "or": "wife says catering, my friend is telling to take a franchise". */

const verb =
  '(?:(?:is|are|am|was|were|keeps?|has been|have been)\\s+)?(?:telling|saying|asking|suggesting|advising|insisting|inclined|wanting)|wants?|wanted|says?|said|tells?|told|feels?|felt|likes?|prefers?|suggests?|suggested|advises?|advised|insists?|thinks?'
const linkers = '(?:\\s+(?:me|us|her|him|that|to|for|on|towards?|i|we|should|better|a|an|just))*'
const who =
  "(?:as an? \\p{L}+,?\\s+)?(?:i|she|he|they|we|my|his|her|our|some|one|other|another|the|mother|father|mom|mummy|papa|dad|wife|husband|son|daughter|brother|sister|friend|uncle|aunty|mama|everyone|parents|people|boss)(?:[ '’-](?!and |but |or |not |never )\\p{L}+){0,4}?"
const part = '([^,.;?!]{2,60}?)'
const english = new RegExp(
  `(?<!\\p{L})${who}\\s+(?:${verb})${linkers}\\s+${part}\\s*(?:[,.;]\\s*)?(?:(?:and|but|while|whereas|where as|where)\\s+)?(?<!\\p{L})${who}\\s+(?:${verb})${linkers}\\s+${part}(?=\\s*(?:[,.;?!]|$)|\\s+(?:is|are|will|would|because|as|since|from|and|but|what|which|pls|please)\\s)`,
  'iu',
)
const asksInEnglish =
  /(?<!\p{L})(?:which|whom|better|confus\p{L}+|what (?:should|shall|do|can|to|is)|guide|suggest|please (?:see|tell)|pls (?:see|tell)|who(?:se)? (?:is|should))(?!\p{L})/iu

const bids =
  '(?:(?:bolt|keht|kaht|chaht)[aei]+|(?:bol|keh|kah|chah) (?:rah|rh)[aei]+|(?:बोलत|कहत|चाहत)[ाेी]|(?:बोल|कह|चाह) (?:रह|र)[ाेीे])(?: (?:h|hai|hain|hu|hun|hoon|है|हैं|हूं|हूँ))?(?: (?:ki|कि))?'
const told = '([^,.;।?!]{3,60}?)'
/** "Beta flat lene ko keh raha hai": what is wanted stands before the verb. */
const before = `(?:[\\p{L}\\p{M}]+\\s+){0,1}?((?:[\\p{L}\\p{M}]+\\s+){1,5}?[\\p{L}\\p{M}]+(?:ne|ने))\\s+(?:ko|ke liye|को|के लिए)\\s+(?:${bids})`
const behind = `(?:${bids})\\s+${told}`
const person =
  '(?:main|mai|mein|maine|biwi|bivi|patni|wife|pati|husband|papa|mummy|maa|pita ?ji|bapu ?ji|babu ?ji|sasural|ladk[aei]|beta|bete|beti|bhai|bhaiya|dost|saala|sala|saas|sasur|jeth|devar|nanad|bahu|chacha|mama|ghar ?wale|friend|bade|chhote|didi|behen|मैं|बीवी|पत्नी|पति|पापा|मम्मी|माँ|मां|पिताजी|पिता जी|बाबूजी|लड़क[ाेी]|बेटा|बेटे|बेटी|भाई|भैया|दोस्त|साला|सास|ससुर|जेठ|देवर|ननद|बहू|चाचा|मामा|घरवाले|घर वाले|दीदी|बहन|वो|wo|woh|unki|mere|meri|मेरे|मेरी)'
const parted = '\\s*(?:[,.;।]\\s*)?(?:(?:aur|par|lekin|but|or|और|पर|लेकिन)\\s+)?'
const hindi = new RegExp(
  `(?<![\\p{L}\\p{M}])${person}[^,.;।?!]{0,24}?\\s${behind}${parted}(?<![\\p{L}\\p{M}])${person}[^,.;।?!]{0,24}?\\s${behind}(?=\\s*(?:[,.;।?!]|$)|\\s(?:kya|batao|aap|क्या|बताओ|आप)(?![\\p{L}\\p{M}]))`,
  'iu',
)
const hindiBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])${person}\\s+${before}[^,;।?!]{0,40}?${parted}(?<![\\p{L}\\p{M}])${person}[^,.;।?!]{0,24}?\\s${behind}(?=\\s*(?:[,.;।?!]|$)|\\s+(?:budhape|बुढ़ापे|kyunki|kyuki|क्योंकि|taki|ताकि)\\s)`,
  'iu',
)
const asksInHindi =
  /(?<![\p{L}\p{M}])(?:kya (?:kar\p{L}*|sahi|theek|thik|uchit|behtar|achh?a|maan\p{L}*)|kidhar|kahan|kaha|kiski|kaun ?s[aei]|kons[aei]|samajh (?:nahi|nhi)|confuse\p{L}*|batao|bataiye|bataye|sahi kya|क्या (?:कर[\p{L}\p{M}]*|सही|ठीक|उचित|बेहतर|अच्छा|मान[\p{L}\p{M}]*)|किधर|कहाँ|कहां|किसकी|कौन[ -]?स[ाेी]|समझ नहीं|बताओ|बताइए|बताएं)(?![\p{L}\p{M}])/iu

/** A reason for the wish is no part of it. */
const because = /\s+(?:because|bcoz|coz|since|as|so that|kyunki|kyuki|taki|क्योंकि|ताकि)\s.*$/iu
const refusal =
  /^(?:don['’]?t|do not|not to|never|no need to)\s+(?:go|leave|shift|move|change|quit|sell|resign)(?!\p{L}).*$/iu

/** What names nothing that could be taken, or is told of somebody. */
const nothing =
  /^(?:but|us|him|her|them|me|back|at|in|on|out|anything|nothing|even|which|who|half|log|he|she|they|i|my|mine|no|yes|same|so|not|mat|मत|ना|namaste)(?![\p{L}\p{M}])|["“”‘']|(?<!\p{L})(?:says?|said|wants?|is|am|are|was|nahi|nhi|mat|नहीं|मत)(?!\p{L})/iu
/** "Rakho budhape me kaam aayega": behind what is bidden stands why. */
const bidden =
  /^(.*?(?<![\p{L}\p{M}])(?:rakho|karo|kar lo|kar do|dalo|daalo|dal do|le lo|bech do|khol do|raho|chalo|jao|lagao|sambhalo|रखो|करो|कर लो|कर दो|डालो|डाल दो|ले लो|बेच दो|खोल दो|रहो|चलो|जाओ|लगाओ|संभालो|सँभालो))\s+\S.*$/iu

function cleaned(words: string): string {
  const plain = words
    .replace(because, '')
    .replace(bidden, '$1')
    .replace(/^(?:ki|कि|to|that)\s+/iu, '')
    .replace(/\s+(?:from|in|at) (?:the )?same \p{L}+$/iu, '')
    .trim()
  return refusal.test(plain) ? 'stay' : plain
}

/** What two people advise, where it is asked what to do or which is better; null otherwise. */
export function advisedPair(text: string): string[] | null {
  const found =
    (asksInEnglish.test(text) && english.exec(text)) ||
    (asksInHindi.test(text) && (hindiBefore.exec(text) ?? hindi.exec(text))) ||
    null
  const pair = found && [cleaned(found[1]!), cleaned(found[2]!)]
  return pair && pair.every((each) => each !== '' && !nothing.test(each)) && pair[0] !== pair[1]
    ? pair
    : null
}

const place =
  "([\\p{L}\\p{N}'&-]+(?:\\s(?!and|also|but|for|in|at|from|which|who)[\\p{L}\\p{N}.'&-]+){0,2}?)"
/** "Got admission in Pune and also in Manipal": two places of one seat. */
const seatsIn = new RegExp(
  `(?<!\\p{L})(?:admission|admissions|seats?|offers?|calls?|selected|job|posting|interview cleared)(?:\\s(?!in|at|from)\\S+){0,3}?\\s(?:in|at|from)\\s${place}\\s(?:and|&|,)\\s?(?:also\\s)?(?:in|at|from)\\s${place}(?=\\s*(?:[,.;?!]|$)|\\s(?:also|both|for|which|what|who|but)(?!\\p{L}))`,
  'iu',
)
const asksHelp =
  /(?<!\p{L})(?:which|what|whom|better|confus\p{L}+|guide|suggest|advi[cs]e|please see|pls see|see from|tell me)(?!\p{L})/iu

/** Two places at which one and the same is to be had; null where the question names none. */
export function seatPair(text: string): string[] | null {
  const found = asksHelp.test(text) ? seatsIn.exec(text) : null
  return found ? [found[1]!, found[2]!] : null
}
