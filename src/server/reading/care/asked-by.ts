import type { PersonProfile } from '../types/reading-types.ts'

/** What only a woman says of herself, and what only a man does. */
const byWoman =
  /\bmy (?:husband|hubby)\b|\bi am (?:a |his )(?:woman|wife|girl|mother|widow|housewife|daughter)\b|\b(?:mere|mera) (?:pati|husband|devar|jeth)\b|\bmeri (?:jethani|devrani|nanad)\b|\b(?:rahi|rhi|gayi|gai|gyi|chuki|karti|krti|leti|deti|jaati|jati|sakti|skti|rehti|rahti|roti|sehti|darti) (?:hu|hun|hoon|hoo)\b|मेरे (?:पति|देवर|जेठ)|मेरी (?:जेठानी|देवरानी|ननद)|(?:ती|रही|गई|गयी|चुकी) (?:हूं|हूँ)/u
const byMan =
  /\bmy (?:wife|girlfriend|gf)\b|\b(?:i am|i'?m|being) (?:a |her )?(?:man|husband|boy|father)\b|\b(?:meri|mere) (?:biwi|bivi|patni|wife|gharwali|saala|sala|saale)\b|\bmard (?:ho\w*|hu|hun|hoon)\b|\b(?:raha|rha|gaya|gya|chuka|karta|krta|leta|deta|jaata|jata|sakta|skta|rehta|rahta|sehta|darta) (?:hu|hun|hoon|hoo)\b|मेरी (?:पत्नी|बीवी|घरवाली)|(?:ता|रहा|गया|चुका) (?:हूं|हूँ)|मर्द (?:हूं|हूँ|होकर|होके)/u

/** Whether a man asks: by his own words, else by the profile. */
export function isAskedByMan(question: string, person: PersonProfile): boolean {
  const text = question.toLowerCase().normalize('NFC').replace(/’/g, "'")
  if (byWoman.test(text)) return false
  return byMan.test(text) || (person.gender === 'male' && !person.isPublicFigure)
}
