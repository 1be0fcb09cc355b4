import { sql } from 'kysely'
import type { ApiOutput } from '../../contract/apis.ts'
import { profileMessages as words } from '../../words/profile/profile-server.ts'
import type { Language } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import { profileTagTexts } from '../forum/items/show-item.ts'
import { Refusal } from '../core/refusal.ts'
import { moonAndDashaOfUser } from '../kundli/default-kundli-moon.ts'

type ProfileShown = ApiOutput<'astrohub/get_user'>

/**
 * Somebody's profile: whole for themselves, without email and births for others, and of a private one
 * only who it is.
 *
 * @throws Refusal where there is none (never registered, or the account is gone).
 */
export async function showProfile(
  db: Db,
  uid: string,
  isOwn: boolean,
  language: Language,
  at: Date,
): Promise<ProfileShown> {
  const profile = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.uid', 'profiles.uid')
    .where('profiles.uid', '=', uid)
    .where('users.deleted_at', 'is', null)
    .select(['display_name', 'gender', 'avatar', 'is_private', 'email', 'email_verified_at'])
    .select(['bid', 'is_ban'])
    .executeTakeFirst()
  if (!profile?.display_name) throw new Refusal(words.noProfile)
  const publicFields = {
    status: 'success' as const,
    uid,
    display_name: profile.display_name,
    gender: profile.gender,
    avatar: String(profile.avatar),
    is_private: profile.is_private ? (1 as const) : (0 as const),
    own: isOwn,
  }
  if (profile.is_private && !isOwn)
    return {
      ...publicFields,
      rashi: '',
      nakshatra: '',
      current_mahadasha: '',
      astrohub_points: null,
      astrohub_redeemed_points: null,
    }
  const tags = profileTagTexts(await moonAndDashaOfUser(db, uid, at), language)
  const points = await pointsOf(db, uid)
  return {
    ...publicFields,
    rashi: tags.rashi,
    nakshatra: tags.nakshatra,
    current_mahadasha: tags.mahadasha,
    astrohub_points: points.earned,
    astrohub_redeemed_points: isOwn ? points.redeemed : null,
    ...(isOwn && {
      ...(profile.email !== null && { email: profile.email }),
      email_verified: profile.email_verified_at !== null,
      default_birth_profile: profile.bid ?? '0',
      births: await birthsOf(db, uid),
      is_ban: profile.is_ban ? (1 as const) : (0 as const),
    }),
  }
}

function birthsOf(db: Db, uid: string) {
  return db
    .selectFrom('births')
    .where('uid', '=', uid)
    .select(['bid', 'uid', 'full_name'])
    .orderBy('created_at', 'desc')
    .execute()
}

/** What was earned, less what was taken back, and what of it was redeemed: the difference is left. */
export async function pointsOf(db: Db, uid: string): Promise<{ earned: number; redeemed: number }> {
  const { rows } = await sql<{ earned: string | null; redeemed: string | null }>`
    select sum(change) filter (where change > 0 or reason like 'points-%' or reason = 'operator') as earned,
      -sum(change) filter (where change < 0 and reason not like 'points-%' and reason <> 'operator') as redeemed
    from entries join postings using (posting_id)
    where owner = ${uid} and unit = 'points'`.execute(db)
  const { earned, redeemed } = rows[0] ?? {}
  return { earned: Number(earned ?? 0), redeemed: Number(redeemed ?? 0) }
}
