import { expect, it } from 'vitest'
import { lagnaNatures } from '../kundli/overview.ts'
import { moonSignTexts } from './moon-sign.ts'
import { inThirdPerson } from './third-person.ts'

it('turns words to the reader into words about somebody', () => {
  expect(inThirdPerson('Your Moon sign is Leo: you lead, and it suits you.', 'en')).toBe(
    'Their Moon sign is Leo: they lead, and it suits them.',
  )
  expect(inThirdPerson('a fresh start puts heart into you', 'en')).toMatch(/into them$/)
  expect(inThirdPerson('आशा आप तक लौट आती है', 'hi')).toBe('आशा उन तक लौट आती है')
  expect(inThirdPerson('आपने जो ठाना, वह आपको मिला', 'hi')).toBe('उन्होंने जो ठाना, वह उन्हें मिला')
})

it.each(['en', 'hi'] as const)('leaves no word to the reader in a nature, in %s', (language) => {
  for (const text of [...lagnaNatures, ...moonSignTexts.general]) {
    const told = inThirdPerson(text[language], language)
    expect(told).not.toMatch(/\b(you|your|yourself)\b|आप/)
    expect(told).not.toMatch(/\b(into|for|to|in|of|with|keep) they\b|(^|\s)वे (तक|पर|में|से|को)(\s|$)/)
  }
})
