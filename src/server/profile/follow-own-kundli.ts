import type { Tx } from '../db/schema.ts'

/** The kundli that somebody names their own is the default one of their profile, where they have a profile. */
export async function followOwnKundli(
  tx: Tx,
  { uid, bid }: { uid: string; bid: string },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      bid,
      gender: eb
        .selectFrom('births')
        .where('births.bid', '=', bid)
        .where('births.uid', '=', uid)
        .select('births.gender')
        .$castTo<'Male' | 'Female'>(),
    }))
    .where('uid', '=', uid)
    .execute()
}
