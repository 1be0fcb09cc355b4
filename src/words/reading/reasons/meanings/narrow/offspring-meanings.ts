import type { GrahaMeanings } from '../graha-meanings.ts'

/** Of a child that is hoped for. */
export const offspringMeanings: GrahaMeanings = {
  sun: {
    favourable: [{ en: 'an elder’s blessing is with it', hi: 'बड़ों का आशीर्वाद साथ रहता है' }],
    patience: [
      { en: 'worry about what people say weighs on the two', hi: 'लोगों की बातों का बोझ रहता है' },
    ],
  },
  moon: {
    favourable: [{ en: 'the mind is calm, which helps', hi: 'मन शांत रहता है, और इससे मदद मिलती है' }],
    patience: [{ en: 'hope rises and falls from month to month', hi: 'हर महीने उम्मीद घटती-बढ़ती है' }],
  },
  mars: {
    favourable: [
      { en: 'courage to try once more is there', hi: 'फिर से कोशिश करने की हिम्मत रहती है' },
    ],
    patience: [{ en: 'haste and tension do not help', hi: 'जल्दी और तनाव से फ़ायदा नहीं होता' }],
  },
  mercury: {
    favourable: [{ en: 'right advice comes at the right time', hi: 'सही समय पर सही सलाह मिलती है' }],
    patience: [{ en: 'one advice speaks against another', hi: 'एक सलाह दूसरी से टकराती है' }],
  },
  jupiter: {
    favourable: [{ en: 'good news is promised', hi: 'अच्छी ख़बर का योग बनता है' }],
    patience: [{ en: 'good news comes after a wait', hi: 'अच्छी ख़बर इंतज़ार के बाद आती है' }],
  },
  venus: {
    favourable: [{ en: 'love between the two carries it', hi: 'आपसी प्यार से बात सँभलती है' }],
    patience: [{ en: 'comfort and rest are needed first', hi: 'पहले आराम और सुकून चाहिए' }],
  },
  saturn: {
    favourable: [{ en: 'patience is rewarded', hi: 'सब्र का फल मिलता है' }],
    patience: [{ en: 'it comes late, but it lasts', hi: 'देर से, पर सुख पूरा मिलता है' }],
  },
  rahu: {
    favourable: [{ en: 'help comes from a new place', hi: 'नई जगह से मदद मिलती है' }],
    patience: [{ en: 'the cause takes time to be found', hi: 'कारण पकड़ में आने में समय लगता है' }],
  },
  ketu: {
    favourable: [{ en: 'an old worry falls away', hi: 'पुरानी चिंता छूटती है' }],
    patience: [{ en: 'the wait has no clear cause', hi: 'देर की साफ़ वजह पकड़ में नहीं आती' }],
  },
}
