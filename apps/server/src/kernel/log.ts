import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger & { readonly stream: DestinationStream }

const BUFFER_BYTES = 8192
const FLUSH_MS = 500

let last = 0
let lastText = ''
/** Many lines fall into one millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== last) {
    last = now
    lastText = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastText
}

/** One JSON object a line on standard output, written in blocks: a line per request must not cost a system call per request. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['password', 'authorization', 'token'],
  }
  if (stream) return Object.assign(pino(options, stream), { stream })
  const buffered = destination({ fd: 1, minLength: BUFFER_BYTES, sync: false })
  setInterval(() => buffered.flush(), FLUSH_MS).unref()
  return Object.assign(pino(options, buffered), { stream: buffered })
}

/**
 * Writes the line of a request that was answered, as the log itself would. Thousands are written a second, and all but their
 * number and their time is known beforehand.
 */
export function answeredLine(log: Log, call: string): (request: string, ms: number) => void {
  if (!log.isLevelEnabled('info')) return () => undefined
  const known = `"call":${JSON.stringify(call)},"status":200`
  const { pid } = process
  return (request, ms) =>
    void log.stream.write(
      `{"level":"info"${timestamp()},"pid":${pid},"req":"${request}",${known},"ms":${Math.round(ms * 10) / 10},"msg":"ok"}\n`,
    )
}
