import { exampleContent, exampleWords, factsChecked } from '../../../words/home/home-example.ts'
import { useSay } from '../../core/language.tsx'
import { FactText, FactUnderline } from '../../ui/text/fact.tsx'
import { DefinitionRow, DefinitionList, Section } from '../../ui/page.tsx'
import type { HomeExample } from '../example.server.ts'

/** Only the facts that a paragraph's own lines rest on: they open under it. */
function factsOf(paragraph: { fact?: string }[], facts: Record<string, string>) {
  const ids = paragraph.flatMap(({ fact }) => fact ?? [])
  return Object.fromEntries(ids.map((id) => [id, facts[id]]))
}

/** How an answer is made: a chart, its facts, and an answer that rests on them. */
export function ExampleAnswer({ computedExample }: { computedExample: HomeExample }) {
  const say = useSay()
  const factCount = Object.keys(computedExample.facts).length
  return (
    <Section title={say(exampleWords.answerTitle)} className="py-6! sm:py-14!">
      <p className="-mt-3 max-w-text text-soft max-sm:hidden">{say(exampleWords.answerLead)}</p>
      <div className="grid items-start sm:mt-8 gap-x-14 gap-y-8 lg:grid-cols-[22rem_1fr]">
        <figure className="mx-auto w-full max-w-[22rem] max-lg:hidden">
          <figcaption className="mb-3 text-fine text-soft">{say(exampleContent.who)}</figcaption>
          <div className="chart" dangerouslySetInnerHTML={{ __html: computedExample.chart }} />
          <DefinitionList className="mt-3">
            {computedExample.rows.map((row) => (
              <DefinitionRow key={row.term} term={row.term}>
                {row.value}
              </DefinitionRow>
            ))}
          </DefinitionList>
        </figure>
        <div className="border border-rule bg-sheet">
          <div className="border-b border-rule px-4 py-3 sm:px-7">
            <p className="text-fine text-soft">{say(exampleContent.asked)}</p>
            <p className="display mt-1 text-h3">{say(exampleContent.question)}</p>
          </div>
          <div className="space-y-3 px-4 py-4 sm:space-y-4 sm:px-7 sm:py-6 sm:text-lead max-sm:[&>:last-child]:hidden">
            {exampleContent.paragraphs.map((paragraph, place) => (
              <FactText
                key={paragraph[0]?.words.en}
                facts={factsOf(paragraph, computedExample.facts)}
                initialFactId={place === 0 ? paragraph[0]?.fact : undefined}
              >
                {(toggle) =>
                  paragraph.map(({ fact, words }) =>
                    fact ? (
                      <FactUnderline key={words.en} {...toggle(fact)}>
                        {say(words)}
                      </FactUnderline>
                    ) : (
                      say(words)
                    ),
                  )
                }
              </FactText>
            ))}
          </div>
          <p className="border-t border-rule px-4 py-2.5 text-fine text-soft sm:px-7">
            {say(factsChecked, factCount)} · {say(exampleWords.oneQuestion)}
          </p>
        </div>
      </div>
    </Section>
  )
}
