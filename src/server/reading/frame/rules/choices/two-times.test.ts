import { expect, test } from 'vitest'
import { twoTimesIn } from './two-times.ts'

const at = new Date('2026-11-24T06:30:00Z')
const namesIn = (question: string): [string, string] | null => {
  const found = twoTimesIn(question, at)
  return found && [found.earlier.name.en, found.later.name.en]
}

test.each([
  ['does February look good for us or we wait for some more months', 'February 2027', 'waiting'],
  ['नया ट्रैक्टर अभी किस्त पे उठा लें या गेहूं कटने के बाद', 'now', 'गेहूं कटने के बाद'],
  ['tempo lena hai, is mahine utha lu ya makar sankranti ke bad', 'this month', 'after Sankranti'],
  ['दोनो घुटने बदलवाने को बोला है। इसी साल हो जाए तो अच्छा रहेगा या नही', 'this year', 'waiting'],
  ['ivf abhi karwaye ya ek saal aur ruk jaye', 'now', 'waiting a year'],
  [
    'लड़की वाले बोल रहे फरवरी में करो, पापा कहते हैं मई में। कौन सा महीना ठीक रहेगा',
    'February 2027',
    'May 2027',
  ],
  ['car diwali offer me le lu ya new year pe, last date 30 nov hai', 'now', 'the new year'],
  [
    'dr ivf bol rahi june me, saas bolti h ek saal aur ruk jao apne aap hoga. kya karu june me karwa lu?',
    'June 2027',
    'waiting a year',
  ],
  [
    'मम्मी का घुटना बदलवाना है। डाक्टर ने जनवरी का टाइम दिया है, मम्मी कहती है खरमास मे नही कराना। रुके क्या?',
    'January 2027',
    'waiting',
  ],
  [
    '14 ko 9 log bus se vaishno devi nikal rahe, barish ki khabar bhi. jana thik rahega ki agle mahine rakhe',
    'the day that is set',
    'January 2027',
  ],
  [
    'तीसरी बार आईवीएफ करवाए मार्च मे या साल भर शरीर को आराम दे। दो बार मे साढ़े चार लाख गया',
    'March 2027',
    'waiting a year',
  ],
  ['दुकान होली से पहले बदलना ठीक रहेगा या बाद में', 'before Holi', 'after Holi'],
])('%j chooses between %s and %s', (question, earlier, later) => {
  expect(namesIn(question)).toEqual([earlier, later])
})

test.each([
  'joining letter came from Deloitte, my company says wait till april. deloitte or wait',
  'shaadi ke liye 22 nov aur 4 dec diya hai dono me se konsi achi',
  'is saal promotion hoga ya nahi',
  'bali in feb or vietnam in may which trip happens',
  'should i join now or prepare for ssc',
  'march me naukri chhut gayi, papa bolte hai ruk jao. naukri kab milegi',
  'she said in march that she needs time and wants to wait. does she love me',
])('%j chooses between no two times', (question) => {
  expect(namesIn(question)).toBeNull()
})

test('a last date is heard', () => {
  expect(twoTimesIn('take it now or next month, scheme is till 30', at)?.hasDeadline).toBe(true)
})
