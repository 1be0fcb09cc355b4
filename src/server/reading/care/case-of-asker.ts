/** Cases that are told by the words alone and have a card of their own. */

/** Held by an employer in another country: the place, and the papers, the pay or the door; a house of in-laws is none. */
const heldAbroad =
  /^(?!.*(?:\b(?:saa?s|sasural|in-?laws?)\b|(?<!\p{L})सास|ससुराल))(?=.*(?:\b(?:salalah|oman|muscat|saudi|riyadh|jeddah|jubail|dammam|dubai|abu ?dhabi|sharjah|uae|kuwait|qatar|doha|bahrain|gulf|malaysia|jordan|lebanon|iraq|libya|russia|laos|myanmar|cambodia|kambodia|thailand|poland|serbia|belarus|turkey|kafee?l|iqama|videsh|abroad)\b|ओमान|मस्कट|सऊदी|सउदी|रियाद|दुबई|अबू ?धाबी|शारजाह|कुवैत|क़?तर |दोहा|बहरीन|खाड़ी|मलेशिया|रूस|कंबोडिया|म्यांमार|लाओस|कफ़?ील|विदेश))(?=.*(?:\bpassport\b.{0,40}\b(?:with|kafee?l|taken|took|kept|keeps?|holds?|rakh\w*|le li\w*|chh?een\w*|boss|malik\w*|owner|sponsor|agent|madam|(?:nahi|nhi|ni) d[ei]\w*)\b|\b(?:with|taken|took|kept|keeps?|holds?|rakh\w*|chh?een\w*)\b.{0,24}\bpassport\b|\bpapers? in (?:his |the )?safe\b|\block(?:s|ed)?\b|\btaa?la\b|\bno salary\b|\b(?:na|no|nahi|nhi) (?:salary|paise|tankha|exit)\b|\bband (?:kar|rakh)|\b(?:phans|phas|fas|fans)\w*\b|\bstuck\b|\bnot let\w*\b|\bjaa?ne (?:nahi|nhi) d\w*|\bscam\w*|\bthag\w*|\bkaga+z (?:nahi|nhi|daba)\w*|\bborder\b|\bno food\b|\bkafeel chhod\w*|पासपोर्ट.{0,30}(?:रख|ले लि|छीन|पास|जमा|नह)|ताला|बंद (?:कर|रख)|फंस|फँस|(?:कागज|काग़ज़|पगार|तनख़?्वाह) नह|नहीं (?:देता|दे रहा|करने देती)))/su

/** A father, a husband, a son or a friend works there, not the asker. */
const kinAbroad =
  /\bmere ye\b|\b(?:my |mer[aei] |hamar[ae] )?(?:husband|hubby|pati|brother|bha+i|bhaiya|son|bet[aei]|beti|daughter|sister|behe?n|didi|father|papa|friend|dost|jija|devar|dewar|cousin|nephew|bhanja|bhatija|in(?:ka|ke|ko|hone))\b|(?<!\p{L})(?:ये |इनका|इनके|इनको|पति|भाई|भैया|बेटा|बेटे|बेटी|बहन|दीदी|पापा|पिता|दोस्त|जीजा|देवर|भतीजा|भांजा)/u
const selfAbroad =
  /\b(?:i am|i'?m|i came|i was|my (?:passport|iqama|papers|boss|madam|sponsor)|mera passport|mai+n?|mujhe|muje|mujhko|hum|humko|ban ke aay[ai])\b|मेरा पासपोर्ट|(?<!\p{L})(?:मैं|मुझे|मुझको|हम|हमें) /u

/** Another country, as the place where the asker lives, by the words that say so. */
const livesAbroad =
  /\b(?:here in|living in|live in|i(?:'m| am)(?: \w+)? in|moved to|came to|shifted to|yaha(?:n|a)?|yahi|after (?:coming|moving) to|married to|shaa?di (?:karke|kar ke))\b.{0,24}\b(?:usa|us|america|uk|england|london|canada|toronto|brampton|australia|melbourne|sydney|new zealand|germany|italy|dubai|abu ?dhabi|sharjah|uae|oman|muscat|kuwait|qatar|doha|bahrain|saudi|singapore|new jersey|texas|california|dallas|videsh|foreign|abroad)\b|\b(?:usa|america|uk|england|london|canada|toronto|brampton|australia|melbourne|sydney|new zealand|germany|italy|dubai|sharjah|oman|kuwait|qatar|bahrain|singapore|new jersey|texas)\b.{0,16}\b(?:me+ rehti|me+ rahti|me+ rehta|me+ hu|me+ akeli|aa? ?gayi|aayi|aa gyi|with (?:my|him)|mein (?:rehti|hu|rehta))\b|(?:अमेरिका|कनाडा|लंदन|इंग्लैंड|ऑस्ट्रेलिया|न्यूज़?ीलैंड|जर्मनी|इटली|दुबई|ओमान|कुवैत|कतर|बहरीन|सिंगापुर|विदेश).{0,16}(?:में (?:रहती|हूं|हूँ|अकेली|रहता)|आई|आ गई|लाए|ले आए)/u

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

/** Whether it is somebody of the asker's who is held there. */
export function isKinHeldAbroad(question: string): boolean {
  const plain = plainOf(question)
  return kinAbroad.test(plain) && !selfAbroad.test(plain)
}

/** Whether the asker says that they live in another country, where no number of India helps. */
export const isLivingAbroad = (question: string): boolean => livesAbroad.test(plainOf(question))

/** Whether a wedding or an engagement is near, in a question of somebody under age. */
export const isWeddingNear = (question: string): boolean => weddingNear.test(plainOf(question))

/** Whether the child to come is another woman's. */
export const doesAnotherCarry = (question: string): boolean =>
  anotherCarries.test(plainOf(question))
