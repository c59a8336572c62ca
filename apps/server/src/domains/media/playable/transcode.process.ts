/** The transcoding process: media of strangers is taken apart here and nowhere else, so that a bad file can hurt nobody. See `playable.service.ts`. */
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
/** What the system says when the disk is full, as FFmpeg passes it on. */
const FULL_CODE = -28

sharp.concurrency(1)
sharp.cache(false)

const send = (message: TranscodeMessage): void => void process.send?.(message)

// The work goes on in other threads, so that this one can watch. The server takes the end as the file's.
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

/** Says that it is alive by saying how far it is, and only when it is further. */
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
