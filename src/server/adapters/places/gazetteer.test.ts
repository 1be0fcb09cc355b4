import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gazetteer } from './gazetteer.ts'
import { lineAt, openGazetteer } from './gazetteer-file.ts'
import { readNames } from './make/names.mjs'
import { foldLatinName } from './phonetic-key.ts'

const places = gazetteer()
const another = gazetteer()
const first = async (input: string, language: 'en' | 'hi' = 'en') =>
  (await places.suggest(input, language))[0]
const isTimeZone = (name: string) =>
  new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
const names = (file: string) => readNames(new URL(`make/${file}`, import.meta.url).pathname)

test('a suggestion says where it is, with two decimals and the zone', async () => {
  expect(await first('varanasi')).toEqual({
    description: 'Varanasi, Uttar Pradesh, India',
    lat: 25.32,
    lng: 83.01,
    timezone: 'Asia/Kolkata',
  })
  expect(await first('varanasi', 'hi')).toMatchObject({ description: 'वाराणसी, उत्तर प्रदेश, भारत' })
})

describe('names that changed lead to the place as it is called now', () => {
  test.each([
    ['Bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Banaras', 'Varanasi'],
    ['Kashi', 'Varanasi'],
    ['Poona', 'Pune'],
    ['Bangalore', 'Bengaluru'],
    ['Cochin', 'Kochi'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Baroda', 'Vadodara'],
    ['Allahabad', 'Prayagraj'],
    ['Gurgaon', 'Gurugram'],
    ['Pondicherry', 'Puducherry'],
    ['Mysore', 'Mysuru'],
    ['Mangalore', 'Mangaluru'],
    ['Vizag', 'Visakhapatnam'],
    ['Simla', 'Shimla'],
    ['Ootacamund', 'Ooty'],
    ['Rangoon', 'Yangon'],
    ['Lyallpur', 'Faisalabad'],
    ['बंबई', 'Mumbai'],
    ['कलकत्ता', 'Kolkata'],
    ['काशी', 'Varanasi'],
    ['इलाहाबाद', 'Prayagraj'],
  ])('%s gives %s', async (old, now) => {
    expect((await first(old))?.description.split(',')[0]).toBe(now)
  })

  test('every old and other name that is kept finds its place, and India has more than 120 of them', async () => {
    const india = names('names-india.txt').entries
    expect(india.flatMap((entry) => entry.otherNames).length).toBeGreaterThan(120)
    for (const { shownName, otherNames: others } of [...india, ...names('names-world.txt').entries])
      for (const typedText of [shownName, ...others]) {
        const found = await places.suggest(typedText, 'en', 20)
        expect([typedText, found.map((p) => p.description.slice(0, shownName.length))]).toEqual([
          typedText,
          expect.arrayContaining([shownName]),
        ])
      }
  })
})

test('every kept Hindi name finds its place, and is what a reader of Hindi is shown', async () => {
  for (const { shownName, hindi } of names('names-india.txt').entries) {
    const found = await places.suggest(hindi, 'hi', 20)
    expect([shownName, found.map((p) => p.description.split(',')[0])]).toEqual([
      shownName,
      expect.arrayContaining([hindi]),
    ])
  }
})

describe('what was typed may be rough', () => {
  test.each([
    ['Banglore', 'Bengaluru, Karnataka, India'],
    ['varnasi', 'Varanasi, Uttar Pradesh, India'],
    ['Mubmai', 'Mumbai, Maharashtra, India'],
    ['Ahmdabad', 'Ahmedabad, Gujarat, India'],
    ['vishakapattanam', 'Visakhapatnam, Andhra Pradesh, India'],
    ['ludhyana', 'Ludhiana, Punjab, India'],
    ['  DELHI ', 'Delhi, India'],
    ['aurangabad bihar', 'Aurangabad, Bihar, India'],
    ['Aurangabad, Bihar', 'Aurangabad, Bihar, India'],
    ['hyderabad, pakistan', 'Hyderabad, Sindh, Pakistan'],
    ['bilaspur hp', 'Bilaspur, Himachal Pradesh, India'],
    ['paris, texas', 'Paris, Texas, United States'],
    ['london uk', 'London, England, United Kingdom'],
    ['औरंगाबाद, बिहार', 'Aurangabad, Bihar, India'],
    ['varanasi, nowhere at all', 'Varanasi, Uttar Pradesh, India'],
  ])('%s gives %s', async (typed, description) => {
    expect((await first(typed))?.description).toBe(description)
  })

  test('towns whose Hindi name is not kept are found by their sound', async () => {
    for (const [typedText, town] of [
      ['गंगापुर', 'Gangapur'],
      ['चिलकलूरिपेट', 'Chilakalurupet'],
      ['शेगाँव', 'Shegaon'],
      ['बालोतरा', 'Balotra'],
      ['खुरजा', 'Khurja'],
      ['कोपरगाँव', 'Kopargaon'],
      ['बागेपल्ली', 'Bagepalli'],
    ] as const) {
      const found = (await places.suggest(typedText, 'en')).map((p) => p.description.split(',')[0])
      expect([typedText, found]).toEqual([typedText, expect.arrayContaining([town])])
    }
  })
})

test('India comes first and larger towns before smaller, but a place’s very name wins', async () => {
  expect((await first('lon'))?.description).toBe('Loni, Uttar Pradesh, India')
  expect((await first('london'))?.description).toBe('London, England, United Kingdom')
  expect((await first('hyderabad'))?.description).toBe('Hyderabad, Telangana, India')
})

test('two towns of one name in a state are told apart by their district', async () => {
  const descriptions = (await places.suggest('rampur', 'en')).map((p) => p.description)
  expect(descriptions).toContain('Rampur, Uttar Pradesh, India')
  expect(descriptions).toContain('Rampur, Saharanpur, Uttar Pradesh, India')
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('the limit is kept, and 8 without one', async () => {
  expect(await places.suggest('pur', 'en')).toHaveLength(8)
  expect(await places.suggest('pur', 'en', 3)).toHaveLength(3)
  expect(await places.suggest('pur', 'en', 0)).toEqual([])
  expect((await places.suggest('pur', 'en', 1e9)).length).toBeLessThanOrEqual(20)
})

test.each([
  '',
  ' ',
  'x',
  '😀'.repeat(50),
  'مومباي',
  '%_%',
  '(((((',
  '\u0000',
  ',,,,,',
  'ं'.repeat(100),
])('nonsense (%j) gives nothing and breaks nothing', async (typed) => {
  expect(await places.suggest(typed, 'hi')).toEqual([])
})

test('marks of writing direction around a name don’t hide it', async () => {
  expect((await first('\u202evaranasi\u202c'))?.description).toBe('Varanasi, Uttar Pradesh, India')
})

test('whatever is typed, each answer is short, on Earth, in a zone that exists, and the same again', async () => {
  const letters = fc.constantFrom(
    ...'abcdefghiklmnoprstuvy ,-',
    ...'कखगचजटतदनपबमयरलवसहािीेोंँ़्',
    '😀',
    '\u0301',
  )
  const anyText = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.array(letters, { maxLength: 100 }).map((l) => l.join('')),
  )
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.constantFrom('en' as const, 'hi' as const),
      async (input, language) => {
        const suggestions = await places.suggest(input, language)
        expect(suggestions.length).toBeLessThanOrEqual(8)
        for (const p of suggestions) {
          expect(p.description.length).toBeLessThanOrEqual(100)
          expect(Math.abs(p.lat) <= 90 && Math.abs(p.lng) <= 180).toBe(true)
          expect([p.lat, p.lng].map((n) => Number(n.toFixed(2)))).toEqual([p.lat, p.lng])
        }
        expect(await another.suggest(input, language)).toEqual(suggestions)
      },
    ),
    { numRuns: 60 },
  )
})

