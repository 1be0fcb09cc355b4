import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ChartDrawings, KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { chartWords } from '../../../words/kundli/chart.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { callApi } from '../../api/client.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { RadioGroup } from '../../ui/form/radio-and-checkbox.tsx'
import { Select } from '../../ui/form/field.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { BirthReference } from './birth-reference.ts'
import { hearHouses } from './house-sheets.tsx'

/**
 * The drawing with its two switches. The style is chosen by style sheet alone, since all of them are
 * there; another division is drawn by the server, by the script or by the form around this.
 */
export function ChartDrawing({ kundli, of }: { kundli: KundliPageData; of: BirthReference }) {
  const { drawings, choose } = useDrawings(kundli.drawings, of)
  const say = useSay()
  const { north, south, east, varga } = drawings
  const styles = [
    ...(north ? [{ value: 'north', label: say(chartWords.north) }] : []),
    { value: 'south', label: say(chartWords.south) },
    { value: 'east', label: say(words.east) },
  ]
  return (
    <div id="chart" ref={hearHouses} className="group/chart scroll-mt-4">
      {north && (
        <Svg markup={north} className="group-has-[[name=style][value=north]:checked]/chart:block" />
      )}
      <Svg markup={south} className="group-has-[[name=style][value=south]:checked]/chart:block" />
      <Svg markup={east} className="group-has-[[name=style][value=east]:checked]/chart:block" />
      <div className="mt-3 grid gap-2">
        <RadioGroup
          legend={<span className="sr-only">{say(words.style)}</span>}
          name="style"
          className="max-sm:[&_label]:px-1 max-sm:[&_label]:text-fine [&_label]:whitespace-nowrap"
          defaultValue={styles[0]!.value}
          options={styles}
        />
        {kundli.vargas && (
          <Divisions vargas={kundli.vargas} currentVarga={varga} onChoose={choose} />
        )}
      </div>
    </div>
  )
}

/** Drawn by our own engine from numbers and its tables of names: no typed text is in it. */
function Svg({ markup, className }: { markup: string; className: string }) {
  return (
    <div
      className={`kundli chart hidden ${className}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

function Divisions({
  vargas,
  currentVarga,
  onChoose,
}: {
  vargas: NonNullable<KundliPageData['vargas']>
  currentVarga: string
  onChoose: (varga: string) => void
}) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const select = useRef<HTMLSelectElement>(null)
  // Chosen before the script had come: it is drawn now.
  useEffect(() => {
    if (select.current && select.current.value !== currentVarga) onChoose(select.current.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the script arrives
  }, [])
  return (
    <div>
      <label className="block">
        <span className="sr-only">{say(words.division)}</span>
        <Select
          ref={select}
          name="varga"
          defaultValue={currentVarga}
          onChange={(event) => onChoose(event.target.value)}
          options={vargas.rows.map(({ varga, name }) => ({
            value: varga,
            label: `${varga} ${name}`,
          }))}
        />
      </label>
      <noscript>
        <Button type="submit" kind="quiet" wide formAction={`${pathname}${search}#chart`}>
          {say(words.draw)}
        </Button>
      </noscript>
    </div>
  )
}

function useDrawings(initialDrawings: ChartDrawings, of: BirthReference) {
  const say = useSay()
  const [drawings, setDrawings] = useState(initialDrawings)
  const wantedVarga = useRef(initialDrawings.varga)
  const choose = async (varga: string) => {
    wantedVarga.current = varga
    const result = await callApi('birthdetails/drawing', { ...of, varga: varga as 'D9' })
    // A slow answer to an earlier choice must not replace a later one.
    if (wantedVarga.current !== varga) return
    if (result.ok) setDrawings(result.data.drawings)
    else toast(result.status === 200 ? result.message : say(words.failed), 'error')
  }
  return { drawings, choose: (varga: string) => void choose(varga) }
}
