import type { Dignity, Graha } from '@drishti/jyotish'
import type { TimeSpan } from './time-span.ts'

/** Which sky a claim is about: at birth, moving now, or worded so that either may be meant. */
export type ClaimMode = 'natal' | 'transit' | 'either'
/**
 * Whether a period or transit is said to run, to follow some time, to come right after the running one, or
 * any of these; or to last through one of some stretches.
 */
export type ClaimTiming = 'now' | 'next' | 'successor' | 'any' | readonly TimeSpan[]

interface GrahaPlacement {
  graha: Graha
  mode: ClaimMode
  when: ClaimTiming
  varga?: 'D9' | 'D10'
}

/** One relation that a sentence states. */
export type Claim =
  | (GrahaPlacement & { of: 'house'; house: number; countedFrom: 'lagna' | 'moon' | null })
  | (GrahaPlacement & { of: 'sign'; rashi: number })
  | { of: 'nakshatra'; graha: Graha; nakshatra: number; pada: number | null; mode: ClaimMode }
  | { of: 'lord'; graha: Graha; house: number }
  | { of: 'signLord'; graha: Graha; rashi: number }
  | { of: 'starLord'; graha: Graha; nakshatra: number }
  | { of: 'birthLord'; graha: Graha; lordOf: 'moonSign' | 'birthStar' }
  | { of: 'dashaLord'; graha: Graha; levels: number[] }
  | {
      of: 'dignity'
      graha: Graha
      dignity: Dignity[]
      mode: ClaimMode
      when: ClaimTiming
      varga?: 'D9' | 'D10'
    }
  | { of: 'retrograde'; graha: Graha; value: boolean; mode: ClaimMode }
  | { of: 'combust'; graha: Graha; mode: ClaimMode }
  | { of: 'weak'; graha: Graha }
  | { of: 'aspectHouse'; graha: Graha; house: number; mode: ClaimMode }
  | { of: 'aspectGraha'; graha: Graha; otherGraha: Graha; mode: ClaimMode }
  | { of: 'together'; graha: Graha; otherGraha: Graha; mode: ClaimMode; varga?: 'D9' | 'D10' }
  | { of: 'lagna'; rashi: number; varga?: 'D9' | 'D10' }
  | { of: 'lagnaStar'; nakshatra: number; pada: number | null }
  | { of: 'moonSign'; rashi: number }
  | { of: 'birthStar'; nakshatra: number; pada: number | null }
  | { of: 'houseSign'; house: number; rashi: number; varga?: 'D9' | 'D10' }
  | { of: 'dasha'; graha: Graha; levels: number[]; within: Graha | null; when: ClaimTiming }
  | { of: 'someDasha'; levels: number[]; when: ClaimTiming }
  | { of: 'sadeSati'; phase: 'rising' | 'peak' | 'setting' | null }
  | { of: 'emptyHouse'; house: number }
  | { of: 'heldHouse'; house: number }
  | { of: 'vara'; vara: number }
  | { of: 'tithi'; inHalf: number; half: 'shukla' | 'krishna' | null }
  /** A yoga or dosha by the fact that knows it, and who is said to make it. */
  | { of: 'named'; name: string; graha: Graha | null }
  /** Points of 36 by which two charts match; null where none are told. */
  | { of: 'gunas'; points: number | null }
  /** The day's star counted from the birth star, 1 to 9. */
  | { of: 'tara'; number: number }
  /** How many grahas stand in a house at birth. */
  | { of: 'count'; house: number; count: number }
  /** In the same sign in the navamsa. */
  | { of: 'vargottama'; graha: Graha }
  /** The quarter of the birth star. */
  | { of: 'birthPada'; pada: number }
  /** How long a period or a stay lasts, in years. */
  | {
      of: 'lasts'
      graha: Graha
      years: number
      kind: 'dasha' | 'transit'
      /** "Two more years": counted from this instant, milliseconds since 1970; else from its beginning. */
      from: number | null
    }
  | { of: 'unbearable'; why: string }

/** A claim with whether the sentence denies it. */
export interface StatedClaim {
  claim: Claim
  denied: boolean
}
