import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of the forum and of profiles. */
export const forumRequests = ({ user, bid, asstId }: TestPerson) => {
  return {
    'astrohub/search_discussions': { uid: user.uid },
    'astrohub/discussion_addresses': { part: 0 },
    'astrohub/similar_discussions': { title: 'When will I marry?' },
    'astrohub/get_discussion': { did: asstId },
    'astrohub/insert_discussion': {
      title: 'When will I marry?',
      description: 'Shani is in my 7th.',
    },
    'astrohub/update_discussion': {
      did: asstId,
      title: 'Not mine',
      description: 'Not mine either',
    },
    'astrohub/delete_discussion': { did: asstId },
    'astrohub/insert_vote': { did: asstId, type: 1 },
    'astrohub/get_comments': { did: asstId },
    'astrohub/insert_comment': { did: asstId, comment: 'Venus is strong.' },
    'astrohub/delete_comment': { cid: asstId },
    'astrohub/report': { did: asstId, reason: 'spam' },
    'astrohub/get_user': {},
    'astrohub/insert_user': {
      email: 'a@mail.invalid',
      display_name: `h${user.uid.slice(0, 8)}`,
      bid,
    },
    'astrohub/update_user': { email: 'b@mail.invalid', is_private: 1, avatar: 2 },
    'astrohub/send_email_code': {},
    'astrohub/verify_email': { otp: '000000' },
    'astrohub/getAvatars': {},
    'astrohub/get_notifications': {},
    'astrohub/get_notification_summary': {},
    'astrohub/mark_notification_seen': {},
  } satisfies Partial<Requests>
}
