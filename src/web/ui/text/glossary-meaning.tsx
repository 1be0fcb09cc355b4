import { meanings } from '../../../words/glossary/meanings.ts'
import { terms } from '../../../words/glossary/terms.ts'
import type { TermName } from '../../../words/glossary/terms.ts'
import { useSay } from '../../core/language.tsx'
import { MeaningPopover } from './meaning-popover.tsx'

/** The slip of a word of the glossary. */
export default function GlossaryMeaning({ id, name }: { id: string; name: TermName }) {
  const say = useSay()
  return <MeaningPopover id={id} word={say(terms[name])} means={say(meanings[name])} />
}
