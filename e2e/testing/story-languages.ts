import type { Language } from '../../src/words/say.ts'

/**
 * The languages that a story is played in: the one it names, so that the stories alternate, or both with
 * `ALL_LANGUAGES=1`. That every page speaks its language whole is held by pages/every-page.
 */
export function storyLanguages(language: Language): Language[] {
  return process.env.ALL_LANGUAGES === '1' ? ['en', 'hi'] : [language]
}
