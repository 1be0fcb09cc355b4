import { testBirthDetails } from '../../test-data.ts'
import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of chats and of what they remember. */
export const chatRequests = ({ bid, asstId, mid, memoryId, shareId }: TestPerson) => {
  const asking = { bid, asst_id: asstId, astrologer: 'Oracle' as const }
  return {
    'chats/startChat': { bid, astrologer: 'Oracle' },
    'chats/startChatCeleb': { bid, astrologer: 'Oracle' },
    'chats/previewAnswer': { question: 'When will I marry?', birth: testBirthDetails() },
    'chats/sendMessage': { ...asking, message: 'May I ask in this chat?' },
    'chats/resume': { mid },
    'chats/getChats': {},
    'chats/getChat': { asst_id: asstId },
    'chats/stopChat': { asst_id: asstId },
    'chats/stopAnswer': { mid },
    'chats/deleteChat': { asst_id: asstId },
    'chats/reportMiss': { mid },
    'memory/shareSamples': { on: true },
    'chats/rateAnswer': { mid, rating: -1, about: 'wrong-fact' },
    'chats/rename': { asst_id: asstId, title: 'A name of mine' },
    'chats/pin': { asst_id: asstId, pinned: true },
    'chats/export': { asst_id: asstId },
    'chats/share': { mid, with_question: true },
    'chats/getShares': {},
    'chats/getShared': { share_id: shareId },
    'chats/unshare': { share_id: shareId },
    'memory/list': {},
    'memory/update': { memory_id: memoryId, text: 'I work as a nurse' },
    'memory/delete': { memory_id: memoryId },
    'memory/switch': { on: true },
  } satisfies Partial<Requests>
}
