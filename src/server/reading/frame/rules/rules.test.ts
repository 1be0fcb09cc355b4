import { describe, expect, it } from 'vitest'
import { formOf } from './form.ts'
import { frameTime } from './frame-time.ts'
import { grahasIn } from './grahas.ts'
import { optionsIn } from './options.ts'
import { ownAge } from './own-age.ts'
import { splitsOf } from './parts.ts'

const at = new Date('2026-11-22T06:30:00Z')

describe('the age that people state of themselves', () => {
  it.each([
    ['i am 15 and he is 22', 15],
    ['uncle does bad things with me i am 15', 15],
    ['17f will he text me', 17],
    ['main 16 saal ki hu', 16],
    ['मैं 14 साल की हूं', 14],
    ['class 8 me hu shadi kab hogi', 13],
    ['कक्षा सात में पढ़ता हूं', 12],
    ['dasvi me hu', 15],
    ['i am in the tenth house phase', null],
    ['मेरी उम्र सोलह है', 16],
    ['i am 32, job kab', 32],
    ['my son is 15', null],
    ['i am 15th in the merit list', null],
    ['shaadi ko 12 saal ho gaye', null],
    ['i am 5 months pregnant', null],
    ['bhai 12th fail hai', null],
    ['talaak hua 2021 me, 7 saal ka beta mere paas hai', null],
  ])('%s: %s', (text, age) => {
    expect(ownAge(text)).toBe(age)
  })
})

describe('the options of a choice', () => {
  it.each([
    ['IT or teaching which is better for me', ['IT', 'teaching']],
    ['kapde ya mobile ki dukan', ['kapde', 'mobile ki dukan']],
    ['नौकरी या व्यापार', ['नौकरी', 'व्यापार']],
    ['Pune vs Nagpur', ['Pune', 'Nagpur']],
    ['should i marry her or not', []],
    ['karu ya nahi', []],
    ['when will i get a job', []],
    ['बेटी को बीएससी नर्सिंग कराएं कि बीसीए', ['बेटी को बीएससी नर्सिंग कराएं', 'बीसीए']],
    [
      'My son wants animation in Pune, I feel BTech is safe. Which is better?',
      ['animation in Pune', 'BTech'],
    ],
    ['which side shall we look, through family or a website', ['through family', 'a website']],
    ['Take it or wait for the next one?', ['Take it', 'wait for the next one']],
    [
      'Offers from Wipro and a small startup in Kochi, which one do I join?',
      ['Wipro', 'a small startup in Kochi'],
    ],
    ['She is confused between science and arts after 10th, which is better', ['science', 'arts']],
    ['mujhe dairy aur poultry me se kya karna chahiye', ['dairy', 'poultry']],
    ['नागपुर और इंदौर में कौन सा शहर ठीक रहेगा', ['नागपुर', 'इंदौर']],
    ['I am doing GNM final year, Germany or Gulf which is better', ['Germany', 'Gulf']],
    [
      'सरकारी भर्ती और निजी अस्पताल की नौकरी में से मेरे लिए कौन सा सही बैठेगा',
      ['सरकारी भर्ती', 'निजी अस्पताल की नौकरी'],
    ],
    ['What does the chart say of my work and health this year', []],
    ['My mother and father both are ill, who looks after them', []],
    ['since he died I don’t feel like cooking or talking. Will it pass', []],
    ['vakil ne 5 ya 9 tareekh di konsi lu', []],
  ])('%s', (text, options) => {
    expect(optionsIn(text)).toEqual(options)
  })
})

describe('the time that is named', () => {
  it.each([
    ['will 2027 be good', '2027'],
    ['kal interview hai', 'tomorrow'],
    ['is mahine paisa aayega', 'November 2026'],
    ['diwali se pehle shaadi', 'before Diwali'],
    ['when will i marry', undefined],
    ['I lost my job in March. When will the next one come?', undefined],
    ['will I get a job by March', 'by March 2027'],
    ['biwi Holi ke baad mayke chali gayi, kab aayegi', undefined],
    ['manager changed in September, how will it go on', undefined],
  ])('%s', (text, phrase) => {
    expect(frameTime(text, at)?.phrase).toBe(phrase)
  })
})

describe('what else the words show', () => {
  it('names grahas in their order', () => {
    expect(grahasIn('shani aur राहु dono kharab, guru theek')).toEqual(['saturn', 'rahu', 'jupiter'])
  })

  it('tells the forms of language apart', () => {
    const texts = ['when will i marry', 'shaadi kab hogi meri', 'शादी कब होगी']
    expect(texts.map(formOf)).toEqual(['en', 'hinglish', 'hi'])
    expect(['love or arranged marriage', 'job or business'].map(formOf)).toEqual(['en', 'en'])
    expect(formOf('u didnt say')).toBe('en')
  })

  it('parts a message where two questions may meet', () => {
    expect(splitsOf('when will i marry and will i go abroad')).toContainEqual([
      'when will i marry',
      'will i go abroad',
    ])
    expect(splitsOf('shaadi kab hogi')).toEqual([])
  })
})
