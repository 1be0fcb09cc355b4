import type { PersonalDataSource } from '../../core/personal-data-source.ts'

/** What is held on somebody's chats; all of it goes with them. Erased from top to bottom. */
export const chatData: readonly PersonalDataSource[] = [
  {
    name: 'shared_answers',
    tables: ['shared_answers'],
    give: (db, { uid }) =>
      db
        .selectFrom('shared_answers')
        .where('uid', '=', uid)
        .select(['share_id', 'mid', 'with_question', 'created_at', 'revoked_at'])
        .orderBy('created_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('shared_answers').where('uid', '=', uid).execute(),
  },
  {
    name: 'misses',
    tables: ['misses'],
    give: (db, { uid }) =>
      db
        .selectFrom('misses')
        .where('uid', '=', uid)
        .select(['mid', 'reported_at', 'frame', 'outcome'])
        .orderBy('reported_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('misses').where('uid', '=', uid).execute(),
  },
  {
    name: 'dropped_samples',
    tables: ['dropped_samples'],
    give: (db, { uid }) =>
      db
        .selectFrom('dropped_samples')
        .where('uid', '=', uid)
        .select(['at', 'cause', 'text'])
        .orderBy('at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('dropped_samples').where('uid', '=', uid).execute(),
  },
  {
    name: 'memories',
    tables: ['memories'],
    give: (db, { uid }) =>
      db
        .selectFrom('memories')
        .where('uid', '=', uid)
        .select(['memory_id', 'bid', 'about', 'kind', 'slots', 'own_words', 'said_at'])
        .select('updated_at')
        .orderBy('said_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('memories').where('uid', '=', uid).execute(),
  },
  {
    name: 'messages',
    tables: ['messages'],
    give: (db, { uid }) =>
      db
        .selectFrom('messages')
        .where('uid', '=', uid)
        .select(['mid', 'asst_id', 'question', 'language', 'answer', 'facts', 'suggestions'])
        .select(['state', 'charged', 'rating', 'rating_reason', 'asked_at', 'answered_at'])
        .select([
          'told_line',
          'rechecked_at',
          'refunded_at',
          'meant',
          'person',
          'read_as',
          'meanings',
        ])
        .orderBy('asked_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('messages').where('uid', '=', uid).execute(),
  },
  {
    name: 'chats',
    tables: ['chats'],
    give: (db, { uid }) =>
      db
        .selectFrom('chats')
        .where('uid', '=', uid)
        .select(['asst_id', 'bid', 'astrologer', 'user_name', 'device'])
        .select(['started_at', 'stopped_at', 'deleted_at', 'title', 'pinned_at'])
        .orderBy('started_at')
        .execute(),
    erase: (tx, { uid }) => tx.deleteFrom('chats').where('uid', '=', uid).execute(),
  },
]
