import { expect, test } from 'vitest'
import { readToEnd, someCharts, testReadingRequest } from '../charts.fixture.ts'

const answerTo = async (question: string): Promise<string> => {
  const { text } = await readToEnd(
    testReadingRequest({ question, language: 'hi', chart: someCharts[4]! }),
  )
  return text
}

test('whoever says that the hour of birth is not sure is told what that does to the dates', async () => {
  const question = 'परमानेंट नौकरी कब लगेगी'
  expect(await answerTo(`${question}। जन्म का टाइम पक्का नही है सुबह का है बस`)).toMatch(/हफ़्ते/)
  expect(await answerTo(question)).not.toMatch(/जन्म का समय पक्का नहीं/)
})
