import { meanings } from '../../words/meanings.ts'
import { terms } from '../../words/terms.ts'
import type { TermName } from '../../words/terms.ts'
import { useSay } from '../language.tsx'
import { Meaning } from './meaning.tsx'

/** The slip of a word of the glossary. */
export default function GlossaryMeaning({ id, name }: { id: string; name: TermName }) {
  const say = useSay()
  return <Meaning id={id} word={say(terms[name])} means={say(meanings[name])} />
}
