import { Histogram, Metric } from './exposition.ts'

/** What is counted while the server works, in this process since its start. */
export function newMetrics() {
  return {
    requestSeconds: new Histogram<'route'>(
      'drishti_request_duration_seconds',
      'Time until a request was answered, or its connection gone, by the pattern of its route.',
      [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ),
    requests: new Metric<'route' | 'status'>(
      'drishti_requests_total',
      'counter',
      'Requests by the pattern of their route and the class of their status.',
    ),
    openStreams: new Metric<'kind'>('drishti_streams_open', 'gauge', 'Streams that are open now.')
      .set({ kind: 'answer' }, 0)
      .set({ kind: 'notices' }, 0),
    answers: new Metric<'kind' | 'end'>(
      'drishti_answers_total',
      'counter',
      'Answers and predictions whose writing has ended, by how.',
    ),
    holdsGivenBack: new Metric(
      'drishti_holds_given_back_total',
      'counter',
      'Holds given back because their process gave no sign of life.',
    ).set({}, 0),
    ledgerProblems: new Metric(
      'drishti_ledger_problems',
      'gauge',
      'What the last proof of the ledger found wrong; it is made at start and daily.',
    ),
  }
}

export type Metrics = ReturnType<typeof newMetrics>
