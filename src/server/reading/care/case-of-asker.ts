/** Cases that are told by the words alone and have a card of their own. */

/** Held by an employer in another country: the place, and the papers, the pay or the door; a house of in-laws is none. */
const heldAbroad =
  /^(?!.*(?:\b(?:saa?s|sasural|in-?laws?)\b|(?<!\p{L})सास|ससुराल))(?=.*(?:\b(?:salalah|oman|muscat|saudi|riyadh|jeddah|dammam|dubai|abu ?dhabi|sharjah|uae|kuwait|qatar|doha|bahrain|gulf|malaysia|jordan|lebanon|iraq|libya|russia|kafee?l|iqama|videsh|abroad)\b|ओमान|मस्कट|सऊदी|रियाद|दुबई|अबू ?धाबी|शारजाह|कुवैत|क़?तर |दोहा|बहरीन|खाड़ी|मलेशिया|कफील|विदेश))(?=.*(?:\bpassport\b.{0,40}\b(?:with|kafee?l|taken|took|kept|keeps?|holds?|rakh\w*|le li\w*|chh?een\w*|boss|malik\w*|owner|sponsor|agent|madam)\b|\b(?:with|taken|took|kept|keeps?|holds?|rakh\w*|chh?een\w*)\b.{0,24}\bpassport\b|\block(?:s|ed)?\b|\btaa?la\b|\bno salary\b|\bband (?:kar|rakh)|पासपोर्ट.{0,30}(?:रख|ले लि|छीन|पास)|ताला|बंद (?:कर|रख))).*$/su

/** A wedding or an engagement that is near, whoever plans it. */
const weddingNear =
  /\b(?:shaa?di|nika+h|vivah|byaa?h|sagai|wedding|marriage|engagement|marry)\b.{0,60}\b(?:kar lete|kar le|kar lenge|kar rahe|karwa rahe|tay|fix\w*|sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|kal|parso|next (?:week|month)|this (?:week|month|sunday)|agle|is hafte|in (?:a |two |\d )?(?:days?|weeks?|months?))\b|\b(?:bhag|run away|elope|mandir me|sunday|tomorrow|next (?:week|month))\b.{0,60}\b(?:shaa?di|nika+h|vivah|sagai|wedding|marry|married)\b|(?:शादी|सगाई|विवाह|निकाह|ब्याह).{0,24}(?:कर रहे|करा रहे|करवा रहे|तय|पक्की|अगले|कल |परसों|माघ|फागुन|बैसाख|जेठ में|अगहन)|(?:भाग|मंदिर में|अगले|परसों).{0,30}(?:शादी|सगाई|विवाह|निकाह)/u

/** A sister-in-law, a sister or a friend carries the child, not the asker. */
const anotherCarries =
  /\b(?:bha+bh?i|didi|sister|sister-in-law|behe?n|bahan|bahu|devrani|jethani|nanad|friend|saheli|my daughter|cousin|chachi|mami|mausi)\b.{0,28}\b(?:pregnan\w*|mahin\w*|mahina|months?|expecting|pet se|carrying|due|garbh\w*)\b|(?:भाभी|दीदी|बहन|बहू|देवरानी|जेठानी|ननद|सहेली|चाची|मामी|मौसी).{0,24}(?:गर्भ|पेट से|महीना|महीने|माह|प्रेग)/u

const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')

/** Whether somebody is held abroad, by an employer or an agent. */
export const isHeldAbroad = (question: string): boolean => heldAbroad.test(plainOf(question))

/** Whether a wedding or an engagement is near, in a question of somebody under age. */
export const isWeddingNear = (question: string): boolean => weddingNear.test(plainOf(question))

/** Whether the child to come is another woman's. */
export const doesAnotherCarry = (question: string): boolean =>
  anotherCarries.test(plainOf(question))
