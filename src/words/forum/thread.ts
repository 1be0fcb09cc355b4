import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** Comments and their replies under a discussion: read after the page's own words. */
export const threadWords = {
  reply: { en: 'Reply', hi: 'जवाब दें' },
  writeReply: { en: 'Write a reply', hi: 'जवाब लिखें' },
  noReply: { en: 'Write a comment instead', hi: 'जवाब के बजाय टिप्पणी लिखें' },
  answersGone: {
    en: 'In reply to a comment that is no longer here',
    hi: 'एक टिप्पणी का जवाब, जो अब यहाँ नहीं है',
  },
} satisfies Record<string, LocalizedText>

export const threadTemplates = {
  answering: {
    en: (name: string) => `Replying to ${name}`,
    hi: (name: string) => `${name} को जवाब`,
  },
  answers: {
    en: (name: string) => `In reply to ${name}`,
    hi: (name: string) => `${name} को जवाब`,
  },
  replyTo: {
    en: (name: string) => `Reply to ${name}`,
    hi: (name: string) => `${name} को जवाब दें`,
  },
} satisfies Record<string, LocalizedTemplate<[string]>>
