import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const BUFFER_BYTES = 8192
const FLUSH_MS = 500

/** Many lines fall into one millisecond. */
function createTimestamp(): () => string {
  let last = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== last) {
      last = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

/** One JSON object a line on standard output, written in blocks: a line per request must not cost a system call per request. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['password', 'authorization', 'token'],
  }
  if (stream) return pino(options, stream)
  const buffered = destination({ fd: 1, minLength: BUFFER_BYTES, sync: false })
  const log = pino(options, buffered)
  setInterval(() => buffered.flush(), FLUSH_MS).unref()
  return log
}
