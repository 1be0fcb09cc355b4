import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { callApi } from '../../api/client.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { BirthReference } from './birth-reference.ts'
import { Disclosure } from '../../ui/text/disclosure.tsx'

/** What the figures rest on, the fingerprint of the facts, and the facts themselves. */
export function Conventions({ kundli, of }: { kundli: KundliPageData; of: BirthReference }) {
  return (
    <>
      <DefinitionList className="border-t border-ink">
        {kundli.conventions.map(({ key, term, value }) => (
          <DefinitionRow key={key} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
            {value}
          </DefinitionRow>
        ))}
        <DefinitionRow term={<Term name="factsHash" />}>
          <span className="text-fine break-all">{kundli.facts_hash}</span>
        </DefinitionRow>
      </DefinitionList>
      <Facts kundli={kundli} of={of} />
    </>
  )
}

/** Two hundred and more lines: they come when they are asked for. */
function Facts({ kundli, of }: { kundli: KundliPageData; of: BirthReference }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const [facts, setFacts] = useState(kundli.facts)
  const [isLoading, setLoading] = useState(false)
  const isRequested = useRef(false)
  const load = async () => {
    if (facts || isRequested.current) return
    isRequested.current = true
    setLoading(true)
    const result = await callApi('birthdetails/kundli', { ...of, facts: true })
    if (result.ok) setFacts(result.data.kundli.facts)
    else toast(result.status === 200 ? result.message : say(words.failed), 'error')
    isRequested.current = false
    setLoading(false)
  }
  return (
    <Disclosure
      title={<span className="font-semibold">{say(words.facts)}</span>}
      open={kundli.facts ? true : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      {facts ? (
        <ul className="pb-3">
          {facts.map((fact) => (
            <li key={fact.id} className="border-t border-rule py-2">
              {fact.label}
              <span className="block text-fine text-soft">{fact.because}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Button
          type="submit"
          kind="plain"
          name="facts"
          value="1"
          formAction={`${pathname}${search}#conventions`}
          busy={isLoading}
          busyLabel={say(words.loading)}
          onClick={(event) => {
            event.preventDefault()
            void load()
          }}
        >
          {say(words.showFacts)}
        </Button>
      )}
    </Disclosure>
  )
}
