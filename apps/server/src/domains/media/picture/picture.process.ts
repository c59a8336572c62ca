/**
 * The picture process: untrusted pictures are decoded only here, so that a
 * malicious one cannot harm the server. See `pictures.service.ts`.
 */
import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { type MadePicture, makePicture, type PictureWork } from './picture.codec.ts'
import { isFull, PictureProblem, type ProblemName } from './picture-problem.codec.ts'

export type PictureAnswer = { made: MadePicture } | { problem: ProblemName }

const MAX_MEMORY = 1024 * 1024 * 1024
/** Processor time for one picture, in microseconds. */
const MAX_WORK_US = 30_000_000
const WATCH_MS = 100

// The server kills this process when it is idle or done, so compiled code would not be stored at its end.
flushCompileCache()
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadSvgFile',
  ],
})

let started: NodeJS.CpuUsage | undefined

// Decoding runs in other threads, so that this one can watch it. When the
// process exits, the server treats the picture as unreadable.
setInterval(() => {
  if (!started) return
  const { user, system } = process.cpuUsage(started)
  if (process.memoryUsage.rss() > MAX_MEMORY || user + system > MAX_WORK_US) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS).unref()

function problemOf(error: unknown): ProblemName {
  if (error instanceof PictureProblem) return error.problem
  return isFull(error) ? 'no_space' : 'unreadable'
}

process.on('message', (work: PictureWork) => {
  started = process.cpuUsage()
  makePicture(work)
    .then(
      (made): PictureAnswer => ({ made }),
      (error: unknown): PictureAnswer => ({ problem: problemOf(error) }),
    )
    .then((answer) => {
      started = undefined
      process.send?.(answer)
    })
})
process.on('disconnect', () => process.exit(0))
