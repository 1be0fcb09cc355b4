import type { Db, Tables, Tx } from '../db/schema.ts'

/** Whom it is about. */
export interface DataSubject {
  uid: string
  mobile: string
  mobileHash: string
}

/** One kind of thing that is held on a person: how it is given to them, and how it goes. */
export interface PersonalDataSource {
  /** Its name in the exported document. */
  name: string
  /** The tables it stands in: a test sees to it that no table about a person is left out. */
  tables: (keyof Tables)[]
  /** Absent where another source gives it already. */
  give?: (db: Db, person: DataSubject) => Promise<unknown>
  /** Absent where it is kept: amounts, for the law, under an account that names nobody. */
  erase?: (tx: Tx, person: DataSubject, at: Date) => Promise<unknown>
}
