import { codeDigits } from '../../../contract/core/constants.ts'
import { latinDigits } from '../../../contract/core/plain-text.ts'

/** Six boxes of one digit each ('' while empty), and the one to type in next. */
export interface CodeBoxes {
  digits: readonly string[]
  focus: number
}

export type CodeBoxesAction =
  /** What a box holds after a key press, or after the keyboard has filled in a whole code. */
  | { kind: 'type'; box: number; text: string }
  | { kind: 'paste'; text: string }
  | { kind: 'backspace'; box: number }
  | { kind: 'arrow'; box: number; by: -1 | 1 }
  | { kind: 'clear' }

export const emptyBoxes: CodeBoxes = {
  digits: Array.from({ length: codeDigits }, () => ''),
  focus: 0,
}

/**
 * What typing, pasting and moving do to the boxes. Whatever is not a digit (Latin or Devanagari) is
 * ignored; an act that changes nothing gives the same boxes back.
 */
export function codeBoxesReducer(boxes: CodeBoxes, act: CodeBoxesAction): CodeBoxes {
  switch (act.kind) {
    case 'type':
      return withText(boxes, act.box, act.text)
    case 'paste':
      return wholeCode(act.text) ?? boxes
    case 'backspace':
      return boxes.digits[act.box] ? boxes : withFocus(boxes, act.box - 1)
    case 'arrow':
      return withFocus(boxes, act.box + act.by)
    case 'clear':
      return emptyBoxes
  }
}

/** The code, or null while a box is empty. */
export function enteredCode({ digits }: CodeBoxes): string | null {
  return digits.every(Boolean) ? digits.join('') : null
}

function withText(boxes: CodeBoxes, box: number, text: string): CodeBoxes {
  const whole = wholeCode(text)
  if (whole) return whole
  if (text === '') return { digits: boxes.digits.with(box, ''), focus: box }
  const digits = latinDigits(text).replace(/\D/g, '')
  if (digits === '') return boxes
  // In a full box the old digit stands before or after the new one.
  const added = digits.replace(boxes.digits[box] ?? '', '') || digits
  return {
    digits: boxes.digits.with(box, added[0] ?? ''),
    focus: Math.min(box + 1, codeDigits - 1),
  }
}

function wholeCode(text: string): CodeBoxes | null {
  const digits = latinDigits(text.trim())
  if (!/^\d+$/.test(digits) || digits.length !== codeDigits) return null
  return { digits: [...digits], focus: codeDigits - 1 }
}

function withFocus(boxes: CodeBoxes, to: number): CodeBoxes {
  return { ...boxes, focus: Math.min(Math.max(to, 0), codeDigits - 1) }
}
