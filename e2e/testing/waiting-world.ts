import type { Persona } from '../../src/contract/core/common-schemas.ts'
import type { Caller, LivedIn } from './lived-in.ts'
import { birth } from './signed-in.ts'

type KnownWorld = Pick<LivedIn, 'things' | 'typedTexts'>

/** Says nothing that could be answered, so the chat asks back. */
const vague = 'batao na please'
const lastQuestions = [
  'When will I find work?',
  'When will I marry?',
  'Will I own a house?',
] as const
const waitingPost = {
  title: 'Somebody offers me a ring against Saturn. Is he to be trusted?',
  description: 'He says that it works within a week, and that I should call 98765 43210 today.',
}
const waitingComment = 'Call me on 98765 43210, I know somebody.'

/**
 * Somebody whose chat asks back what they mean and who then used up every question:
 * the ids of their chats.
 */
export async function askOut(
  { ask }: Caller,
  typedTexts: string[],
): Promise<Pick<LivedIn['things'], 'askedBack' | 'spent'>> {
  const chat = async (bid: string, astrologer: Persona, messages: readonly string[]) => {
    const { asst_id } = await ask('chats/startChat', { bid, astrologer })
    for (const message of messages) {
      typedTexts.push(message)
      await ask('chats/sendMessage', { bid, asst_id, astrologer, message })
    }
    return asst_id
  }
  const name = 'Meera Kalpanik'
  typedTexts.push(name)
  const { bid } = await ask('birthdetails/add', birth({ full_name: name }))
  const askedBack = await chat(bid, 'Astra', [vague])
  return { askedBack, spent: await chat(bid, 'Oracle', lastQuestions) }
}

/**
 * A discussion and a comment of the asker's that an operator has to see first: what the same person posts after them
 * waits too.
 */
export async function postInWaiting({ ask }: Caller, world: KnownWorld): Promise<void> {
  const { things, typedTexts } = world
  typedTexts.push(waitingPost.title, waitingPost.description, waitingComment)
  const handle = { display_name: 'meera.kalpanik', email: 'meera@mail.invalid', bid: null }
  typedTexts.push(handle.display_name, handle.email)
  await ask('astrohub/insert_user', handle)
  const post = await ask('astrohub/insert_discussion', waitingPost)
  const comment = await ask('astrohub/insert_comment', { did: things.did, comment: waitingComment })
  if (post.state !== 'waiting' || comment.state !== 'waiting')
    throw new Error('What should wait for an operator was shown at once.')
  Object.assign(things, { waiting: { did: post.did, slug: post.slug } })
}
