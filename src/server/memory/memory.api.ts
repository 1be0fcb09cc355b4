import { memoryRefusals, memoryWords } from '../../words/memory/memory.ts'
import { say } from '../../words/say.ts'
import { setSharesSamples } from './dropped-samples.ts'
import { readEndpoint, writeEndpoint } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import { memoryText } from './memory.ts'

export const memoryEndpoints = {
  /** All that is remembered of the user, the newest first. */
  'memory/list': readEndpoint('memory/list', async ({ db, user, caller }) => {
    const { remembers, shares_samples } = await db
      .selectFrom('users')
      .where('uid', '=', user.uid)
      .select(['remembers', 'shares_samples'])
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('memories')
      .innerJoin('births', 'births.bid', 'memories.bid')
      .where('memories.uid', '=', user.uid)
      .select(['memory_id', 'memories.bid', 'full_name', 'kind', 'slots', 'own_words', 'said_at'])
      .orderBy('memories.updated_at', 'desc')
      .execute()
    return {
      status: 'success',
      remembers,
      shares_samples,
      memories: rows.map((row) => ({
        memory_id: row.memory_id,
        bid: row.bid,
        full_name: row.full_name,
        text: sentence(memoryText(row, caller.language)),
        edited: row.own_words !== null,
        said_at: row.said_at.toISOString(),
      })),
    }
  }),

  'memory/update': writeEndpoint(
    'memory/update',
    async ({ tx, user, caller, at }, { memory_id, text }) => {
      const updatedMemory = await tx
        .updateTable('memories')
        .set({ own_words: text.replace(/\s+/g, ' '), updated_at: at })
        .where('memory_id', '=', memory_id)
        .where('uid', '=', user.uid)
        .returning('memory_id')
        .executeTakeFirst()
      if (!updatedMemory) throw new HttpError(404, memoryRefusals.noMemory)
      return { status: 'success', message: say(memoryWords.saved, caller.language) }
    },
  ),

  'memory/delete': writeEndpoint('memory/delete', async ({ tx, user, caller }, { memory_id }) => {
    const deletedMemories = await tx
      .deleteFrom('memories')
      .where('uid', '=', user.uid)
      .$if(memory_id !== undefined, (q) => q.where('memory_id', '=', memory_id ?? ''))
      .returning('memory_id')
      .execute()
    if (memory_id !== undefined && deletedMemories.length === 0)
      throw new HttpError(404, memoryRefusals.noMemory)
    const message = say(memoryWords.deleted, caller.language)
    return { status: 'success', deleted: deletedMemories.length, message }
  }),

  'memory/shareSamples': writeEndpoint(
    'memory/shareSamples',
    async ({ tx, user, caller }, { on }) => {
      await setSharesSamples(tx, user.uid, on)
      return {
        status: 'success',
        shares_samples: on,
        message: say(on ? memoryWords.samplesOn : memoryWords.samplesOff, caller.language),
      }
    },
  ),

  'memory/switch': writeEndpoint('memory/switch', async ({ tx, user, caller }, { on }) => {
    await tx.updateTable('users').set({ remembers: on }).where('uid', '=', user.uid).execute()
    return {
      status: 'success',
      remembers: on,
      message: say(on ? memoryWords.on : memoryWords.off, caller.language),
    }
  }),
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
