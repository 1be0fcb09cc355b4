interface NamedCelebrity {
  names: { en: string; hi: string }
  known_for: string
}

/** Without accents, nuktas, dots and case: what people leave out when they type a name. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The people whose name, in either script, or line holds every word of the query at the start of one of its own. */
export function searchCelebrities<T extends NamedCelebrity>(people: readonly T[], query: string) {
  const wanted = plain(query).split(' ').filter(Boolean)
  if (wanted.length === 0) return people
  return people.filter(({ names, known_for }) => {
    const words = plain(`${names.en} ${names.hi} ${known_for}`).split(' ')
    return wanted.every((word) => words.some((it) => it.startsWith(word)))
  })
}
