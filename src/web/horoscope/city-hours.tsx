import { todayWords as words } from '../../words/today/today.ts'
import { useSay } from '../core/language.tsx'
import { Section } from '../ui/page.tsx'
import { CityForm } from '../ui/place/city-form.tsx'
import { DayHours } from '../ui/text/day-hours.tsx'
import type { hoursOf } from './hours.ts'

export interface CityHoursProps {
  hours: NonNullable<Awaited<ReturnType<typeof hoursOf>>>
  problem: string | null
}

/** Rahu Kaal and the good hours of the day in the reader's city; Delhi's until they name one. */
export default function CityHours({
  hours: { city, rahuKaal, goodHours },
  problem,
}: CityHoursProps) {
  const say = useSay()
  return (
    <Section title={`${say(words.hours)}: ${city.name}`}>
      <div className="max-w-column">
        <DayHours rahuKaal={rahuKaal} goodHours={goodHours} />
        <CityForm key={city.name} city={city} problem={problem} />
      </div>
    </Section>
  )
}
