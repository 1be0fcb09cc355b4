import type { Generated } from 'kysely'

/** Profiles, and the codes that confirm their emails. */
export interface ProfileTables {
  profiles: ProfilesTable
  email_codes: {
    uid: string
    email: string
    code_hash: string
    tries: Generated<number>
    expires_at: Date
  }
}

interface ProfilesTable {
  uid: string
  /** null until they give one. */
  email: string | null
  email_verified_at: Date | null
  bid: string | null
  gender: Generated<'Male' | 'Female'>
  avatar: Generated<number>
  is_private: Generated<boolean>
  points_owed: Generated<number>
  created_at: Generated<Date>
}
