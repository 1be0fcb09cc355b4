import { z } from 'zod'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'
import { celebrityData } from './celebrities.ts'
import { chartData } from './chart.ts'
import { dashaPath, dashaData, chartDrawings, kundliPageData, vargaNames } from './kundli-page.ts'
import { kundliParts } from './kundli-parts.ts'
import { matchData } from './match.ts'
import { relations, shortNameLongest } from './constants.ts'
import { id, instant } from '../core/common-schemas.ts'
import { momentFromWire, type ReadMoment, type WireMoment } from './birth-moment.ts'

const relation = z.enum(relations)

export const gender = z.enum(['Male', 'Female'])
export const maritalStatus = z.enum(['Single', 'Married', 'Divorced'])

/** A number, or one typed in digits. Nothing else is read as one: an empty field is no zero. */
function typedNumber(digits: RegExp) {
  return z.union([z.number(), z.string().trim().regex(digits).transform(Number)])
}
const degrees = typedNumber(/^[+-]?\d{1,3}(\.\d{0,20})?$/)

/** A birth on the wire. A day or hour that can't be is no broken request: it is refused in words. */
export const birthWire = z.object({
  full_name: z.string().trim().min(1).max(100),
  dob: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  tob: z
    .string()
    .regex(/^(\d{2}:\d{2})?$/)
    .default(''),
  tob_sec: typedNumber(/^\d{1,2}$/)
    .pipe(z.number().int().min(0).max(59))
    .optional(),
  tob_known: z.boolean().default(true),
  /** Which of two readings of a repeated clock hour: its offset from UTC in seconds. */
  tob_offset: z.number().int().optional(),
  pob: z.string().trim().min(1).max(100),
  lat: degrees.pipe(z.number().min(-90).max(90)),
  lng: degrees.pipe(z.number().min(-180).max(180)),
  gender,
  marital_status: maritalStatus,
  language: z.enum(['English', 'Hindi']),
})

/** The five fields of day and time as the one birth moment that every later step takes. */
function withMoment<Fields extends WireMoment>({
  dob,
  tob,
  tob_sec,
  tob_known,
  tob_offset,
  ...rest
}: Fields): Omit<Fields, keyof WireMoment> & { moment: ReadMoment } {
  return { ...rest, moment: momentFromWire({ dob, tob, tob_sec, tob_known, tob_offset }) }
}

/** What is typed into the birth form. */
export const birthInput = birthWire.transform(withMoment)
export type BirthInput = z.output<typeof birthInput>

/** What a birth needs to be cast, and a name to call it by: all that a match asks of someone. */
export const chartInput = birthWire
  .omit({ gender: true, marital_status: true, language: true })
  .transform(withMoment)
export type ChartInput = z.output<typeof chartInput>

/** `bid` 0, "0", "" or absent means none. */
export const optionalId = z
  .union([id, z.literal(''), z.literal('0'), z.literal(0)])
  .optional()
  .transform((bid) => (typeof bid === 'string' && bid.length > 1 ? bid : undefined))

/** Whose a saved kundli is to its keeper, and what they call it in short. */
const whoseKundli = {
  /** Left out, it stays; null: not said. The kundli that was their own before is then nobody's in particular. */
  relation: relation.nullable().optional(),
  /** Left out, it stays; empty: none. */
  short_name: z.string().trim().max(shortNameLongest).optional(),
}
const savedKundli = success({ bid: id })
/** A saved kundli of one's own. In its place stand the fields of a birth that nobody keeps. */
const savedKundliInput = z.object({ bid: id })
const oneOfTwo = z.union([savedKundliInput, chartInput])

/** How the kundli page is opened: one part of it, or all; one division drawn, one more dasha unfolded, the list of all facts. */
const pageOptions = {
  varga: z.enum(vargaNames).optional().catch(undefined),
  dasha: dashaPath.optional().catch(undefined),
  facts: z.boolean().optional(),
  part: z.enum(kundliParts).optional().catch(undefined),
  /** Of somebody known to the public: told in the third person, without what runs today. */
  figure: z.boolean().optional(),
}
const drawingOptions = { varga: z.enum(vargaNames) }
const dashaOptions = { dasha: dashaPath }

export const kundli = {
  /** People known to the public, no longer living, with the source of each birth and of its time. */
  'birthdetails/celebrities': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.array(celebrityData),
  }),
  'birthdetails/add': defineApi({
    method: 'POST',
    who: 'user',
    input: birthWire.extend(whoseKundli).transform(withMoment),
    output: savedKundli,
  }),
  'birthdetails/update': defineApi({
    method: 'POST',
    who: 'user',
    input: birthWire.extend({ bid: id, ...whoseKundli }).transform(withMoment),
    output: savedKundli,
  }),
  'birthdetails/list': defineApi({
    method: 'both',
    who: 'user',
    input: emptyObject,
    output: success({
      births: z.array(
        birthWire.extend({
          bid: id,
          uid: id,
          tob_sec: z.number(),
          timezone: z.string(),
          created_at: instant,
          /** Whose it is to the user; null until that is said. */
          relation: relation.nullable(),
          short_name: z.string().nullable(),
          /** How many chats there are about it. */
          chats: z.number().int(),
        }),
      ),
    }),
  }),
  /** Says whose a saved kundli is. */
  'birthdetails/setRelation': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ bid: id, ...whoseKundli }),
    output: success({}),
  }),
  'birthdetails/delete': defineApi({
    method: 'POST',
    who: 'user',
    /** with_chats: the user was asked and wants the kundli's chats gone too. */
    input: z.object({ bid: id, with_chats: z.boolean().optional() }),
    output: success({ deleted_chats: z.number().int() }),
  }),
  'birthdetails/chart': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.union([savedKundliInput, birthInput]),
    output: success({ chart: chartData }),
  }),
  /** The whole kundli page, with one division drawn and one more dasha unfolded where asked for. */
  'birthdetails/kundli': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.union([
      savedKundliInput.extend(pageOptions),
      birthWire.extend(pageOptions).transform(withMoment),
    ]),
    output: success({ kundli: kundliPageData }),
  }),
  'birthdetails/drawing': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.union([
      savedKundliInput.extend(drawingOptions),
      birthWire.extend(drawingOptions).transform(withMoment),
    ]),
    output: success({ drawings: chartDrawings }),
  }),
  'birthdetails/dashas': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.union([
      savedKundliInput.extend(dashaOptions),
      birthWire.extend(dashaOptions).transform(withMoment),
    ]),
    output: success({ parts: z.array(dashaData) }),
  }),
  /** Two people, each a kundli of one's own or typed fields. Who is who matters to some kutas. */
  'birthdetails/match': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({ bride: oneOfTwo, groom: oneOfTwo }),
    output: success({ match: matchData }),
  }),
}
