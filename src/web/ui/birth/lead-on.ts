import type { FormEvent, KeyboardEvent } from 'react'
import { latinDigits } from '../../../contract/core/plain-text.ts'

/** The boxes of a birth in their order: each leads on to the next one that is still empty. */
const chained = 'input[data-chain]'

/**
 * The largest number that a box of two digits holds, by which a single digit may be all of it: 7 is a
 * whole month, 1 may be the first digit of 12.
 */
export type LargestNumber = 12 | 23 | 31 | 59 | 9999

/** Whether nothing more can be typed into a box for numbers up to `largest`. */
export function isWhole(text: string, largest: LargestNumber): boolean {
  const digits = latinDigits(text.trim())
  if (!/^\d+$/.test(digits)) return false
  return digits.length >= String(largest).length || Number(digits) * 10 > largest
}

/** Brings the next box to be typed in, where it is empty; what is filled already is left alone. */
export function leadOn(from: Element): boolean {
  const boxes = [...(from.closest('form')?.querySelectorAll<HTMLInputElement>(chained) ?? [])]
  const isAfter = (box: Element) =>
    Boolean(from.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = boxes.find((box) => isAfter(box) && !box.disabled)
  if (!next || next.value) return false
  next.focus()
  return true
}

/**
 * For a box of digits: leads on once it is whole. Under a thumb alone, since who types with ten fingers
 * presses Tab and would come one box too far.
 */
export function leadOnWhenWhole(event: FormEvent<HTMLInputElement>, largest: LargestNumber): void {
  if (isWhole(event.currentTarget.value, largest) && isUnderThumb()) leadOn(event.currentTarget)
}

/** For a box of text: the keyboard's own Next leads on, and sends the form where all is filled. */
export function leadOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing && leadOn(event.currentTarget))
    event.preventDefault()
}

export function isUnderThumb(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
