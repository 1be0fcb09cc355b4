import { useState } from 'react'
import type { DiscussionData } from '../../../contract/forum.ts'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { useSay } from '../../core/language.tsx'
import { Pager } from '../../ui/pager.tsx'
import { discussionAddress } from '../items/discussion-address.ts'
import { CommentEntry, type ThreadComment } from './comment-entry.tsx'
import { ReplyBox, type Answered } from './reply-box.tsx'

export interface ThreadProps {
  discussion: DiscussionData
  comments: ThreadComment[]
  page: number
  pageCount: number
  /** Why there are no comments to read; '' where no sentence came. */
  problem: string | null
  now: number
  /** The cid that the address wants to answer. */
  reply: string | null
  /** What was typed and refused, where the script has not kept it. */
  defaultComment: string | undefined
}

/** What is said under a discussion, and the box to say something. */
export default function Thread(props: ThreadProps) {
  const { discussion, comments, page, pageCount, problem, now } = props
  const say = useSay()
  const [answered, setAnswered] = useState<Answered | null>(() => {
    const comment = comments.find(({ cid }) => cid === props.reply)
    return comment ? { cid: comment.cid, name: comment.display_name } : null
  })
  const to = (number: number) => `${discussionAddress(discussion)}&page=${number}`
  return (
    <>
      <section id="comments" aria-labelledby="comments-title" className="mt-8 scroll-mt-4">
        <h2 id="comments-title" className="mb-3 text-h3">
          {say(words.comments)}{' '}
          <span className="figures text-soft">{discussion.comment_count || ''}</span>
        </h2>
        {problem !== null && <p className="py-4 text-soft">{problem || say(words.wrong)}</p>}
        {problem === null && !comments.length && (
          <p className="pt-4 pb-10 text-soft">{say(words.noComments)}</p>
        )}
        <ul>
          {comments.map((comment) => (
            <CommentEntry
              key={comment.cid}
              comment={comment}
              now={now}
              replyAddress={`${to(page)}&reply=${comment.cid}#reply`}
              onReply={setAnswered}
            />
          ))}
        </ul>
        <Pager page={page} pageCount={pageCount} to={(number) => `${to(number)}#comments`} />
      </section>
      {discussion.state === 'shown' && (
        <ReplyBox
          did={discussion.did}
          answered={answered}
          onFree={() => setAnswered(null)}
          defaultComment={props.defaultComment}
        />
      )}
    </>
  )
}
