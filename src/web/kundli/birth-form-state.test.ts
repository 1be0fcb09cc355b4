import { expect, test } from 'vitest'
import { birthFormReducer, initialState, type BirthFormState } from './birth-form-state.ts'

const typedValues = { full_name: 'Asha', day: '14', hours: '23' }
const start = initialState({})
const choices = [{ field: 'tob_offset', value: 23_400, label: 'The first' }]
const problem = { name: null, text: 'Which one was it?', choices }

const answer = (
  state: BirthFormState,
  result: Parameters<typeof initialState>[1] & object,
  sentValues = typedValues,
) => birthFormReducer(state, { type: 'answered', result, sentValues })

test('a refusal shows its sentence, and what was typed stays', () => {
  const refused = answer(start, { formValues: typedValues, problem: { name: 'day', text: 'No.' } })
  expect(refused).toMatchObject({ round: 0, formValues: typedValues })
  expect(refused.problem).toEqual({ name: 'day', text: 'No.' })
  expect(answer(refused, { formValues: typedValues }).problem).toBeNull()
})

test('fields that the server corrected start afresh, others are left alone', () => {
  expect(answer(start, { formValues: { ...typedValues, bid: '' } }).round).toBe(0)
  const corrected = answer(start, { formValues: { ...typedValues, hours: '0' } })
  expect(corrected).toMatchObject({ round: 1, formValues: { hours: '0' } })
})

test('a question back stands until it is settled by another moment, not by being answered', () => {
  const asked = answer(start, { formValues: typedValues, problem })
  expect(asked.choices).toBe(choices)
  const chosen = { ...typedValues, tob_offset: '23400' }
  const settled = answer(asked, { formValues: chosen }, chosen)
  expect(settled).toMatchObject({ choices, problem: null, formValues: chosen })
  const changed = birthFormReducer(settled, { type: 'momentChanged' })
  expect(changed.choices).toBeNull()
  expect(changed.formValues).toEqual(typedValues)
})

test('what was found wrong before anything is sent keeps the fields as they are', () => {
  const refused = birthFormReducer(start, {
    type: 'refused',
    problem: { name: 'day', text: 'Empty.' },
  })
  expect(refused).toEqual({ ...start, problem: { name: 'day', text: 'Empty.' } })
})

test('a page that was answered without the script starts with that answer', () => {
  expect(initialState({ day: '1' }, { formValues: typedValues, problem })).toMatchObject({
    formValues: typedValues,
    problem,
    choices,
  })
})
