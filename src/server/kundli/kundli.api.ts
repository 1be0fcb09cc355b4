import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { momentToWire } from '../../contract/kundli/birth-moment.ts'
import type { BirthInput, kundli as rows } from '../../contract/kundli/kundli.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint, type ReadContext } from '../core/endpoint.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { allCelebrities } from './celebrity/celebrities.ts'
import { chartFromInput } from './chart-from-input.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import { resolveForRole } from './match/roles.ts'
import { showMatch } from './match/show-match.ts'
import { showSubDashas } from './page/dashas.ts'
import { drawingsOf } from './page/drawings.ts'
import { houseAnchor, showKundli } from './page/show-kundli.ts'
import { resolveBirth, type ResolvedBirth } from './birth/resolve-birth.ts'
import { keepRelation, setRelation } from './set-relation.ts'
import { showChart } from './show-chart.ts'

const mostKundlis = 50
/** Open to everybody and dear: some tens of milliseconds each. Many people share one address. */
const chartOptions = {
  costly: true,
  limits: ({ caller }: Pick<ReadContext<'birthdetails/chart'>, 'caller'>) => [
    { key: `kundli:${rateKeyOf(caller)}`, maximum: 300, seconds: 60 },
  ],
} as const

export const kundliEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'birthdetails/celebrities': readEndpoint(
    'birthdetails/celebrities',
    async ({ caller: { language } }) =>
      allCelebrities.map(({ name, knownFor, pob, birthSource, ...figure }) => ({
        ...figure,
        name: name[language],
        names: name,
        known_for: knownFor[language],
        pob: pob[language],
        birth_source: birthSource,
      })),
  ),
  'birthdetails/add': writeEndpoint(
    'birthdetails/add',
    async (write, { relation, short_name, ...input }) => {
      const { context, tx, user, at, caller } = write
      const birth = resolveBirth(input, at, context.adapters.places)
      // The user's row is locked, so that two adds at once can't both take the last place.
      await tx.selectFrom('users').where('uid', '=', user.uid).select('uid').forUpdate().execute()
      const { count } = await tx
        .selectFrom('births')
        .where('uid', '=', user.uid)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= mostKundlis) throw new Refusal(words.tooMany)
      const bid = randomUUID()
      await tx
        .insertInto('births')
        .values({ bid, uid: user.uid, ...columnsOf(input, birth), created_at: at })
        .execute()
      if (relation || short_name) await keepRelation(write, bid, { relation, short_name })
      return { status: 'success', bid, message: say(words.saved, caller.language) }
    },
  ),

  'birthdetails/update': writeEndpoint(
    'birthdetails/update',
    async (write, { bid, relation, short_name, ...input }) => {
      const { context, tx, user, at, caller } = write
      const birth = resolveBirth(input, at, context.adapters.places)
      const updatedBirth = await tx
        .updateTable('births')
        .set({ ...columnsOf(input, birth), updated_at: at })
        .where('bid', '=', bid)
        .where('uid', '=', user.uid)
        .returning('bid')
        .executeTakeFirst()
      if (!updatedBirth) throw new HttpError(404, words.notFound)
      if (relation !== undefined || short_name !== undefined)
        await keepRelation(write, bid, { relation, short_name })
      return { status: 'success', bid, message: say(words.updated, caller.language) }
    },
  ),

  'birthdetails/list': readEndpoint('birthdetails/list', async ({ db, user }) => {
    const births = await db
      .selectFrom('births')
      .where('uid', '=', user.uid)
      // Their own stands first.
      .orderBy(sql`relation is not distinct from 'self'`, 'desc')
      .orderBy('created_at', 'desc')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('chats')
          .whereRef('chats.bid', '=', 'births.bid')
          .where('chats.deleted_at', 'is', null)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('chats'),
      )
      .execute()
    return {
      status: 'success',
      births: births.map((birth) => ({
        ...birth,
        tob_offset: birth.tob_offset ?? undefined,
        created_at: birth.created_at.toISOString(),
        chats: birth.chats ?? 0,
      })),
    }
  }),

  'birthdetails/setRelation': writeEndpoint('birthdetails/setRelation', setRelation),

  'birthdetails/delete': writeEndpoint(
    'birthdetails/delete',
    async ({ context, tx, user, at, caller, afterCommit }, { bid, with_chats }) => {
      const deletedChats = await context.listeners.kundliDeleted({
        context,
        tx,
        uid: user.uid,
        bid,
        withChats: with_chats === true,
        at,
        afterCommit,
      })
      const deletedBirth = await tx
        .deleteFrom('births')
        .where('bid', '=', bid)
        .where('uid', '=', user.uid)
        .returning('bid')
        .executeTakeFirst()
      if (!deletedBirth) throw new HttpError(404, words.notFound)
      const message = say(words.deleted, caller.language)
      return { status: 'success', deleted_chats: deletedChats, message }
    },
  ),

  'birthdetails/chart': readEndpoint(
    'birthdetails/chart',
    async (request, input) => {
      const { chart, birth } = await chartFromInput(request, input)
      return {
        status: 'success',
        chart: showChart(chart, birth, request.caller.language, request.at),
      }
    },
    chartOptions,
  ),

  'birthdetails/kundli': readEndpoint(
    'birthdetails/kundli',
    async (request, input) => {
      const { chart, birth } = await chartFromInput(request, input)
      const { varga, dasha, facts, part, figure } = input
      const kundli = showKundli(chart, birth, {
        at: request.at,
        language: request.caller.language,
        varga,
        dasha,
        facts,
        part,
        figure,
      })
      return { status: 'success', kundli }
    },
    chartOptions,
  ),

  'birthdetails/drawing': readEndpoint(
    'birthdetails/drawing',
    async (request, input) => {
      const { chart } = await chartFromInput(request, input)
      return {
        status: 'success',
        drawings: drawingsOf(chart, input.varga, request.caller.language, houseAnchor),
      }
    },
    chartOptions,
  ),

  'birthdetails/dashas': readEndpoint(
    'birthdetails/dashas',
    async (request, input) => {
      const { chart } = await chartFromInput(request, input)
      if (!chart.timeKnown) throw new Refusal(words.needsMinute)
      const parts = showSubDashas(chart, input.dasha, request.at, request.caller.language)
      return { status: 'success', parts }
    },
    chartOptions,
  ),

  'birthdetails/match': readEndpoint(
    'birthdetails/match',
    async (request, input) => {
      const bride = await resolveForRole('bride', () => chartFromInput(request, input.bride))
      const groom = await resolveForRole('groom', () => chartFromInput(request, input.groom))
      return { status: 'success', match: showMatch({ bride, groom }, request.caller.language) }
    },
    chartOptions,
  ),
}

/** A birth as its row keeps it: the wire's own fields, and what was worked out from them. */
function columnsOf(
  { full_name, pob, gender, marital_status, language }: BirthInput,
  { moment, clock }: ResolvedBirth,
) {
  return { full_name, pob, gender, marital_status, language, ...momentToWire(moment), ...clock }
}
