import type { MatterInput } from '../matter/matter-input.ts'

const whatItIs =
  /(?<![\p{L}\p{M}])(?:is (?:it|this)|are they|was it|or (?:just|only)|(?<!(?:theek|thik|sahi|achha|accha|behtar|ठीक|सही|अच्छा|बेहतर) )(?:hai|h|है) (?:ya|या)|(?:ya|या) (?:bas|sirf|बस|सिर्फ़|सिर्फ)|evil eye|nazar|नज़र|नजर)(?![\p{L}\p{M}])/iu
const deed = /^\p{L}+ing(?!\p{L})|(?<!(?:^|\s)(?:ap|अप|so|सो|pura|पुरा))(?:na|ना)$/iu

/** Whether it is asked which of two things it is, and no deed is chosen. */
export const asksWhatItIs = (
  { question }: MatterInput,
  names: readonly [string, string],
): boolean => whatItIs.test(question) && !names.some((name) => deed.test(name))
