import { expect, test } from 'vitest'
import { pairedOptions } from './paired-options.ts'

test.each([
  [
    ['बड़े बेटे के पास रहूं', 'छोटे के'],
    ['बड़े बेटे के पास रहूं', 'छोटे बेटे के पास रहूं'],
  ],
  [
    ['plot ki registry biwi ke naam karau', 'apne'],
    ['plot ki registry biwi ke naam karau', 'apne naam karau'],
  ],
  [
    ['गाय लूं', 'भैंस'],
    ['गाय', 'भैंस'],
  ],
  [
    ['plot noida me lu', 'ghaziabad me'],
    ['plot noida me lu', 'ghaziabad me lu'],
  ],
  [
    ['SIP chalu rakhu', 'band karke gold lu'],
    ['SIP chalu rakhu', 'gold lu'],
  ],
  [
    ['Infosys me 5.5 lpa', 'startup me 8 lpa'],
    ['Infosys', 'startup'],
  ],
  [
    ['kheti bech do', 'rakho'],
    ['kheti bech do', 'rakho'],
  ],
  [
    ['FD tod ke loan band kar du kya', 'chalne du'],
    ['FD tod ke loan band kar du kya', 'chalne du'],
  ],
  [
    ['naukri chhodu', 'shani upay'],
    ['naukri chhodu', 'shani upay'],
  ],
] as const)('%j are named as %j', (options, named) => {
  expect(pairedOptions(options)).toEqual(named)
})
