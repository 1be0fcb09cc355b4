import { aiInAstrology } from './ai-in-astrology.ts'
import type { Article } from './article.ts'
import { birthTime } from './birth-time.ts'
import { divisionalCharts } from './divisional-charts.ts'
import { manglik } from './manglik.ts'
import { moonSignOrSunSign } from './moon-sign-or-sun-sign.ts'
import { muhurta } from './muhurta.ts'
import { nakshatras } from './nakshatras.ts'
import { panchangDay } from './panchang-day.ts'
import { readingAKundli } from './reading-a-kundli.ts'
import { retrograde } from './retrograde.ts'
import { sadeSati } from './sade-sati.ts'
import { thirtySixGunas } from './thirty-six-gunas.ts'
import { vimshottari } from './vimshottari.ts'
import { whySitesDiffer } from './why-sites-differ.ts'

/** The built-in shelf, in the order in which they were published. */
export const articles: readonly Article[] = [
  readingAKundli,
  moonSignOrSunSign,
  nakshatras,
  birthTime,
  vimshottari,
  sadeSati,
  manglik,
  thirtySixGunas,
  panchangDay,
  muhurta,
  whySitesDiffer,
  retrograde,
  aiInAstrology,
  divisionalCharts,
]
