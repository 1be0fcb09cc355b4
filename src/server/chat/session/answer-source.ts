import type { Config } from '../../core/settings/config.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import type { AnswerSource } from '../../db/stored-json.ts'
import { firstNameOf } from '../../reading/model-writer/first-name.ts'
import type { ChartedBirth } from './reading-input.ts'
import type { SecondBirth } from './second-kundli.ts'

/** What is cast of a birth, and what is read of the person, as a hash that tells neither. */
export function castHash(config: Config, birth: ChartedBirth): string {
  const { lat, lng, born_at, day_from, day_to, gender, marital_status } = birth
  const cast = [lat, lng, born_at, day_from, day_to, gender, marital_status]
  return keyedHash(config, 'cast', JSON.stringify(cast)).slice(0, 22)
}

/** The beginning of what an answer is read from; the second birth and the verdict are added as they are found. */
export function newAnswerSource(
  config: Config,
  reading: { bid: string; birth: ChartedBirth; history: number[] },
): AnswerSource {
  const firstName = reading.birth.about_public ? null : firstNameOf(reading.birth.full_name)
  return {
    births: { [reading.bid]: castHash(config, reading.birth) },
    second: null,
    earlier: null,
    history: reading.history,
    ...(firstName && { firstName }),
  }
}

/** Notes from whose kundli a question about somebody else was read. */
export function notePerson(
  config: Config,
  source: AnswerSource,
  { birth, key }: { birth: ChartedBirth & { bid: string }; key: string | null },
): void {
  source.person = birth.bid
  source.personKey = key
  source.births[birth.bid] = castHash(config, birth)
}

/** Notes whose chart was laid beside the asker's. */
export function noteSecondBirth(config: Config, source: AnswerSource, second: SecondBirth): void {
  source.second = second.count === 'one' ? second.birth.bid : second.count
  if (second.count === 'one') source.births[second.birth.bid] = castHash(config, second.birth)
}
