import type { LocalizedText } from '../say.ts'

/**
 * The natural significator of each field in a sign of fire, earth, air or water: a clause without an
 * end. It needs no birth time.
 */
export const karakaOf: Readonly<
  Record<string, 'sun' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'mars'>
> = {
  love: 'venus',
  career: 'saturn',
  money: 'jupiter',
  education: 'mercury',
  family: 'venus',
  health: 'sun',
  travel: 'mars',
  timing: 'jupiter',
  general: 'sun',
}

export const karakaInElement: Readonly<
  Record<
    string,
    readonly [fire: LocalizedText, earth: LocalizedText, air: LocalizedText, water: LocalizedText]
  >
> = {
  love: [
    {
      en: 'affection comes with courage and needs a little adventure to stay awake',
      hi: 'स्नेह साहस के साथ आता है और जागे रहने के लिए थोड़ा रोमांच चाहता है',
    },
    {
      en: 'affection shows itself in deeds, and what is dependable feels beautiful to you',
      hi: 'स्नेह कामों में दिखता है, और जो भरोसेमंद हो वही सुंदर लगता है',
    },
    {
      en: 'affection lives on words and ideas, and friendship is its best soil',
      hi: 'स्नेह शब्दों और विचारों पर पलता है, और मित्रता उसकी सबसे अच्छी मिट्टी है',
    },
    {
      en: 'affection is deep and quiet, and it opens where it feels safe',
      hi: 'स्नेह गहरा और शांत है, और जहाँ सुरक्षित लगे वहीं खुलता है',
    },
  ],
  career: [
    {
      en: 'your discipline wakes up when there is something to win',
      hi: 'जीतने को कुछ हो तो आपका अनुशासन जाग जाता है',
    },
    {
      en: 'patience is your real profession, and you improve what others leave half done',
      hi: 'धैर्य ही आपका असली पेशा है, और जो औरों से अधूरा रहे वह आपके हाथ में सँवरता है',
    },
    {
      en: 'you work best with clear rules, fair people and room to think',
      hi: 'साफ़ नियम, निष्पक्ष लोग और सोचने की जगह हो तो काम सबसे अच्छा चलता है',
    },
    {
      en: 'you carry responsibility with feeling, and people trust you with what is delicate',
      hi: 'ज़िम्मेदारी आपमें भावना के साथ आती है, और लोग नाज़ुक काम आप पर छोड़ देते हैं',
    },
  ],
  money: [
    {
      en: 'you grow through bold but honest steps, and generosity comes back to you',
      hi: 'साहसी पर ईमानदार क़दमों से बढ़त होती है, और उदारता लौटकर आती है',
    },
    {
      en: 'you grow through real things such as land, skill, tools and steady work',
      hi: 'बढ़त ज़मीन, हुनर, औज़ार और नियमित काम जैसी ठोस चीज़ों से होती है',
    },
    {
      en: 'you grow through knowledge, contacts and agreements',
      hi: 'बढ़त ज्ञान, संपर्क और अनुबंधों से होती है',
    },
    {
      en: 'you grow through care, trust and a good sense of what people need',
      hi: 'बढ़त सेवा, भरोसे और लोगों की ज़रूरत पहचानने से होती है',
    },
  ],
  education: [
    {
      en: 'the mind is quick and likes to be first, and it learns by doing',
      hi: 'बुद्धि तेज़ है और पहले पहुँचना चाहती है, और करके सीखती है',
    },
    {
      en: 'the mind is practical and exact, and it keeps what it has once used',
      hi: 'बुद्धि व्यावहारिक और सटीक है, और एक बार बरती बात सँभालकर रखती है',
    },
    {
      en: 'the mind is agile and talkative, and it learns in company',
      hi: 'बुद्धि चपल और बातूनी है, और साथ में सीखती है',
    },
    {
      en: 'the mind works through pictures and feelings, and it remembers stories',
      hi: 'बुद्धि चित्र और भाव से चलती है, और कहानियाँ याद रखती है',
    },
  ],
  family: [
    { en: 'you bring festivals and colour into a house', hi: 'आपसे घर में रंग और उत्सव आता है' },
    { en: 'you bring comfort and order into a house', hi: 'आपसे घर में सुख और क्रम आता है' },
    {
      en: 'you bring conversation and fairness into a house',
      hi: 'आपसे घर में बातचीत और बराबरी आती है',
    },
    { en: 'you bring tenderness and memory into a house', hi: 'आपसे घर में कोमलता और यादें आती हैं' },
  ],
  health: [
    {
      en: 'your vitality is warm and quick to return, and it wants movement',
      hi: 'आपकी स्फूर्ति तेज है और जल्दी लौटती है, और उसे हलचल चाहिए',
    },
    {
      en: 'your vitality is enduring, and it wants regular hours',
      hi: 'आपकी स्फूर्ति टिकाऊ है, और उसे नियमित समय चाहिए',
    },
    {
      en: 'your vitality depends on nerves and breath, and it wants pauses and fresh air',
      hi: 'आपकी स्फूर्ति स्नायु और साँस पर टिकी है, और उसे विराम तथा खुली हवा चाहिए',
    },
    {
      en: 'your vitality follows the heart, and it wants rest, water and peace',
      hi: 'आपकी स्फूर्ति मन के पीछे चलती है, और उसे विश्राम, जल और शांति चाहिए',
    },
  ],
  travel: [
    {
      en: 'you set out fast and sort the details on the road',
      hi: 'निकलना तुरंत होता है और बाक़ी बातें राह में सुलझती हैं',
    },
    {
      en: 'you set out when the plan is solid, and then little can stop you',
      hi: 'योजना पक्की हो तो निकलना होता है, और फिर कम ही कुछ रोक पाता है',
    },
    {
      en: 'you set out for people, ideas and opportunity',
      hi: 'निकलना लोगों, विचारों और अवसर के लिए होता है',
    },
    {
      en: 'you set out when the heart is ready, and water or family often plays a part',
      hi: 'मन तैयार हो तो निकलना होता है, और उसमें अक्सर परिवार या जल का हाथ रहता है',
    },
  ],
  timing: [
    { en: 'luck answers you when you begin', hi: 'भाग्य शुरुआत करने पर उत्तर देता है' },
    { en: 'luck answers you when you persist', hi: 'भाग्य टिके रहने पर उत्तर देता है' },
    { en: 'luck answers you through people', hi: 'भाग्य लोगों के माध्यम से उत्तर देता है' },
    {
      en: 'luck answers you when you trust your feeling',
      hi: 'भाग्य अपने मन पर भरोसा करने पर उत्तर देता है',
    },
  ],
  general: [
    {
      en: 'you are at your best when you lead from the front',
      hi: 'आगे रहकर चलने में आपका सबसे अच्छा रूप है',
    },
    {
      en: 'you are at your best when you build something that stays',
      hi: 'टिकने वाली चीज़ रचने में आपका सबसे अच्छा रूप है',
    },
    {
      en: 'you are at your best when you connect people and ideas',
      hi: 'लोगों और विचारों को जोड़ने में आपका सबसे अच्छा रूप है',
    },
    {
      en: 'you are at your best when you protect and heal',
      hi: 'सहेजने और सँवारने में आपका सबसे अच्छा रूप है',
    },
  ],
}

