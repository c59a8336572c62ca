/**
 * The transcoding process: untrusted media is decoded only here, so that a
 * malicious file cannot harm the server. See `playable.service.ts`.
 */
import { flushCompileCache } from 'node:module'
import type { FailReason } from '@sands/rules/upload'
import sharp from 'sharp'
import { isFull } from '../picture/picture-problem.codec.ts'
import { type Prepared, PrepareProblem } from '../prepare/preparer.kind.ts'
import type { Converter } from './converter.kind.ts'
import { makePlayable, type PlayableWork } from './playable.codec.ts'

export type TranscodeWork = PlayableWork & { ffmpegPath: string | undefined }
export type TranscodeMessage =
  | { progress: number }
  | { made: Prepared }
  | { problem: FailReason }
  | { error: string; full: boolean }

const MAX_MEMORY = 3 * 1024 ** 3
const WATCH_MS = 250
const TELL_MS = 500
/** The system's error code for a full disk, as FFmpeg passes it on. */
const FULL_CODE = -28

// The server kills this process when it is idle or done, so compiled code would not be stored at its end.
flushCompileCache()
sharp.concurrency(1)
sharp.cache(false)

const send = (message: TranscodeMessage): void => void process.send?.(message)

// The work runs in other threads, so that this one can watch it. When the
// process exits, the server treats it as a fault of the file.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS).unref()

async function converterOf({ ffmpegPath }: TranscodeWork): Promise<Converter> {
  if (ffmpegPath) return (await import('./ffmpeg.codec.ts')).ffmpeg(ffmpegPath)
  try {
    return (await import('./node-av.codec.ts')).nodeAv
  } catch {
    throw new PrepareProblem('no_converter')
  }
}

/** Reports progress, and only when it has risen: the server takes a report as a sign of life. */
function teller(): (percent: number) => void {
  let told = -1
  let toldAt = Number.NEGATIVE_INFINITY
  return (percent) => {
    const now = performance.now()
    if (percent <= told || now - toldAt < TELL_MS) return
    told = percent
    toldAt = now
    send({ progress: percent })
  }
}

function outcomeOf(error: unknown): TranscodeMessage {
  if (error instanceof PrepareProblem) return { problem: error.reason }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return { error: String(error), full: isFull(error) || code === FULL_CODE }
}

process.on('message', (work: TranscodeWork) => {
  converterOf(work)
    .then((converter) => makePlayable(converter, work, teller()))
    .then((made): TranscodeMessage => ({ made }), outcomeOf)
    .then(send)
})
process.on('disconnect', () => process.exit(0))
