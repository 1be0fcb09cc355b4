import { avatarsPerGender } from '../../contract/core/constants.ts'
import type { profile as rows } from '../../contract/profile.ts'
import { forumMessages } from '../../words/forum/forum-server.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import { profileMessages as words } from '../../words/profile/profile-server.ts'
import { say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import { processEndpoint, readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { avatarAddress, avatarSizes } from './avatar-addresses.ts'
import { createEmailCode, mailEmailCode, tryEmailCode, emailCodeSentText } from './email-codes.ts'
import { checkHandle } from './handle.ts'
import { showProfile } from './show-profile.ts'

export const profileEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'astrohub/get_user': readEndpoint(
    'astrohub/get_user',
    async ({ db, user, caller, at }, input) => {
      const uid = input.uid ?? user?.uid
      if (!uid) throw new HttpError(401, houseWords.signIn)
      return showProfile(db, uid, uid === user?.uid, caller.language, at)
    },
  ),

  'astrohub/insert_user': processEndpoint(
    'astrohub/insert_user',
    async ({ context, db, user, caller, at }, { display_name, bid, ...given }) => {
      if (user.isBan) throw new Refusal(forumMessages.banned)
      const handle = checkHandle(display_name)
      const email = given.email || null
      const code = await transact(db, async (tx) => {
        const gender = bid ? await genderOf(tx, user.uid, bid) : 'Female'
        const { display_name: currentHandle } = await tx
          .selectFrom('users')
          .where('uid', '=', user.uid)
          .select('display_name')
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (currentHandle) throw new Refusal(words.handleThere)
        await takeHandle(tx, user.uid, handle)
        const letters = [...handle].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
        const avatar = (letters % avatarsPerGender) + 1
        await tx
          .insertInto('profiles')
          .values({
            uid: user.uid,
            email,
            email_verified_at: null,
            bid,
            gender,
            avatar,
            created_at: at,
          })
          .execute()
        return email ? createEmailCode(tx, context, { uid: user.uid, email, at }) : null
      })
      if (!code) return { status: 'success', message: say(words.named, caller.language) }
      const isSent = await mailEmailCode(context, code, caller.language)
      const sentence = isSent ? emailCodeSentText(context, words.registered) : words.notMailed
      return { status: 'success', message: say(sentence, caller.language) }
    },
    { limits: ({ user }) => [{ key: `handle:${user.uid}`, maximum: 30, seconds: 3600 }] },
  ),

  'astrohub/update_user': processEndpoint(
    'astrohub/update_user',
    async ({ context, db, user, caller, at }, input) => {
      const { bid, is_private, email } = input
      const code = await transact(db, async (tx) => {
        const before = await tx
          .selectFrom('profiles')
          .where('uid', '=', user.uid)
          .selectAll()
          .forUpdate()
          .executeTakeFirst()
        if (!before) throw new Refusal(words.noProfile)
        const isNewAddress = email !== undefined && email !== before.email
        // Whoever has only the session must not lead what goes by mail elsewhere.
        if (isNewAddress && (user.emailGrantUntil ?? at) <= at)
          throw new Refusal(words.emailCodeWanted, undefined, 'email-code')
        await tx
          .updateTable('profiles')
          .set({
            is_private: is_private ?? before.is_private,
            ...(isNewAddress && { email, email_verified_at: null }),
            ...(bid !== undefined && { bid }),
            ...(bid && { gender: await genderOf(tx, user.uid, bid) }),
            ...(input.avatar !== undefined && avatarFrom(input.avatar, bid ?? before.bid)),
          })
          .where('uid', '=', user.uid)
          .execute()
        return isNewAddress ? createEmailCode(tx, context, { uid: user.uid, email, at }) : null
      })
      if (!code) return { status: 'success', message: say(words.updated, caller.language) }
      const isSent = await mailEmailCode(context, code, caller.language)
      const sentence = isSent ? emailCodeSentText(context, words.updatedWithCode) : words.notMailed
      return { status: 'success', message: say(sentence, caller.language) }
    },
    {
      limits: ({ user }) => [{ key: `profile:${user.uid}`, maximum: 60, seconds: 3600 }],
    },
  ),

  'astrohub/send_email_code': processEndpoint(
    'astrohub/send_email_code',
    async ({ context, db, user, caller, at }) => {
      const code = await transact(db, async (tx) => {
        const profile = await tx
          .selectFrom('profiles')
          .where('uid', '=', user.uid)
          .select(['email', 'email_verified_at'])
          .executeTakeFirst()
        if (!profile?.email) throw new Refusal(profile ? words.noEmail : words.noProfile)
        if (profile.email_verified_at) throw new Refusal(words.alreadyVerified)
        return createEmailCode(tx, context, { uid: user.uid, email: profile.email, at })
      })
      if (!(await mailEmailCode(context, code, caller.language)))
        throw new Refusal(words.codeNotMailed)
      const message = say(emailCodeSentText(context, words.codeSent), caller.language)
      return { status: 'success', message }
    },
  ),

  'astrohub/verify_email': writeEndpoint(
    'astrohub/verify_email',
    async (request, { otp }) => {
      const { user, caller } = request
      const refusal = await tryEmailCode(request, user.uid, otp)
      // Returned and not thrown: a counted try must be kept.
      if (refusal) return { status: 'fail', message: say(refusal, caller.language) }
      return { status: 'success', message: say(words.verified, caller.language) }
    },
    { limits: ({ user }) => [{ key: `email-try:${user.uid}`, maximum: 30, seconds: 3600 }] },
  ),

  'astrohub/getAvatars': readEndpoint('astrohub/getAvatars', async () => {
    const ids = Array.from({ length: avatarsPerGender }, (_, i) => i + 1)
    const of = (gender: 'Male' | 'Female') => ({
      big: ids.map((avatar) => avatarAddress(gender, avatarSizes.big, avatar)),
      small: ids.map((avatar) => avatarAddress(gender, avatarSizes.small, avatar)),
    })
    return { Male: of('Male'), Female: of('Female') }
  }),
}

/** @throws HttpRefusal 404 for a kundli that is not theirs. */
async function genderOf(tx: Tx, uid: string, bid: string): Promise<'Male' | 'Female'> {
  const birth = await tx
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .select('gender')
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, words.noKundli)
  return birth.gender
}

/** @throws Refusal for a name that somebody has, in whatever case. */
async function takeHandle(tx: Tx, uid: string, handle: string): Promise<void> {
  try {
    await tx
      .updateTable('users')
      .set({ display_name: handle })
      .where('uid', '=', uid)
      .where('display_name', 'is', null)
      .execute()
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw new Refusal(words.handleTaken)
    throw error
  }
}

/**
 * An avatar by its id, or by the address of its picture. Without a kundli the picture's folder also
 * says the gender.
 */
function avatarFrom(
  avatarInput: string,
  bid: string | null,
): { avatar: number; gender?: 'Male' | 'Female' } {
  const match = /^(?:\/avatars\/(male|female)\/(?:big|small)\/)?(\d{1,3})(?:\.svg)?$/.exec(
    avatarInput,
  )
  const avatar = Number(match?.[2])
  if (!match || avatar < 1 || avatar > avatarsPerGender) throw new Refusal(words.noAvatar)
  if (!match[1] || bid) return { avatar }
  return { avatar, gender: match[1] === 'male' ? 'Male' : 'Female' }
}
