import type { Graha } from '@drishti/jyotish'
import type { LifeTopic } from '../understand/topics.ts'

/** Where a field of life is read from: its house, the houses that help, and its significators (BPHS 11, 32). */
export interface LifeField {
  main: number
  also: readonly number[]
  karakas: readonly Graha[]
}

export const lifeFields: Record<LifeTopic, LifeField> = {
  love: { main: 7, also: [5, 2, 11], karakas: ['venus', 'jupiter'] },
  career: { main: 10, also: [6, 2, 11], karakas: ['saturn', 'sun', 'mercury'] },
  money: { main: 2, also: [11, 9, 5], karakas: ['jupiter', 'venus'] },
  education: { main: 5, also: [4, 9], karakas: ['mercury', 'jupiter'] },
  family: { main: 4, also: [2, 9], karakas: ['moon', 'jupiter'] },
  health: { main: 1, also: [6, 5], karakas: ['sun', 'moon'] },
  travel: { main: 12, also: [9, 3, 7], karakas: ['rahu', 'moon'] },
  timing: { main: 9, also: [1, 10, 11], karakas: ['jupiter', 'sun'] },
  general: { main: 1, also: [9, 10, 5], karakas: ['jupiter', 'moon'] },
}

/** A side of a topic that is read from another house than the topic itself. */
export const aspectFields: Readonly<Record<string, LifeField>> = {
  'career.own': { main: 7, also: [10, 11, 3], karakas: ['mercury'] },
  'career.change': { main: 10, also: [3, 9, 11], karakas: ['saturn', 'mercury'] },
  'career.find': { main: 10, also: [6, 11], karakas: ['saturn', 'mercury'] },
  'career.government': { main: 10, also: [1, 9, 6], karakas: ['sun'] },
  'money.home': { main: 4, also: [2, 11], karakas: ['mars', 'moon'] },
  'money.vehicle': { main: 4, also: [11, 2], karakas: ['venus'] },
  'money.debt': { main: 6, also: [11, 2], karakas: ['jupiter', 'mars'] },
  'money.income': { main: 11, also: [2, 10], karakas: ['jupiter'] },
  'education.admission': { main: 9, also: [5, 4], karakas: ['jupiter'] },
  'education.exam': { main: 5, also: [6, 9, 11], karakas: ['mercury', 'jupiter'] },
  'family.children': { main: 5, also: [2, 9, 11], karakas: ['jupiter'] },
  'family.child': { main: 5, also: [9, 11], karakas: ['jupiter'] },
  'family.siblings': { main: 3, also: [11], karakas: ['mars'] },
  'travel.move': { main: 4, also: [3, 12], karakas: ['moon'] },
  'travel.trip': { main: 3, also: [9], karakas: ['moon', 'mercury'] },
  'love.proposal': { main: 5, also: [7, 11], karakas: ['venus'] },
}

export function lifeFieldOf(topic: LifeTopic, aspect: string | null): LifeField {
  return aspectFields[`${topic}.${aspect}`] ?? lifeFields[topic]
}
