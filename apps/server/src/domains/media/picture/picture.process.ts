/** The picture process: pictures of strangers are decoded here and nowhere else, so that a bad one can hurt nobody. See `pictures.service.ts`. */
import sharp from 'sharp'
import { type MadePicture, makePicture, type PictureWork } from './picture.codec.ts'
import { isFull, PictureProblem, type ProblemName } from './picture-problem.codec.ts'

export type PictureAnswer = { made: MadePicture } | { problem: ProblemName }

const MAX_MEMORY = 1024 * 1024 * 1024
/** Of processor time, for one picture. */
const MAX_WORK_US = 30_000_000
const WATCH_MS = 100

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

// Decoding happens in other threads, so that this one goes on watching. The server takes the end as the picture's.
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
