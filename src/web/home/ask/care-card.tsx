import { askWords as words } from '../../../words/home/ask.ts'
import { useSay } from '../../core/language.tsx'
import { Column } from '../../ui/page.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { AskedQuestion, StartOver } from './asked-question.tsx'

/** The help that stands instead of a reading: at once, and nothing is asked for it. */
export function CareCard({ question, paragraphs }: { question: string; paragraphs: string[] }) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="sr-only">{say(words.title)}</h1>
      <AskedQuestion question={question} />
      <output className="mt-6 block space-y-4 text-lead">
        {paragraphs.map((text) => (
          <p key={text} lang={detectLanguage(text)}>
            {text}
          </p>
        ))}
      </output>
      <div className="mt-6">
        <StartOver intent="other-question" />
      </div>
    </Column>
  )
}
