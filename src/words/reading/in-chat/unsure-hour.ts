import type { VoicedText } from '../matters/matter-texts.ts'

/** Behind an answer to whoever says that their hour of birth is not sure. */
export const unsureHour: VoicedText = {
  oracle: {
    en: 'As your hour of birth is not sure, take what is dated here with some weeks to either side, and ask the family for the hour before a big step rests on it.',
    hi: 'जन्म का समय पक्का नहीं है, इसलिए बताई तारीख़ों को कुछ हफ़्ते आगे-पीछे मानें, और बड़ा क़दम उठाने से पहले बड़ों से समय पूछ लें।',
  },
  astra: {
    en: 'You say that your birth time is not certain: then these dates may shift by some weeks, so keep them as a guide and look for the exact hour.',
    hi: 'आपने कहा कि जन्म का समय पक्का नहीं: तो ये तारीख़ें कुछ हफ़्ते खिसक सकती हैं; इन्हें अंदाज़ा मानें और सही समय पता करें।',
  },
}
