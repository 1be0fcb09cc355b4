import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What is counted while the server works, in this process since its start. Labels come from what is ours
 * (a route's pattern, a state's name), never from what somebody sent: each new value is kept for good.
 */
export function newMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const openStreams = new Gauge({
    name: 'drishti_streams_open',
    help: 'Streams that are open now.',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of ['answer', 'notices']) openStreams.set({ kind }, 0)
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'drishti_request_duration_seconds',
      help: 'Time until a request was answered, or its connection gone, by the pattern of its route.',
      labelNames: ['route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    requests: new Counter({
      name: 'drishti_requests_total',
      help: 'Requests by the pattern of their route and the class of their status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    openStreams,
    answers: new Counter({
      name: 'drishti_answers_total',
      help: 'Answers and predictions whose writing has ended, by how.',
      labelNames: ['kind', 'end'],
      registers,
    }),
    sentencesDropped: new Counter({
      name: 'drishti_sentences_dropped_total',
      help: 'Sentences of a model that were not shown, by cause.',
      labelNames: ['cause'],
      registers,
    }),
    holdsGivenBack: new Counter({
      name: 'drishti_holds_given_back_total',
      help: 'Holds given back because their process gave no sign of life.',
      registers,
    }),
    budgetUsed: new Gauge({
      name: 'drishti_budget_used_ratio',
      help: 'The used part of a budget of the whole service in its window, as this process last saw it.',
      labelNames: ['budget'],
      aggregator: 'max',
      registers,
    }),
    securityEvents: new Counter({
      name: 'drishti_security_events_total',
      help: 'Events of the security log.',
      labelNames: ['event'],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof newMetrics>
