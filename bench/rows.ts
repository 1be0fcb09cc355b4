/**
 * The rows of a bench that were asked for by name, or all of them; a number may stand beside them, which the
 * bench itself knows to read.
 */
export function chosenRows<Row>(all: Readonly<Record<string, Row>>): [name: string, row: Row][] {
  const asked = process.argv.slice(2).filter((it) => Number.isNaN(Number(it)))
  const unknown = asked.filter((name) => !Object.hasOwn(all, name))
  if (unknown.length > 0) {
    console.error(
      `There is no row ${unknown.join(', ')} here: there are ${Object.keys(all).join(', ')}.`,
    )
    process.exit(2)
  }
  const rows = Object.entries(all)
  return asked.length > 0 ? rows.filter(([name]) => asked.includes(name)) : rows
}

/** The number that was given beside the rows, or this one. */
export function chosenNumber(usual: number): number {
  return Number(process.argv.slice(2).find((it) => !Number.isNaN(Number(it))) ?? usual)
}
