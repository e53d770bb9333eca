type Metric = { readonly kind: 'histogram' | 'counter' | 'gauge'; readonly labels: readonly string[]; readonly help: string }

/** Every figure of our own that Prometheus is told; what Node.js tells of itself comes beside them. No label is made of what visitors send. */
export const METRICS = {
  build_info: { kind: 'gauge', labels: ['version'], help: 'Which version of the shop this process runs' },
  http_request_duration_seconds: {
    kind: 'histogram',
    labels: ['route', 'method', 'status'],
    help: 'Time to the end of an answer, by pattern of the route or kind of page',
  },
  http_requests_in_flight: { kind: 'gauge', labels: [], help: 'Requests that wait for their answer' },
  page_cache_requests_total: {
    kind: 'counter',
    labels: ['result'],
    help: 'Pages for everybody that were ready (hit) or had to be drawn (miss)',
  },
  pg_pool_connections: {
    kind: 'gauge',
    labels: ['state'],
    help: 'Connections of this process to the database: idle, busy, and callers that wait for one',
  },
  jobs_waiting: { kind: 'gauge', labels: ['task'], help: 'Jobs of the queue that are still to be done' },
  jobs_oldest_seconds: { kind: 'gauge', labels: [], help: 'How long the oldest job has been due' },
  jobs_given_up: { kind: 'gauge', labels: ['task'], help: 'Jobs that failed as often as they may' },
  jobs_succeeded_total: { kind: 'counter', labels: ['task'], help: 'Jobs that this process has done' },
  jobs_failed_total: { kind: 'counter', labels: ['task'], help: 'Tries of jobs that failed in this process' },
  worker_last_seen_seconds: { kind: 'gauge', labels: [], help: 'Since the last sign of life of any worker' },
  mail_sent_total: { kind: 'counter', labels: [], help: 'Mails and text messages that this process has sent' },
  mail_failed_total: { kind: 'counter', labels: ['reason'], help: 'Those that did not go out: by the service, or by their recipient' },
  payment_calls_total: { kind: 'counter', labels: ['outcome'], help: 'Calls of the payment provider that were answered or failed' },
  payments: { kind: 'gauge', labels: ['provider', 'status'], help: 'Payments by what became of them' },
  orders: { kind: 'gauge', labels: ['status'], help: 'Orders by where they are' },
  stock_held_pieces: { kind: 'gauge', labels: [], help: 'Pieces put aside for purchases that are not finished' },
  disk_free_bytes: { kind: 'gauge', labels: [], help: 'Free on the disk of DATA_FOLDER' },
  disk_size_bytes: { kind: 'gauge', labels: [], help: 'The whole disk of DATA_FOLDER' },
  condition_trouble: { kind: 'gauge', labels: ['part'], help: 'How a part of the shop is: 0 well, 1 somebody should look, 2 failing' },
  backup_last_success_timestamp_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'When the last backup was made; absent where nobody makes any',
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS
