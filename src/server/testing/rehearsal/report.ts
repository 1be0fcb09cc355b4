import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { faultsOf, type Row } from './rehearse.ts'

const seconds = (value: number) => value.toFixed(1)

/** A row in a few lines, for whoever watches. */
export function describeRow(row: Row): string {
  const { acknowledged, lost, doubled, refused, refusedMedian, refusedLongest } = row
  const refusals = refused
    ? `, in ${Math.round(refusedMedian)} ms (longest ${Math.round(refusedLongest)}), works again after ${seconds(row.secondsUntilWorking)} s`
    : ''
  return [
    `\n${row.name}`,
    `  acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, given back ${row.givenBack}, refused ${refused}${refusals}`,
    ...(row.refusedKinds ? [`  ${row.refusedKinds}`] : []),
    `  ledger ${row.ledgerProblems.length ? row.ledgerProblems.join('; ') : 'sums to zero, no hold open'}; lines of the bell cut ${row.bellsBroken}, wrong ${row.bellsWrong}`,
  ].join('\n')
}

const versionOf = (command: string, ...args: string[]) =>
  spawnSync(command, args).stdout?.toString().split('\n')[0]?.trim() ?? '?'

/** docs/rehearsal.md: the table, and the machine it was made on. */
export function pageOf(rows: readonly Row[]): string {
  const [core] = cpus()
  const table = rows.map((row) =>
    [
      ...['', row.name, row.acknowledged, row.lost, row.doubled, row.givenBack],
      row.refused ? `${row.refused}: ${row.refusedKinds}` : '0',
      row.refused ? `${Math.round(row.refusedMedian)} / ${Math.round(row.refusedLongest)}` : '',
      row.refused ? seconds(row.secondsUntilWorking) : '0',
      row.ledgerProblems.length ? row.ledgerProblems.join('; ') : 'zero',
      `${row.bellsBroken} / ${row.bellsWrong}`,
      faultsOf(row).length ? 'no' : 'yes',
      '',
    ].join(' | '),
  )
  return `# The rehearsal

Written by \`npm run rehearse -- --write\`; how it is made and what the columns mean stands below the table.

| what was taken away | acknowledged | lost | doubled | given back | refused: of what, with which status, until when | refused in ms, median / longest | works again after s | ledger | bells cut / wrong | holds |
|---|---|---|---|---|---|---|---|---|---|---|
${table.map((line) => line.trim()).join('\n')}

Made on ${core?.model ?? 'an unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(
      ', ',
    )}; ${versionOf('/usr/sbin/haproxy', '-v')}; ${versionOf('/usr/sbin/pgbouncer', '--version')}; ${versionOf('/usr/bin/patroni', '--version')}; ${versionOf('/usr/bin/etcd', '--version')}; ${versionOf('psql', '--version')}.

- **Set up**: three PostgreSQL under Patroni (ttl 10 s, one synchronous standby), HAProxy before them and before three server processes, PgBouncer in transaction mode between, and stand-ins for the gateway, the model and the SMS gateway that speak the real protocols. Everything on loopback of one machine, which also carries the people.
- **People**: in each case twenty-four begin, whatever those before have heard, in two seconds two questions, five transfers, two votes, two comments, two recharges (order, payment, webhook twice) and one log-in. Who is refused tries again with the same key after 0.4 s, for up to a minute after the case.
- **Acknowledged** was told of as done; **lost** is what of that the database does not hold; **doubled** is what it holds more than once. **Given back** are questions that could not be answered and were not charged. **Refused** counts single tries: an answer of 5xx or 429, no answer within 10 s, or a stream that ends without its last object. **Works again** is when the first act of the kind that took longest succeeded after its last refusal, counted from the fault.
- Of log-ins and recharges 429 stands for what is told with 200: that no code could be sent, or none again within 30 seconds of the last; that the gateway does not answer. Whoever loses the reply that a code was sent waits for as long.
- **Ledger** is the whole proof (every posting and all balances) with no hold left open. **Bells** are open lines of the bell: cut without being closed in order, and those that showed something untrue 20 s after.
- **Holds**: nothing lost, doubled, unheard or declined, the ledger is zero, and of a rolling restart nothing refused and no line cut.
`
}
