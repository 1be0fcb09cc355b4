import { testBirthDetails } from '../../test-data.ts'
import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of kundlis, and of what is told of one: the day, predictions, forecasts. */
export const kundliRequests = ({ bid, forecastId }: TestPerson) => {
  return {
    'predictions/getCounts': {},
    'predictions/family': {},
    'today/getDay': { bid },
    'today/getCity': {},
    'today/keepCity': { name: 'Pune', lat: 18.52, lng: 73.86 },
    'predictions/getKept': { bid, type: 'weekly' },
    'predictions/generate': { bid, type: 'weekly' },
    'birthdetails/celebrities': {},
    'birthdetails/add': testBirthDetails(),
    'birthdetails/update': { ...testBirthDetails({ full_name: 'Someone Else' }), bid },
    'birthdetails/list': {},
    'birthdetails/setRelation': { bid, relation: 'child' },
    'birthdetails/delete': { bid, with_chats: true },
    'birthdetails/chart': { bid },
    'birthdetails/kundli': { bid, facts: true },
    'birthdetails/drawing': { bid, varga: 'D9' },
    'birthdetails/dashas': { bid, dasha: '0' },
    'birthdetails/match': { bride: { bid }, groom: testBirthDetails() },
    'forecasts/list': {},
    'forecasts/getDue': {},
    'forecasts/judge': { forecast_id: forecastId, place: 1, judgement: 'never-ask' },
    'forecasts/delete': { forecast_id: forecastId },
    'forecasts/getCounts': {},
  } satisfies Partial<Requests>
}