/** `{Graha}`, `{sign}`, `{clause}`. */
export const karakaLines: readonly LocalizedText[] = [
  {
    en: '{Graha} was in {sign} when you were born: {clause}.',
    hi: 'आपके जन्म के समय {graha} {sign} राशि में थे: {clause}।',
  },
  {
    en: '{Graha} in {sign} adds this: {clause}.',
    hi: '{sign} राशि के {graha} इतना और बताते हैं: {clause}।',
  },
]

/** For those whose Moon sign is not certain either: the two slow grahas, with their dates. */
export const slowTransitLines: readonly LocalizedText[] = [
  {
    en: 'In the sky above all of us Jupiter is in {gochar.jupiter.sign} until {gochar.jupiter.until}, a time for learning and good company.',
    hi: 'हम सबके ऊपर आकाश में गुरु {gochar.jupiter.until} तक {gochar.jupiter.sign} राशि में हैं, और यह सीखने तथा अच्छी संगति का समय है।',
  },
]
export const slowSaturnTransitLines: readonly LocalizedText[] = [
  {
    en: 'Saturn is in {gochar.saturn.sign} until {gochar.saturn.until}, and it rewards those who finish what they have begun.',
    hi: 'शनि {gochar.saturn.until} तक {gochar.saturn.sign} राशि में हैं, और शुरू किया हुआ पूरा करने वालों को फल देते हैं।',
  },
]
