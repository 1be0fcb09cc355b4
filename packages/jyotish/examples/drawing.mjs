// A chart as SVG, which a screen reader can read: its title and one of its houses.
import { kundli } from '@drishti/jyotish'
import { northChart } from '@drishti/jyotish/chart-svg'

const chart = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9124, longitude: 75.7873 })
const svg = northChart(chart, { language: 'en', idPrefix: 'tara' })
console.log(svg.match(/<title[^>]*>(.*?)<\/title>/)[1])
console.log(svg.match(/aria-label="(.*?)"/)[1])

/* prints
Birth chart, North Indian style
House 1 (lagna), Virgo: Venus
*/
