import { describe, expect, it } from 'vitest'
import { readFrame } from '../frame/read-frame.ts'
import { settleByWords } from '../frame/settle/settle-by-words.ts'
import { almanacQuestionOf } from './almanac-question.ts'

const at = new Date('2026-11-22T06:30:00Z')

function eventOf(question: string) {
  const frame = settleByWords(readFrame({ text: question, person: {} }, at), question)
  const asked = almanacQuestionOf(frame, question, at)
  return asked?.kind === 'day' ? [asked.event, asked.date] : null
}

describe('a day that is named with an event', () => {
  it.each([
    ['kal bank me interview hai, ho jayega kya', ['interview', '2026-11-23']],
    ['My H1B visa interview is on the 27th, will it go through', ['interview', '2026-11-27']],
    ['parso mera result aayega, pass ho jaungi kya', ['result', '2026-11-24']],
    ['How is this Wednesday for me, I have a pitch to investors', ['presentation', '2026-11-25']],
    ['kal interview tha, naukri milegi kya', null],
    ['interview ka result kab aayega', null],
    ['biopsy ka result kal hai, sab theek hoga kya', null],
    ['test positive aaya, doctor ne somvar ko phir bulaya hai, bachcha theek hai kya', null],
    ['which day is good for an interview', null],
  ])('%s', (question, event) => {
    const heard = eventOf(question)
    expect(heard?.[0] ? heard : null).toEqual(event)
  })
})
