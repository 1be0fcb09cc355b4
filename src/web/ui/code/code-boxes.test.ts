import { describe, expect, it } from 'vitest'
import {
  codeBoxesReducer,
  enteredCode,
  emptyBoxes,
  type CodeBoxesAction,
  type CodeBoxes,
} from './code-boxes.ts'

/** Plays acts in the box that has the focus, and shows the boxes as text with the focus marked. */
function play(...acts: (Partial<CodeBoxesAction> & { kind: CodeBoxesAction['kind'] })[]): string {
  let boxes: CodeBoxes = emptyBoxes
  for (const act of acts)
    boxes = codeBoxesReducer(boxes, { box: boxes.focus, ...act } as CodeBoxesAction)
  return boxes.digits.map((d, n) => (n === boxes.focus ? `[${d || '_'}]` : d || '_')).join('')
}
const type = (text: string) => ({ kind: 'type' as const, text })
const arrow = (by: -1 | 1) => ({ kind: 'arrow' as const, by })
const back = { kind: 'backspace' as const }

describe('the six boxes', () => {
  it('a digit moves on to the next box, and stays in the last', () => {
    expect(play(type('4'))).toBe('4[_]____')
    expect(play(...[...'123456'].map(type))).toBe('12345[6]')
    expect(play(...[...'123456'].map(type), type('67'))).toBe('12345[7]')
  })

  it.each(['a', ' ', '-', '.', 'é', '٣', '½'])('%j is ignored', (text) => {
    expect(play(type('1'), type(text))).toBe('1[_]____')
  })

  it('a Hindi keyboard’s digits count', () => {
    expect(play(type('४'), type('०'))).toBe('40[_]___')
  })

  it('Backspace on an empty box moves back and leaves the digit there', () => {
    expect(play(type('1'), back)).toBe('[1]_____')
    expect(play(back)).toBe('[_]_____')
  })

  it('Backspace on a full box empties it and stays', () => {
    expect(play(type('1'), back, back)).toBe('[1]_____')
    expect(play(type('1'), back, type(''))).toBe('[_]_____')
  })

  it('typing in a full box replaces its digit, wherever the caret stands', () => {
    for (const text of ['12', '21', '2']) expect(play(type('1'), back, type(text))).toBe('2[_]____')
    expect(play(type('1'), back, type('11'))).toBe('1[_]____')
  })

  it.each(['123456', ' 123456\n', '१२३४५६'])('pasting %j fills all boxes', (text) => {
    expect(play({ kind: 'paste', text })).toBe('12345[6]')
    expect(play(type('9'), { kind: 'paste', text })).toBe('12345[6]')
  })

  it.each(['12345', '1234567', '12a456', '123 456', '', '-23456', '1e2345', '12.456'])(
    'pasting %j changes nothing',
    (text) => {
      expect(play(type('9'), { kind: 'paste', text })).toBe('9[_]____')
    },
  )

  it('the keyboard may fill the whole code into one box', () => {
    expect(play(type('123456'))).toBe('12345[6]')
    expect(play(type('9'), type('123456'))).toBe('12345[6]')
  })

  it('arrows walk without changing, and not beyond the ends', () => {
    expect(play(arrow(-1))).toBe('[_]_____')
    expect(play(type('1'), arrow(1), arrow(-1), arrow(-1))).toBe('[1]_____')
    expect(play(...[...'123456'].map(type), arrow(1))).toBe('12345[6]')
  })

  it('there is a code only when every box is full', () => {
    const filledBoxes = codeBoxesReducer(emptyBoxes, { kind: 'paste', text: '012345' })
    expect(enteredCode(filledBoxes)).toBe('012345')
    expect(
      enteredCode(codeBoxesReducer(filledBoxes, { kind: 'type', box: 2, text: '' })),
    ).toBeNull()
    expect(enteredCode(codeBoxesReducer(filledBoxes, { kind: 'clear' }))).toBeNull()
  })
})
