import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PreviewedAnswer } from '../../../contract/answer-preview.ts'
import { siteWords } from '../../../words/app/site.ts'
import { askTemplates, askWords as words } from '../../../words/home/ask.ts'
import { loginAddress, useLoginDialog } from '../../app/shell/login-provider.tsx'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { DefinitionList, DefinitionRow, Note, Page } from '../../ui/page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AskedQuestion, StartOver } from './asked-question.tsx'

interface PreviewProps {
  question: string
  answer: PreviewedAnswer | null
  problem: string | undefined
  isSignedIn: boolean
  freeQuestions: number
}

/** The chart, how the answer begins, and the way to the rest of it. */
export function Preview({ question, answer, problem, isSignedIn, freeQuestions }: PreviewProps) {
  const say = useSay()
  if (!answer) return null
  const { lines, more, language, chart } = answer
  const [first, ...rest] = lines
  return (
    <Page className="py-6 sm:py-12">
      <h1 className="sr-only">{say(words.title)}</h1>
      <div className="grid gap-x-14 gap-y-6 max-lg:mx-auto max-lg:max-w-column lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-6">
          <AskedQuestion question={question} />
          <section aria-labelledby="answer-begins">
            <h2 id="answer-begins" className="mb-2 text-fine text-soft">
              {say(words.begins)}
            </h2>
            <div lang={language}>
              <p className="display text-h3">{first}</p>
              {rest.map((line) => (
                <p key={line} className="mt-3 text-lead">
                  {line}
                </p>
              ))}
            </div>
            {more > 0 && <p className="mt-2 text-soft">{say(askTemplates.more, more)}</p>}
          </section>
          <div>
            {problem && (
              <div role="alert" className="mb-3">
                <Note>{problem}</Note>
              </div>
            )}
            <ReadOn isSignedIn={isSignedIn} />
            <p className="mt-2 text-center text-fine text-soft">
              {freeQuestions > 0 && `${say(askTemplates.free, freeQuestions)} `}
              {!isSignedIn && say(words.kept)}
            </p>
          </div>
        </div>
        <ChartBeside chart={chart} />
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 max-lg:mx-auto max-lg:max-w-column">
        <StartOver intent="other-question" />
        <StartOver intent="other-birth" />
      </div>
      <p className="mt-4 text-fine text-soft max-lg:mx-auto max-lg:max-w-column">
        {say(siteWords.labelLine)}
      </p>
    </Page>
  )
}

/** The chart that the lines were read from, with the way to the whole kundli. */
function ChartBeside({ chart }: Pick<NonNullable<PreviewProps['answer']>, 'chart'>) {
  const say = useSay()
  return (
    <figure aria-label={say(words.chart)} className="mx-auto w-full max-w-[22rem]">
      {/* Drawn by our own engine from numbers and its tables of names: no typed text is in it. */}
      <div className="kundli chart" dangerouslySetInnerHTML={{ __html: chart.drawing }} />
      <DefinitionList className="mt-3">
        {chart.rows.map(({ term, value }) => (
          <DefinitionRow key={term} term={term}>
            {value}
          </DefinitionRow>
        ))}
      </DefinitionList>
      <LocalizedLink
        to="/free-kundli?type=Oracle"
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.wholeKundli)}&nbsp;<span aria-hidden="true">→</span>
      </LocalizedLink>
    </figure>
  )
}

/** Whoever is signed in goes on; a visitor logs in over the page, or on the login page before the script has come. */
function ReadOn({ isSignedIn }: { isSignedIn: boolean }) {
  const say = useSay()
  const logIn = useLoginDialog()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formData?.get('intent') === 'read-on'
  return (
    <>
      <Form method="post" ref={form}>
        <input type="hidden" name="intent" value="read-on" />
        {isHydrated && <input type="hidden" name="scripted" value="1" />}
        {isSignedIn && (
          <Button type="submit" wide busy={isBusy} busyLabel={say(words.asking)}>
            {say(words.goOn)}
          </Button>
        )}
      </Form>
      {!isSignedIn && (
        <ButtonLink
          wide
          prefetch="none"
          data-awaits-script
          to={loginAddress(inLanguage('/ask', language))}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            logIn(undefined, () => form.current?.requestSubmit())
          }}
        >
          {say(words.readOn)}
        </ButtonLink>
      )}
    </>
  )
}
