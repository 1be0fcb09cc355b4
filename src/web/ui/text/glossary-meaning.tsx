import { meanings } from '../../../words/glossary/meanings.ts'
import { terms } from '../../../words/glossary/terms.ts'
import type { TermName } from '../../../words/glossary/terms.ts'
import { useSay } from '../../core/language.tsx'
import { Meaning } from './meaning.tsx'

/** The slip of a word of the glossary. */
export default function GlossaryMeaning({ id, name }: { id: string; name: TermName }) {
  const say = useSay()
  return <Meaning id={id} word={say(terms[name])} means={say(meanings[name])} />
}
