import type { ColumnType } from 'kysely'

/** A bigint column: the driver is told to read it as a number (amounts stay far below 2^53). */
export type BigInt8 = ColumnType<number, number, number>

/** How many of a model's sentences were not shown, by cause; null where no model wrote. */
export type DroppedColumn = ColumnType<Record<string, number> | null, string | null, string | null>
