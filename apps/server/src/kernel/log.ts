import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'
import { logBlocks } from './log-blocks.ts'
import { plainError } from './plain-error.ts'

export type Log = Logger & { readonly stream: DestinationStream }

const BLOCK_LENGTH = 8192
const FLUSH_MS = 500

let last = 0
let lastText = ''
/** Caches the text, because many lines are written in the same millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== last) {
    last = now
    lastText = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastText
}

/** Writes one JSON object per line to standard output, in blocks, so that a request does not cost a system call. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: Error) => stdSerializers.err(plainError(error) as Error) },
    redact: ['password', 'authorization', 'token'],
  }
  if (stream) return Object.assign(pino(options, stream), { stream })
  const blocks = logBlocks(destination({ fd: 1, sync: false }), BLOCK_LENGTH)
  setInterval(() => blocks.flush(), FLUSH_MS).unref()
  // The destination writes what it has when the process ends. It must have everything by then.
  process.prependListener('beforeExit', () => blocks.flush())
  process.prependListener('exit', () => blocks.flush())
  return Object.assign(pino(options, blocks), { stream: blocks })
}

/**
 * Writes the log line of an answered request exactly as the logger would, but faster: thousands are written every
 * second, and everything except request id and duration is known beforehand.
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
