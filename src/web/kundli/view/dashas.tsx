import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { DashaData, KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { dashaSpan, kundliPageWords as words, untilDay } from '../../../words/kundli/kundli-page.ts'
import { callApi } from '../../api/client.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { BirthReference } from './birth-reference.ts'
import { Disclosure } from '../../ui/text/disclosure.tsx'

const levels = 5

/** Vimshottari: the strip of a life with "you are here", the chain that runs now, and every period to open. */
export function Dashas({
  dashas,
  otherDashas,
  of,
}: {
  dashas: NonNullable<KundliPageData['dashas']>
  otherDashas: KundliPageData['otherDashas']
  of: BirthReference
}) {
  const say = useSay()
  return (
    <>
      <p className="mb-4 text-soft">{say(words.dashasLead)}</p>
      <Strip dashas={dashas} />
      {dashas.now.length > 0 && (
        <div className="mt-4 mb-6">
          <h3 className="text-h4">{say(words.now)}</h3>
          <DefinitionList>
            {dashas.now.map(({ level, lord, until }) => (
              <DefinitionRow
                key={level}
                term={
                  <>
                    {lord}
                    <span className="block text-fine text-soft">
                      <Term name={level} />
                    </span>
                  </>
                }
              >
                <span className="whitespace-nowrap">{say(untilDay, until)}</span>
              </DefinitionRow>
            ))}
          </DefinitionList>
        </div>
      )}
      <h3 className="text-h4">
        <Term name="vimshottari" />
      </h3>
      <div className="mt-1 border-t border-ink">
        {dashas.periods.map((period) => (
          <Period key={period.path} period={period} of={of} />
        ))}
      </div>
      {otherDashas.length > 0 && (
        <Disclosure title={say(words.otherDashas)}>
          <OtherDashas otherDashas={otherDashas} />
        </Disclosure>
      )}
    </>
  )
}

function OtherDashas({ otherDashas }: { otherDashas: KundliPageData['otherDashas'] }) {
  const say = useSay()
  return otherDashas.map(({ key, rows }) => (
    <div key={key} className="pb-4">
      <h3 className="text-h4">{isTerm(key) && <Term name={key} />}</h3>
      <DefinitionList>
        {rows.map(({ lord, from, until, running }) => (
          <DefinitionRow
            key={from}
            term={
              <>
                <span className={running ? 'font-semibold' : ''}>{lord}</span>
                {running && <span className="ml-2 text-fine text-sindoor">{say(words.now)}</span>}
              </>
            }
          >
            <span className="text-fine text-soft">{say(dashaSpan, from, until)}</span>
          </DefinitionRow>
        ))}
      </DefinitionList>
    </div>
  ))
}

/** One hundred and twenty years as a strip, cut where a mahadasha ends, with a mark at today. */
function Strip({
  dashas: { ends, gone: elapsedShare },
}: {
  dashas: NonNullable<KundliPageData['dashas']>
}) {
  const width = 340
  return (
    <svg viewBox={`-1 0 ${width + 2} 34`} aria-hidden="true" className="w-full">
      {ends.map((end, place) => {
        const from = (place ? ends[place - 1]! : 0) * width
        const runs = elapsedShare !== null && elapsedShare >= from / width && elapsedShare < end
        return (
          <rect
            key={end}
            x={from.toFixed(1)}
            y="10"
            width={(end * width - from).toFixed(1)}
            height="16"
            className={`stroke-edge ${runs ? 'fill-marigold' : 'fill-wash'}`}
          />
        )
      })}
      {elapsedShare !== null && (
        <path
          d={`M${(elapsedShare * width).toFixed(1)} 8v20m-5-26h10l-5 6z`}
          className="fill-sindoor stroke-sindoor"
        />
      )}
    </svg>
  )
}

function Period({ period, of }: { period: DashaData; of: BirthReference }) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const { parts, isLoading, load } = useParts(period, of)
  const depth = period.path.split('.').length
  // The mahadasha that runs, and what was asked for without the script.
  const isOpen = period.running ? depth === 1 : Boolean(period.parts)
  const line = (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className={period.running ? 'font-semibold' : ''}>
        {period.lord}
        {period.running && (
          <span className="ml-2 text-fine font-normal text-sindoor">{say(words.now)}</span>
        )}
      </span>
      <span className="figures text-fine text-soft">
        {say(dashaSpan, period.from, period.until)}
      </span>
    </span>
  )
  if (depth === levels) return <div className="border-b border-rule py-2.5">{line}</div>
  return (
    <Disclosure
      title={line}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <div className="ml-1.5 border-l border-edge pl-3 pb-3">
        {parts?.map((part) => (
          <Period key={part.path} period={part} of={of} />
        ))}
        {!parts && (
          // Without the script the form around sends it, and the page comes back unfolded there.
          <Button
            type="submit"
            kind="plain"
            name="dasha"
            value={period.path}
            formAction={`${pathname}${search}#dashas`}
            busy={isLoading}
            busyLabel={say(words.loading)}
            onClick={(event) => {
              event.preventDefault()
              load()
            }}
          >
            {say(words.parts)}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

/** The parts of a period: those that came with the page, or fetched as it is opened. */
function useParts(period: DashaData, of: BirthReference) {
  const say = useSay()
  const [parts, setParts] = useState(period.parts)
  const [isLoading, setLoading] = useState(false)
  const isRequested = useRef(false)
  const load = async () => {
    if (parts || isRequested.current) return
    isRequested.current = true
    setLoading(true)
    const result = await callApi('birthdetails/dashas', { ...of, dasha: period.path })
    if (result.ok) setParts(result.data.parts)
    else toast(result.status === 200 ? result.message : say(words.failed), 'error')
    isRequested.current = false
    setLoading(false)
  }
  return { parts, isLoading, load: () => void load() }
}