describe('the bundled list', () => {
  const file = openGazetteer()

  test('every zone in it is one this runtime knows', () => {
    expect(file.zones.filter((zone) => !isTimeZone(zone))).toEqual([])
  })

  test('every place is found by its own name', async () => {
    // A fixed stride over the whole list: all sizes, all countries.
    for (let i = 0; i < file.count; i += 37) {
      const name = lineAt(file.names, i)
      const country = file.countries[file.country[i]!]![1]
      const region = file.regions[file.region[i]!]![0]
      const suggestions = await places.suggest(
        `${name.replaceAll(',', ' ')}, ${region || country}`,
        'en',
        20,
      )
      expect([name, suggestions.map((p) => foldLatinName(p.description))]).toEqual([
        name,
        expect.arrayContaining([expect.stringContaining(foldLatinName(name))]),
      ])
    }
  })

  test('India has its towns and all its states, each named in Hindi', () => {
    const india = file.countries.findIndex(([code]) => code === 'IN')
    const states = new Set<number>()
    let towns = 0
    for (let i = 0; i < file.count; i++)
      if (file.country[i] === india) {
        towns++
        states.add(file.region[i]!)
      }
    expect(towns).toBeGreaterThan(7000)
    const named = [...states].map((s) => file.regions[s]!).filter(([english]) => english)
    expect(named).toHaveLength(36)
    expect(named.filter(([, hindi]) => !hindi)).toEqual([])
  })
})

describe('the zone of coordinates', () => {
  test.each([
    ['Varanasi', 25.32, 83.01, 'Asia/Kolkata'],
    ['a field in Bihar, 5 km from Nepal', 26.62, 85.5, 'Asia/Kolkata'],
    ['Birgunj in Nepal', 27.01, 84.88, 'Asia/Kathmandu'],
    ['Raxaul, across from it', 26.98, 84.85, 'Asia/Kolkata'],
    ['Jessore in Bangladesh', 23.17, 89.2, 'Asia/Dhaka'],
    ['Bangaon, across from it', 23.05, 88.83, 'Asia/Kolkata'],
    ['Agartala, with Bangladesh on three sides', 23.83, 91.28, 'Asia/Kolkata'],
    ['Lahore', 31.55, 74.34, 'Asia/Karachi'],
    ['Amritsar', 31.63, 74.87, 'Asia/Kolkata'],
    ['Jaffna', 9.67, 80.02, 'Asia/Colombo'],
    ['Rameswaram', 9.29, 79.31, 'Asia/Kolkata'],
    ['Phuntsholing in Bhutan', 26.87, 89.39, 'Asia/Thimphu'],
    ['Imphal', 24.81, 93.94, 'Asia/Kolkata'],
    ['Port Blair', 11.67, 92.74, 'Asia/Kolkata'],
    ['the Thar desert', 27.0, 70.5, 'Asia/Kolkata'],
    ['Chicago', 41.88, -87.63, 'America/Chicago'],
    ['Suva', -18.14, 178.44, 'Pacific/Fiji'],
    ['the south pole', -90, 0, undefined],
    ['the date line at sea', 0, 180, undefined],
  ])('%s (%f, %f)', (_, lat, lng, zone) => {
    const found = places.zoneAt(lat, lng)
    expect(isTimeZone(found)).toBe(true)
    expect(found).toBe(zone ?? found)
  })

  test('the same spot on either side of the date line has the same zone', () => {
    expect(places.zoneAt(66, -180)).toBe(places.zoneAt(66, 180))
  })

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Infinity],
  ])('%f, %f is no place on Earth', (lat, lng) => {
    expect(() => places.zoneAt(lat, lng)).toThrow(RangeError)
  })
})
