import type { Generated, JSONColumnType } from 'kysely'
import type { ContentKind } from '../../../contract/core/content-items.ts'
import type { BigInt8 } from './columns.ts'

/** What the operator keeps for the pages. */
export interface ContentTables {
  personas: { name: string; desc_en: string; desc_hi: string; price_paise: BigInt8 }
  content_items: {
    name: string
    kind: ContentKind
    place: number
    value: JSONColumnType<object, string, string>
    sample: Generated<boolean>
    live: Generated<boolean>
    updated_at: Generated<Date>
  }
}
