import { expect, test } from 'vitest'
import { readToEnd, someCharts } from '../charts.fixture.ts'

const timed = someCharts.filter(({ timeKnown }) => timeKnown)

test('the second question of a message is answered in a paragraph of its own', async () => {
  for (const chart of timed) {
    const question = 'When will I find a job and when will I get married?'
    const { text } = await readToEnd({ question, chart })
    const paragraphs = text.split('\n\n')
    const [first = '', last = ''] = [paragraphs[0], paragraphs.at(-1)]
    const [job, marriage] = [/job|work|offer|interview/i, /marriage|marry|married|proposal|spouse/i]
    const isAnswered = (job.test(first) && marriage.test(last)) || marriage.test(first)
    expect([isAnswered, job.test(text), marriage.test(text)]).toEqual([true, true, true])
  }
})

test('a remedy that is asked for beside a matter is one for that matter', async () => {
  for (const chart of timed) {
    const question = 'karz kab utrega aur koi upay hai kya'
    const { text } = await readToEnd({ question, chart })
    expect(text.split('\n\n').at(-1)).toMatch(/dhan|karz|upaay|karein/i)
  }
})

test('a dosha that is asked about beside a matter of life leaves the matter its answer', async () => {
  const question = 'Am I manglik? Will my job change this year?'
  const { text } = await readToEnd({ question, chart: timed[0]! })
  expect(text.split('\n\n')[0]).toMatch(/manglik/i)
  expect(text.split('\n\n').at(-1)).toMatch(/job|work|boss|change/i)
})

test.each([
  ['Will I get promoted this year, and will they post me to Jammu or Pune?', /Jammu|Pune/],
  ['इस साल प्रमोशन होगा क्या, और पोस्टिंग जम्मू मिलेगी या पुणे?', /जम्मू|पुणे/],
  ['Should I resign now, and will I get another job before March?', /job|offer|apply/],
  ['meri wife ka is baar TET nikal jayega kya, aur exam kab tak karwayenge?', /board tay karta/],
  ['Will the land case finish this year, and who will win, me or my cousin?', /papers and witn/],
  ['naukri chhod du kya, aur dusri mil jayegi kya?', /naukri|apply|interview|offer/i],
  ['न जाने भाई का वीज़ा आएगा क्या, और न आया तो एजेंट 2 लाख लौटाएगा?', /लिखित में/],
])('the second half of %j is spoken to', async (question, words) => {
  for (const chart of timed) {
    const { text } = await readToEnd({ question, chart })
    expect(text.split('\n\n').at(-1)).toMatch(words)
  }
})

test('whoever will be married is no second matter with a verdict against the first', async () => {
  const question = 'meri shadi kab hogi aur ladka apne hi sheher ka hoga kya?'
  for (const chart of timed) {
    const { text } = await readToEnd({ question, chart })
    expect(text).not.toMatch(/paksh mein nahi|mahina batana mushkil/)
  }
})

test('one question gets one answer', async () => {
  for (const chart of timed) {
    const one = await readToEnd({ question: 'When will I get married?', chart })
    const two = await readToEnd({ question: 'When will I get married, and when a house?', chart })
    expect(one.text).not.toMatch(/property/)
    expect(two.text).toMatch(/property/)
  }
})

test('a bare "any remedy" in a chat gets the remedy, and the matter before no second answer', async () => {
  for (const chart of timed) {
    const history = [
      { question: 'which is better for me, govt or private job', answer: 'Both.' },
      { question: 'which month is good for me', answer: 'June 2027.' },
    ]
    const { text } = await readToEnd({ question: 'any remedy', history, chart })
    expect(text).not.toMatch(/pratyantar|no further/)
  }
})
