import type { AskedCase } from '../../../../../words/reading/choices/cases.ts'

const around = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'iu')

/** One side and the other of each case, in any order. */
const sides: readonly (readonly [AskedCase, RegExp, RegExp])[] = [
  [
    'busy-or-avoiding',
    around(
      'busy|bizi|(?:office )?work(?!\\p{L})|in (?:exams?|work|office)|kaam (?:me|mein)|majboo?r|problem (?:me|mein)|व्यस्त|बिज़?ी|बिजी|काम में|मजबूर',
    ),
    around(
      'avoid|ignor|mana kar|मना कर|nazar ?andaz|kata+ rah|door ja|dur ja|अवॉइड|इग्नोर|नज़?रअंदाज़?|टाल रह|कतरा',
    ),
  ],
  [
    'love-or-passing',
    around(
      'love|feelings?|serious|pyaa?r|dil se|dil (?:me|mein)|man (?:me|mein)|mann (?:me|mein)|(?:sach|sachi|sachch?i) (?:me|mein)|chaht[aei]|like[sd]? me|genuine|shaa?di kare|प्यार|दिल से|दिल में|मन में|सच में|चाहत[ाेी]|शादी करे|सीरियस',
    ),
    around(
      'time ?pass|passing (?:his |her )?time|using me|us(?:ing|e) kar|ghuma rah|khel rah|playing|bewako+f|bewkoof|ullu|flirt|waqt kaat|time kaat|टाइम ?पास|वक़?्त काट|समय काट|घुमा रह|खेल रह|बेवकूफ|बेवक़ूफ़|उल्लू|फ़?्लर्ट',
    ),
  ],
  [
    'love-or-friendship',
    around(
      'love|feelings?|pyaa?r|dil (?:me|mein)|man (?:me|mein)|like[sd]? me|more than|kuch hai|प्यार|दिल में|मन में|कुछ है',
    ),
    around(
      '(?:just|only|sirf|bas)? ?(?:a )?(?:good |best )?friends?(?: ?zone| samajh| maan|hip)?|dost (?:samajh|maan|hi)|sirf dost|दोस्त (?:समझ|मान|ही)|सिर्फ़? दोस्त',
    ),
  ],
  [
    'waiting-or-gone',
    around(
      'wait(?:s|ing)? for me|still (?:think|love|miss|wait)|(?:mera )?int[ea]z?[aj]a+r|intzar|(?:mujhe |meri )?(?:yaad|miss) kar|इंतज़?ार|याद कर',
    ),
    around(
      'mov(?:ed?|ing) on|forg[oe]t(?:ten)?(?: about)? me|aage badh|aage bad |bhool (?:ga|chuk)|bhul (?:ga|chuk)|someone else|koi aur|dusr[ei] k|आगे बढ़|भूल (?:ग|चुक)|कोई और|किसी और',
    ),
  ],
  [
    'fallen-or-taken',
    around(
      'fallen?|fell|misplac|mis-?plac|left (?:it )?(?:in|at|some)|dropp?ed|left it|forgot it|kept (?:it )?some|gir (?:ga|g[aiy]|k)|gum (?:ga|g[aiy]|h)|chh?u+t (?:ga|g[aiy])|rakh ?(?:ke|kar) bhool|kahi+n? (?:rakh|reh|rah)|गिर|गुम|छूट|रख ?के भूल|रखकर भूल|कहीं रख',
    ),
    around(
      'stolen|stole|steal|theft|took (?:it)?|taken|(?:somebody|someone|anyone|anybody) (?:take|steal|took)|(?:maid|servant|someone|somebody|driver|worker)s? (?:has |have )?(?:took|taken|stole|kept)|chori|chura|churai|kisi ne|चोरी|चुरा|किसी ने|ले गय[ाी]',
    ),
  ],
  [
    'own-or-family',
    around(
      'love (?:marriage|one|match)?|(?:my )?own choice|apni (?:pasand|pasnd|marz|marj|choice)|meri (?:pasand|marz|marj)|i (?:like|love) (?:a|one|this|someone)|my choice|अपनी (?:पसंद|मर्ज़?ी|मरजी|चॉइस)|मेरी (?:पसंद|मर्ज़?ी)|लव',
    ),
    around(
      'arrang|family|parents?|ghar ?wal|gharwal|maa ba+p|maa-ba+p|mummy papa|mata pita|घर ?वाल|मां[- ]?बाप|माँ[- ]?बाप|माता[- ]पिता|अरेंज|परिवार',
    ),
  ],
]

const parts = /(?<![\p{L}\p{M}])(?:or|ya|yaa|ki|या|कि|vs)(?![\p{L}\p{M}])/iu
/** Of a deed of the asker's one of two is chosen. */
const ownDeed =
  /(?<![\p{L}\p{M}])(?:should i|shall i|(?:do|can) i (?:marry|go|choose|accept|say)|kar[ou]n?|karoo?n|jau|jaun|lu|lun|du|dun|chunu|ruku|rukun|करूं|करूँ|करू|जाऊं|जाऊँ|लूं|लूँ|दूं|दूँ|चुनूं|रुकूं|better|behtar|बेहतर)(?![\p{L}\p{M}])/iu
/** Without "or": two people are told of, and it is asked whom one will marry. */
const whomWillI =
  /(?<!\p{L})(?:whom|who|which one) (?:will|would|do) i (?:marry|end up|get married)|kis(?:se|ke sath|ke saath) (?:meri )?(?:shaa?di|byah) (?:hogi|hoga)|किस(?:से| के साथ|के साथ) (?:मेरी )?शादी होगी/iu

const sentencesIn = (text: string): string[] =>
  text.split(/[?!।\n]|\.\s/u).filter((part) => part.trim() !== '')

/** Which of the two cases a question asks for; null where it asks for none. */
export function askedCaseIn(text: string): AskedCase | null {
  const own = sides.find(([name]) => name === 'own-or-family')!
  if (whomWillI.test(text) && own[1].test(text) && own[2].test(text)) return own[0]
  for (const sentence of sentencesIn(text).slice(-2).toReversed()) {
    if (ownDeed.test(sentence)) continue
    const halves = sentence.split(parts)
    for (const [name, one, other] of sides)
      for (let at = 1; at < halves.length; at++) {
        const [left, right] = [halves.slice(0, at).join(' '), halves.slice(at).join(' ')]
        const isAsked =
          (one.test(left) && !other.test(left) && other.test(right)) ||
          (other.test(left) && !one.test(left) && one.test(right))
        if (isAsked) return name
      }
  }
  return null
}
