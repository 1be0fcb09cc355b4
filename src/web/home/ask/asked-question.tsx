import { Form } from 'react-router'
import { askWords as words } from '../../../words/home/ask.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'

/** The question as it was put, over whatever is asked or said of it. */
export function AskedQuestion({ question }: { question: string }) {
  const say = useSay()
  return (
    <div className="border-l-3 border-marigold pl-4">
      <p className="text-fine text-soft">{say(words.youAsked)}</p>
      <p className="display text-h4 wrap-anywhere" lang={detectLanguage(question)}>
        {question}
      </p>
    </div>
  )
}

/** Lets the question or the birth go, and begins there anew. */
export function StartOver({ intent }: { intent: 'other-question' | 'other-birth' }) {
  const say = useSay()
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} kind="plain" className="px-0!">
        {say(intent === 'other-birth' ? words.otherBirth : words.otherQuestion)}
      </Button>
    </Form>
  )
}
