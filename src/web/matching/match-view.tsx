import type { ReactNode } from 'react'
import type { MatchData } from '../../contract/kundli/match.ts'
import {
  matchTitleTemplate,
  matchingWords as words,
  outOf36,
  poruthamsLead,
  withExceptions,
} from '../../words/matching/matching.ts'
import { formatNumber } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { Term, isTerm } from '../ui/text/term.tsx'
import { Kutas } from './kutas.tsx'
import { DisclosureLine, SourceNote } from './disclosure-line.tsx'
import { ManglikSection } from './manglik-section.tsx'

/** A match as a page of an almanac: the figure, what it is made of, and the texts it rests on. */
export default function MatchView({ match }: { match: MatchData }) {
  const say = useSay()
  const { bride, groom, poruthams } = match
  return (
    <section aria-labelledby="match-title">
      <h2 id="match-title" className="border-t border-ink pt-4 text-h3 wrap-anywhere">
        {say(matchTitleTemplate, bride.name, groom.name)}
      </h2>
      <p className="mt-3 text-lead">{match.verdict}</p>
      <Figure match={match} />
      <p className="mt-4">{match.summary}</p>
      {match.open.length > 0 && (
        <Note className="mt-4">
          {match.open.map((sentence) => (
            <p key={sentence} className="mt-1.5 first:mt-0">
              {sentence}
            </p>
          ))}
        </Note>
      )}
      <People match={match} />
      <Part id="kutas" title={<Term name="ashtakoota">{say(words.kutas)}</Term>}>
        <Kutas match={match} />
      </Part>
      <Part id="manglik" title={<Term name="manglik">{say(words.manglik)}</Term>}>
        <ManglikSection match={match} />
      </Part>
      <Part id="poruthams" title={<Term name="porutham">{say(words.poruthams)}</Term>}>
        <p className="mb-3 text-soft">{say(poruthamsLead, poruthams.good, poruthams.fair)}</p>
        <Accordion
          items={poruthams.list.map(({ name, verdict, reason, source }) => ({
            title: (
              <DisclosureLine name={name}>
                <span className={verdict === 'good' ? 'text-leaf' : 'text-soft'}>
                  {say(words[verdict])}
                </span>
              </DisclosureLine>
            ),
            body: (
              <>
                <p>{reason}</p>
                <SourceNote>{source}</SourceNote>
              </>
            ),
          }))}
        />
      </Part>
      <Part id="settings" title={say(words.settings)}>
        <DefinitionList className="border-t border-ink">
          {match.settings.map(({ key, term, value }) => (
            <DefinitionRow key={term} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
              {value}
            </DefinitionRow>
          ))}
        </DefinitionList>
      </Part>
    </section>
  )
}

/** The two births, and the Moon that the kutas are counted from. */
function People({ match: { bride, groom } }: { match: MatchData }) {
  const say = useSay()
  return (
    <dl className="mt-6 border-t border-rule">
      {[bride, groom].map(({ name, born: birthText, moon }, place) => (
        <div key={place} className="border-b border-rule py-2.5">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{name}</span>
            <span className="figures text-fine text-soft">{birthText}</span>
          </dt>
          <dd className="text-fine text-soft">
            {say(words.moon)}: {moon}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The total as large as an almanac sets it; where the texts excuse something, both totals. */
function Figure({ match }: { match: MatchData }) {
  const say = useSay()
  const { total, total_with_exceptions: totalWithExceptions, out_of } = match
  return (
    <div className="mt-3">
      <p>
        <span aria-hidden="true" className="display text-[5rem] leading-none">
          {formatNumber(total)}
        </span>
        <span aria-hidden="true" className="display ml-2 text-h3 text-soft">
          / {out_of}
        </span>
        <span className="sr-only">{say(outOf36, formatNumber(total))}</span>
      </p>
      <p className="mt-1 text-fine text-soft">{say(words.byTables)}</p>
      {totalWithExceptions > total && (
        <p className="figures mt-2 border-l-3 border-marigold pl-3 text-lead">
          {say(withExceptions, formatNumber(totalWithExceptions))}
        </p>
      )}
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 pt-10">
      <h3 id={`${id}-title`} className="mb-3 text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}
