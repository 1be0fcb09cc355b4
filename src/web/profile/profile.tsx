import { redirect, useNavigate } from 'react-router'
import type { DiscussionData } from '../../contract/forum.ts'
import { profileWords as words } from '../../words/profile/profile.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { originContext } from '../api/contexts.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { currentSession, wayToLogin } from '../core/session.ts'
import { Avatar } from '../ui/icon/avatar.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { LockIcon } from '../ui/icon/page-icons.tsx'
import type { Route } from './+types/profile.ts'
import {
  EditAvatarDialog,
  EditProfileDialog,
  RedeemDialog,
  VerifyEmailDialog,
} from './profile-dialogs.tsx'
import type { UserProfile } from './profile-dialogs.tsx'
import { Email, Facts, OwnActs } from './profile-facts.tsx'
import { PostLine } from './post-line.tsx'
import { changeProfile } from './profile-action.ts'

const shownPosts = 2

export const meta: Route.MetaFunction = (args) => {
  // Where the loader has thrown there is nothing.
  const loaded: Partial<Route.MetaArgs['loaderData']> = args.loaderData ?? {}
  const { profile, posts = [], origin = '' } = loaded
  const name = profile?.display_name ?? words.title.en
  const isOpen = profile?.is_private === 0 && !profile.own
  const isEmpty = !posts.length
  return [
    ...pageMeta(args, {
      title: profile ? { en: name, hi: name } : words.title,
      description: words.description,
      query: ['uid'],
      type: 'profile',
      linkPicture: 'forum',
      // Private, one's own and empty profiles are not for search engines.
      noindex: !isOpen || isEmpty,
    }),
    ...(profile && isOpen && !isEmpty
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'ProfilePage',
              mainEntity: {
                '@type': 'Person',
                name,
                identifier: profile.uid,
                url: `${origin}/profile?uid=${profile.uid}`,
                image: `${origin}/avatars/${profile.gender.toLowerCase()}/big/${profile.avatar}.svg`,
              },
            },
          },
        ]
      : []),
  ]
}

/** Somebody's profile with their first posts; one's own where no uid is given, which needs a handle. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const language = languageOf(url.pathname)
  const to = (path: string) => redirect(inLanguage(path, language))
  const uid = url.searchParams.get('uid')
  const session = await currentSession(context)
  if (!uid && !session) throw wayToLogin(url)
  const isOwn = !uid || uid === session?.uid
  const result = await call('astrohub/get_user', uid ? { uid } : {})
  if (!result.ok && isOwn) throw to('/forum/create')
  if (!result.ok) throw new Response(result.message || sayIn(words.none, language), { status: 404 })
  const profile = result.data
  const list = await call('astrohub/search_discussions', { uid: profile.uid, start: 1 })
  const posts = list.ok ? list.data.discussions : []
  const sheetName = isOwn ? url.searchParams.get('edit') : null
  const avatars = sheetName === 'avatar' ? await call('astrohub/getAvatars', {}) : null
  return {
    profile,
    posts: posts.slice(0, shownPosts),
    hasMore: posts.length > shownPosts,
    edit: sheetName,
    once: newIdempotencyKey(),
    avatars: avatars?.ok ? avatars.data : null,
    origin: context.get(originContext) ?? url.origin,
  }
}

export async function action(args: Route.ActionArgs) {
  return changeProfile(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeProfile(await formInBrowser(args))
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, posts, hasMore, edit, once, avatars } = loaderData
  const navigate = useNavigate()
  const language = useLanguage()
  const say = useSay()
  const close = () => void navigate(inLanguage('/profile', language), { preventScrollReset: true })
  const sheet = { profile, actionData, onClose: close }
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar gender={profile.gender} avatar={profile.avatar} pixels={96} />
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-h2">
            <bdi className="wrap-anywhere">{profile.display_name}</bdi>
            {profile.is_private === 1 && (
              <span title={say(words.private)}>
                <LockIcon className="size-6" />
                <span className="sr-only">{say(words.private)}</span>
              </span>
            )}
          </h1>
          {profile.own && <Email profile={profile} />}
        </div>
      </header>
      {actionData?.message && (
        <Note className="mt-5">
          <span role={actionData.ok ? 'status' : 'alert'}>{actionData.message}</span>
        </Note>
      )}
      {profile.is_ban === 1 && <Note className="mt-5">{say(words.banned)}</Note>}
      {profile.is_private === 1 && !profile.own ? (
        <p className="mt-6 text-soft">{say(words.privateNote)}</p>
      ) : (
        <Facts profile={profile} />
      )}
      {profile.own && <OwnActs />}
      {edit === 'profile' && <EditProfileDialog {...sheet} />}
      {edit === 'avatar' && avatars && <EditAvatarDialog {...sheet} avatars={avatars} />}
      {edit === 'redeem' && <RedeemDialog {...sheet} once={once} />}
      {edit === 'email' && <VerifyEmailDialog {...sheet} />}
      {(profile.own || profile.is_private === 0) && (
        <Posts profile={profile} posts={posts} hasMore={hasMore} />
      )}
    </Column>
  )
}

function Posts({
  profile,
  posts,
  hasMore,
}: {
  profile: UserProfile
  posts: DiscussionData[]
  hasMore: boolean
}) {
  const say = useSay()
  return (
    <section aria-labelledby="posts" className="mt-10">
      <h2 id="posts" className="mb-2 text-h3">
        {say(profile.own ? words.posts : words.theirPosts)}
      </h2>
      {posts.length === 0 && <p className="text-soft">{say(words.noPosts)}</p>}
      <ul>
        {posts.map((it) => (
          <PostLine key={it.did} discussion={it} />
        ))}
      </ul>
      {hasMore && (
        <ButtonLink
          kind="quiet"
          to={`/profile/activities?uid=${profile.uid}&page=1`}
          className="mt-4"
        >
          {say(words.viewAll)}
        </ButtonLink>
      )}
    </section>
  )
}
