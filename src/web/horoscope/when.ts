import { dayNames } from '../../words/horoscope/horoscope.ts'

/** The days that a sign's horoscope is told for. */
export type When = keyof typeof dayNames
export const whens = Object.keys(dayNames) as When[]
