import { profileWords as words } from '../../words/profile/profile.ts'
import { formatNumber } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { DefinitionRow, DefinitionList } from '../ui/page.tsx'
import type { UserProfile } from './profile-dialogs.tsx'

/** One's own address, and whether it has been verified. */
export function Email({ profile }: { profile: UserProfile }) {
  const say = useSay()
  if (profile.email === undefined)
    return (
      <ButtonLink kind="plain" to="/profile?edit=profile" prefetch="none" className="px-0!">
        {say(words.addEmail)}
      </ButtonLink>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-soft">
      <span className="wrap-anywhere">{profile.email}</span>
      {profile.email_verified ? (
        <span className="text-fine text-leaf">{say(words.verified)}</span>
      ) : (
        <>
          <span className="rounded-md border border-sindoor px-1.5 text-fine text-sindoor">
            {say(words.notVerified)}
          </span>
          <ButtonLink kind="plain" to="/profile?edit=email" prefetch="none" preventScrollReset>
            {say(words.verify)}
          </ButtonLink>
        </>
      )}
    </p>
  )
}

/** Rashi, nakshatra, mahadasha and points; how many are left, on one's own. */
export function Facts({ profile }: { profile: UserProfile }) {
  const say = useSay()
  const unknown = <span className="text-soft">{say(words.unknown)}</span>
  const earnedPoints = profile.astrohub_points ?? 0
  const redeemedPoints = profile.astrohub_redeemed_points
  return (
    <>
      <DefinitionList className="mt-6">
        <DefinitionRow term={say(words.rashi)}>{profile.rashi || unknown}</DefinitionRow>
        <DefinitionRow term={say(words.nakshatra)}>{profile.nakshatra || unknown}</DefinitionRow>
        <DefinitionRow term={say(words.mahadasha)}>
          {profile.current_mahadasha || unknown}
        </DefinitionRow>
        <DefinitionRow term={say(words.points)}>{formatNumber(earnedPoints)}</DefinitionRow>
        {redeemedPoints !== null && (
          <>
            <DefinitionRow term={say(words.pointsRedeemed)}>
              {formatNumber(redeemedPoints)}
            </DefinitionRow>
            <DefinitionRow term={say(words.pointsLeft)}>
              {formatNumber(earnedPoints - redeemedPoints)}
            </DefinitionRow>
          </>
        )}
      </DefinitionList>
      {profile.own && !profile.rashi && (
        <p className="mt-2 text-fine text-soft">{say(words.needsKundli)}</p>
      )}
    </>
  )
}

/** What its owner may do on a profile. */
export function OwnActs() {
  const say = useSay()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <ButtonLink
        to="/profile?edit=redeem"
        prefetch="none"
        preventScrollReset
        className="max-sm:w-full"
      >
        {say(words.redeem)}
      </ButtonLink>
      <ButtonLink kind="quiet" to="/profile?edit=profile" prefetch="none" preventScrollReset>
        {say(words.edit)}
      </ButtonLink>
      <ButtonLink kind="quiet" to="/profile?edit=avatar" prefetch="none" preventScrollReset>
        {say(words.editAvatar)}
      </ButtonLink>
      <ButtonLink kind="plain" to="/balance" prefetch="none">
        {say(words.balance)}
      </ButtonLink>
    </div>
  )
}
