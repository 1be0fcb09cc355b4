import type { Relation } from '../../../contract/kundli/constants.ts'
import { relationNames, relationNamesByGender } from '../../../words/kundli/relations.ts'
import type { LocalizedText } from '../../../words/say.ts'

type Gender = 'Male' | 'Female'
const byGender: Partial<Record<Relation, Record<Gender, LocalizedText>>> = relationNamesByGender

/** "Daughter" where the gender makes a difference. */
export function nameOfRelation(relation: Relation, { gender }: { gender: Gender }): LocalizedText {
  return byGender[relation]?.[gender] ?? relationNames[relation]
}

/** Whose a kundli is, where that has been said. */
export function relationName(kundli: {
  gender: Gender
  relation: Relation | null
}): LocalizedText | null {
  return kundli.relation && nameOfRelation(kundli.relation, kundli)
}
