/** The language that a text is written in, for the page to be read and set right. */
export function detectLanguage(text: string): 'en' | 'hi' {
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en'
}
