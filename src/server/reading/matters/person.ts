import { persons } from '../../../words/reading/other-lives.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import type { FrameSubject } from '../types/frame.ts'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'

/** The words by which people call those whom they ask about, in the three forms. */
const names = buildLexicon<PersonKey>([
  ['brother, brothers, bro, bhai, bhaiya, bhaiyya, bhau, भाई, भैया, भइया', 'brother'],
  ['sister, sisters, sis, behen, behan, bahan, bahen, didi, बहन, दीदी', 'sister'],
  ['husband, husbands, hubby, pati, patidev, पति, हस्बैंड', 'husband'],
  ['wife, wifes, patni, biwi, bivi, पत्नी, बीवी, वाइफ', 'wife'],
  ['son, sons, beta, bete, ladka, ladke, बेटा, बेटे, लड़का, लड़के', 'son'],
  ['daughter, daughters, beti, ladki, bitiya, बेटी, लड़की, बिटिया', 'daughter'],
  [
    'father, fathers, dad, dads, daddy, papa, pita, pitaji, abbu, baba, पिता, पापा, पिताजी, अब्बू',
    'father',
  ],
  [
    'mother, mothers, mom, moms, mum, mummy, mumma, maa, mata, mataji, ammi, माँ, मां, माता, मम्मी, अम्मी',
    'mother',
  ],
  ['friend, friends, dost, yaar, saheli, दोस्त, सहेली, मित्र', 'friend'],
  ['boyfriend, girlfriend, bf, gf, fiance, fiancee, partner, crush', 'partner'],
])

/** Which persons a subject may be: a word for anybody else in the question is not whom it is about. */
const ofSubject: Readonly<Record<FrameSubject, readonly PersonKey[]>> = {
  self: [],
  couple: [],
  household: [],
  none: [],
  celebrity: ['other'],
  pet: [],
  partner: ['partner'],
  spouse: ['spouse', 'husband', 'wife'],
  ex: ['ex'],
  child: ['child', 'son', 'daughter'],
  parent: ['parent', 'father', 'mother'],
  sibling: ['sibling', 'brother', 'sister'],
  friend: ['friend'],
  relative: ['relative'],
  other: ['other'],
}

/** Who is asked about, as the question calls them; null for the asker. */
export function personOf(subject: FrameSubject, question: string): PersonKey | null {
  const among = ofSubject[subject]
  const named = findPhrases(names, foldedWords(question)).find(({ value }) => among.includes(value))
  return named?.value ?? among[0] ?? null
}

/** The words for somebody who is asked about. */
export const personWords = persons
