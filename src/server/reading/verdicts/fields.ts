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
  'love.romance': { main: 5, also: [7, 11], karakas: ['venus', 'moon'] },
  'love.marriage': { main: 7, also: [2, 11, 5], karakas: ['venus', 'jupiter'] },
  'love.proposal': { main: 5, also: [7, 11], karakas: ['venus'] },
  'love.reunion': { main: 5, also: [7, 11], karakas: ['venus', 'moon'] },
  'career.own': { main: 7, also: [10, 11, 3], karakas: ['mercury'] },
  'career.change': { main: 10, also: [3, 9, 11], karakas: ['saturn', 'mercury'] },
  'career.find': { main: 10, also: [6, 11], karakas: ['saturn', 'mercury'] },
  'career.rise': { main: 10, also: [11, 9, 1], karakas: ['sun', 'saturn'] },
  'career.government': { main: 10, also: [1, 9, 6], karakas: ['sun'] },
  'career.retirement': { main: 10, also: [9, 2, 12], karakas: ['saturn', 'jupiter'] },
  'money.home': { main: 4, also: [2, 11], karakas: ['mars', 'moon'] },
  'money.vehicle': { main: 4, also: [11, 2], karakas: ['venus'] },
  'money.debt': { main: 6, also: [11, 2], karakas: ['jupiter', 'mars'] },
  'money.income': { main: 11, also: [2, 10], karakas: ['jupiter'] },
  'money.investment': { main: 5, also: [11, 2, 9], karakas: ['jupiter', 'mercury'] },
  'money.inheritance': { main: 8, also: [2, 4], karakas: ['saturn', 'jupiter'] },
  'money.lost': { main: 2, also: [11, 4], karakas: ['moon', 'jupiter'] },
  'education.admission': { main: 9, also: [5, 4], karakas: ['jupiter'] },
  'education.exam': { main: 5, also: [6, 9, 11], karakas: ['mercury', 'jupiter'] },
  'family.children': { main: 5, also: [2, 9, 11], karakas: ['jupiter'] },
  'family.child': { main: 5, also: [9, 11], karakas: ['jupiter'] },
  'family.parents': { main: 4, also: [9, 2], karakas: ['moon', 'sun'] },
  'family.siblings': { main: 3, also: [11], karakas: ['mars'] },
  'family.in-laws': { main: 8, also: [7, 2], karakas: ['jupiter', 'venus'] },
  'family.friends': { main: 11, also: [3, 5], karakas: ['mercury', 'jupiter'] },
  'family.pet': { main: 6, also: [4, 11], karakas: ['mercury', 'moon'] },
  'health.mind': { main: 4, also: [1, 5], karakas: ['moon', 'mercury'] },
  'travel.move': { main: 4, also: [3, 12], karakas: ['moon'] },
  'travel.trip': { main: 3, also: [9], karakas: ['moon', 'mercury'] },
  'general.legal': { main: 6, also: [7, 9, 11], karakas: ['mars', 'jupiter'] },
  'general.enemies': { main: 6, also: [3, 11], karakas: ['mars', 'saturn'] },
  'general.spiritual': { main: 9, also: [12, 5], karakas: ['jupiter', 'ketu'] },
  'general.fame': { main: 10, also: [1, 11, 5], karakas: ['sun', 'moon'] },
}

export function lifeFieldOf(topic: LifeTopic, aspect: string | null): LifeField {
  return aspectFields[`${topic}.${aspect}`] ?? lifeFields[topic]
}

/** A house counted from another: the seventh from the third is the ninth. Both 1 to 12. */
export function houseCountedFrom(house: number, from: number): number {
  return ((from + house - 2) % 12) + 1
}

/**
 * The same field in the life of somebody who is read from one of the asker's houses (BPHS 11: the houses
 * counted from the house of a relative are that relative's). `owner` 1 is the asker.
 */
export function fieldFrom(field: LifeField, owner: number): LifeField {
  if (owner === 1) return field
  return {
    main: houseCountedFrom(field.main, owner),
    also: field.also.map((house) => houseCountedFrom(house, owner)),
    karakas: field.karakas,
  }
}
