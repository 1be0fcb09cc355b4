import { Gauge, Registry } from 'prom-client'

/** How many processes serve at the instance of a page of numbers, and how many are to. */
export function workerMetrics(wanted: number, count: () => number): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      collect() {
        this.set(read())
      },
    })
  gauge('drishti_workers', 'Processes that serve.', count)
  gauge('drishti_workers_wanted', 'Processes that are to serve.', () => wanted)
  return registry
}
