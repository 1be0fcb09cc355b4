import { sql, type Kysely } from 'kysely'

/** The second line of the monthly plan in words that people use; a line that an operator has changed stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update plans
    set bullets = jsonb_set(bullets, '{1}', ${JSON.stringify(line)}::jsonb)
    where plan = 'monthly' and bullets -> 1 ->> 'en' = 'One pool for Oracle, Astra and predictions'
  `.execute(db)
}

/** What holds others up, and why nobody notices. */
export const sideBySide = {}

const line = {
  en: 'The same questions for Oracle, Astra and predictions',
  hi: 'वही प्रश्न ओरेकल, एस्ट्रा और भविष्यफल, तीनों में काम आते हैं',
}
