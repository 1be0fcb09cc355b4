import type { LocalizedText } from '../../say.ts'

/** A match that the family has found, whatever was said of it. */
export const familysMatch: LocalizedText = {
  en: 'the match that your family has found',
  hi: 'घरवालों का बताया रिश्ता',
}
/** The same before a Hindi postposition. */
export const familysMatchOblique = 'घरवालों के बताए रिश्ते'

/** Options that cannot be repeated. */
export const firstOption: LocalizedText = { en: 'what you named first', hi: 'पहला रास्ता' }
export const secondOption: LocalizedText = { en: 'what you named second', hi: 'दूसरा रास्ता' }
/** The same before a Hindi postposition. */
export const firstOblique = 'पहले रास्ते'
export const secondOblique = 'दूसरे रास्ते'
export const goOption: LocalizedText = { en: 'the new step', hi: 'नया क़दम' }
export const stayOption: LocalizedText = {
  en: 'staying as you are',
  hi: 'जैसा चल रहा है, वैसा चलने देना',
}
/** To stay at work, where the asker tells it with a story. */
export const presentPlace: LocalizedText = { en: 'the present place', hi: 'मौजूदा जगह' }
