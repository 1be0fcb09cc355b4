import type { ReactNode } from 'react'
import type { PanchangDayData } from '../../contract/panchang-data.ts'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { useSay } from '../core/language.tsx'
import { Choghadiya, Horas } from './day-parts.tsx'
import { Part } from './part.tsx'

/** Choghadiya and hora, of the day and of the night. */
export function DayAndNightTables({ day }: { day: Pick<PanchangDayData, 'choghadiya' | 'horas'> }) {
  const say = useSay()
  return (
    <div className="mt-10 flex flex-col gap-10">
      <DayAndNight
        id="choghadiya"
        title={say(words.choghadiya)}
        lead={say(words.choghadiyaLead)}
        halves={day.choghadiya}
        table={Choghadiya}
      />
      <DayAndNight
        id="hora"
        title={say(words.hora)}
        lead={say(words.horaLead)}
        halves={day.horas}
        table={Horas}
      />
    </div>
  )
}

/** Day beside night, on the same two columns as what stands above; nothing where the Sun does not rise. */
function DayAndNight<Spans>({
  id,
  title,
  lead,
  halves,
  table: SpanTable,
}: {
  id: string
  title: string
  lead: string
  halves: { day: Spans; night: Spans } | null
  table: (props: { caption: string; spans: Spans }) => ReactNode
}) {
  const say = useSay()
  if (!halves) return null
  return (
    <Part id={id} title={title}>
      <p className="mb-3 text-fine text-soft">{lead}</p>
      <div className="grid gap-x-16 gap-y-6 sm:grid-cols-2 sm:max-lg:gap-x-8">
        <SpanTable caption={say(words.byDay)} spans={halves.day} />
        <SpanTable caption={say(words.byNight)} spans={halves.night} />
      </div>
    </Part>
  )
}
