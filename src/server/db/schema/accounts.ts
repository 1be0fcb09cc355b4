import type { Generated } from 'kysely'

/** Who has an account, and what proves that it is them. */
export interface AccountTables {
  users: UsersTable
  former_mobiles: { mobile_hash: string; at: Generated<Date> }
  codes: CodesTable
  sessions: SessionsTable
  second_factors: SecondFactorsTable
  recovery_codes: { uid: string; code_hash: string; used_at: Date | null }
  spent_challenges: { challenge_hash: string; expires_at: Date }
  invitations: {
    invitation_id: string
    uid: string
    mobile_hash: string
    created_at: Generated<Date>
  }
}

interface UsersTable {
  uid: string
  mobile: string | null
  display_name: string | null
  language: Generated<'English' | 'Hindi'>
  role: Generated<'user' | 'operator'>
  is_ban: Generated<boolean>
  /** Of the present ban; null without one, or for one of before these were kept. */
  banned_at: Date | null
  ban_reason: string | null
  consent_version: string | null
  consent_at: Date | null
  app_rewarded_at: Date | null
  /** Whether what they say of themselves in questions is kept for later answers. */
  remembers: Generated<boolean>
  /** Sentences held back from their answers may be looked at by the operator. */
  shares_samples: Generated<boolean>
  invite_code: string
  invited_by: string | null
  created_at: Generated<Date>
  deleted_at: Date | null
}

interface CodesTable {
  token_hash: string
  mobile_hash: string
  purpose: 'login' | 'delete' | 'cancel' | 'email'
  sid: string | null
  requester: Generated<string>
  is_known: Generated<boolean>
  code_hash: string
  tries: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

interface SessionsTable {
  sid: string
  uid: string
  device: 'web' | 'app'
  label: Generated<string>
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  delete_grant_until: Date | null
  cancel_grant_until: Date | null
  revoked_at: Date | null
  factor_at: Date | null
  email_grant_until: Date | null
}

interface SecondFactorsTable {
  uid: string
  sealed: string | null
  set_up_at: Date | null
  last_step: Generated<number>
  wrong_tries: Generated<number>
  wait_until: Date | null
  pending_sealed: string | null
  pending_sid: string | null
  pending_at: Date | null
}
