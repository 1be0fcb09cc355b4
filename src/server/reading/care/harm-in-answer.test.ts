import { describe, expect, test } from 'vitest'
import { harmInAnswer } from './harm-in-answer.ts'

describe('what no answer may say, whoever wrote it', () => {
  test.each([
    ['medicine', 'Stop taking your tablets from Monday.'],
    ['medicine', 'दवा बंद कर दीजिए, शनि सँभाल लेंगे।'],
    ['medicine', 'Dawai chhod dijiye, upay kaafi hai.'],
    ['codes', 'Read the o t p to the person who calls you.'],
    ['codes', 'Apna password bata dijiye.'],
    ['money', 'Send the small fee to the priest today.'],
    ['contact', 'Write to help@oksomething for the remedy.'],
    ['contact', 'Visit drishti-offers dot com tonight.'],
    ['contact', 'Call nine eight seven six five four three two one zero.'],
    ['people', 'Leave your husband before the month ends.'],
    ['child', 'The child will be a boy.'],
    ['child', 'Putra hoga, yeh tay hai.'],
    ['lifespan', 'Your father will not live to see that year.'],
    ['lifespan', 'आपकी आयु सत्तर वर्ष की है।'],
    ['despair', 'It is time to end it all.'],
    ['force', 'Put a tracking app on her phone.'],
    ['curse', 'Somebody did black magic on your house.'],
  ])('%s: %s', (_kind, text) => expect(harmInAnswer(text)).not.toBeNull())

  test.each([
    'Never stop your medicines without asking your doctor.',
    'Do not leave your wife alone with this worry.',
    'Pay your smallest dues first, and keep a list.',
    'Live a little slower in those weeks.',
    'If the pain stays, see a doctor this week.',
    'हर शनिवार थोड़ा दान करें।',
    'Leave each other a little silence.',
    'Doctor se milna sabse pehla kadam hai.',
    'प्राणायाम और शांत नींद मन को हल्का करते हैं।',
  ])('lets pass: %s', (text) => expect(harmInAnswer(text)).toBeNull())
})
