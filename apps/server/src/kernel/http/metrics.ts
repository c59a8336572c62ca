import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

class CallMetric {
  readonly buckets = new Array<number>(BUCKETS.length).fill(0)
  readonly statuses = new Map<number, number>()
  seconds = 0

  observe(status: number, seconds: number): void {
    this.seconds += seconds
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1
  }

  lines(call: string): string[] {
    const count = [...this.statuses.values()].reduce((sum, value) => sum + value, 0)
    let running = 0
    return [
      ...[...this.statuses].map(
        ([status, value]) => `sands_requests_total{call="${call}",status="${status}"} ${value}`,
      ),
      ...BUCKETS.map((bound, index) => {
        running += this.buckets[index] ?? 0
        return `sands_request_seconds_bucket{call="${call}",le="${bound}"} ${running}`
      }),
      `sands_request_seconds_bucket{call="${call}",le="+Inf"} ${count}`,
      `sands_request_seconds_sum{call="${call}"} ${this.seconds}`,
      `sands_request_seconds_count{call="${call}"} ${count}`,
    ]
  }
}

export interface Metrics {
  call(name: string): CallMetric
  /** A value that is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void
  render(): string
  /** Ends the measurement of the event loop. */
  close(): void
}

/**
 * Metrics in Prometheus text format. Written by hand because the usual library looks up labels on every request, which
 * is most of its cost.
 */
export function createMetrics(): Metrics {
  const calls = new Map<string, CallMetric>()
  const gauges: { name: string; help: string; read: () => number }[] = []
  const loopDelay = monitorEventLoopDelay({ resolution: 20 })
  loopDelay.enable()
  const gauge: Metrics['gauge'] = (name, help, read) => void gauges.push({ name, help, read })
  gauge('process_resident_memory_bytes', 'Memory in use', () => process.memoryUsage.rss())
  gauge('process_cpu_seconds_total', 'Processor time used', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('sands_event_loop_delay_p99_seconds', 'Delay of the event loop since the last measurement', () => {
    const p99 = loopDelay.percentile(99) / 1e9
    loopDelay.reset()
    return p99
  })
  return {
    call(name) {
      const metric = calls.get(name) ?? new CallMetric()
      calls.set(name, metric)
      return metric
    },
    gauge,
    render: () =>
      [
        ...gauges.flatMap(({ name, help, read }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          `${name} ${read()}`,
        ]),
        '# HELP sands_requests_total Answers by call and status',
        '# TYPE sands_requests_total counter',
        '# HELP sands_request_seconds Time to the answer by call',
        '# TYPE sands_request_seconds histogram',
        ...[...calls].flatMap(([name, metric]) => metric.lines(name)),
        '',
      ].join('\n'),
    close: () => void loopDelay.disable(),
  }
}
