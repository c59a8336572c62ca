import { type ChildProcess, fork } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../kernel/child-environment.ts'
import type { Log } from '../../../kernel/log.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import { type Preparation, type Prepared, PrepareProblem, type Preparer } from '../prepare/preparer.kind.ts'
import { foundConverter } from './found-converter.ts'
import type { TranscodeMessage, TranscodeWork } from './transcode.process.ts'

// A function because the path is not available to code that only reads the tables, such as drizzle-kit.
const programFile = () => join(import.meta.dirname, 'transcode.process.ts')
/** A process without new progress for this long hangs. A slow machine still reports progress. */
const SILENCE_MS = 180_000
const HEAP_MB = 512
/** A crashed decoder gets a second try, because the crash may have had another cause. */
const TRIES = 2

interface PlayableOptions {
  log?: Log
  /** An FFmpeg program of the machine, used instead of the bundled library. */
  ffmpegPath?: string | undefined
  /** A replacement program, for tests of failures. */
  program?: string
  silenceMs?: number
  priority?: number
}

class Crash extends Error {}

/** Ends the process and all its child processes. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return void child.kill('SIGKILL')
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function start(program: string, { folder, priority }: { folder: string; priority: number }): ChildProcess {
  // The folder is an argument so that it appears in a process list.
  const child = fork(program, [folder], {
    env: childEnvironment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: process.platform !== 'win32',
  })
  // Set here and at once: on Linux, threads inherit the priority when they start.
  if (child.pid !== undefined) setPriority(child.pid, priority)
  return child
}

/** Prepares videos and audio files, each in a separate process with the lowest priority. */
export function playablePreparer({
  ffmpegPath,
  log,
  program = programFile(),
  silenceMs = SILENCE_MS,
  priority = plainWorkshop.priority,
}: PlayableOptions = {}): Preparer {
  const converter = foundConverter(ffmpegPath)
  if (converter) log?.info({ converter }, 'video and audio can be transcoded')
  else log?.warn({ ffmpegPath }, 'no ffmpeg was found: video and audio cannot be transcoded')

  function attempt(work: TranscodeWork, { progress, signal }: Preparation): Promise<Prepared> {
    signal.throwIfAborted()
    const child = start(program, { folder: work.folder, priority })
    let silence: NodeJS.Timeout | undefined
    let stop: () => void = () => undefined
    return new Promise<Prepared>((resolve, reject) => {
      const hear = () => {
        clearTimeout(silence)
        silence = setTimeout(() => reject(new PrepareProblem('stalled')), silenceMs)
      }
      hear()
      stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop)
      child.on('message', (message: TranscodeMessage) => {
        hear()
        if ('progress' in message) progress(message.progress)
        else if ('made' in message) resolve(message.made)
        else if ('problem' in message) reject(new PrepareProblem(message.problem))
        else reject(Object.assign(new Error(message.error), message.full ? { code: 'ENOSPC' } : {}))
      })
      child.on('exit', (code, by) => reject(new Crash(`the transcoding process ended with ${by ?? code}`)))
      child.on('error', (error) => reject(new Crash(error.message)))
      child.send(work, (error) => error && reject(new Crash(error.message)))
    }).finally(() => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      end(child)
    })
  }

  return {
    async prepare(preparation) {
      if (!converter) throw new PrepareProblem('no_converter')
      const { row, path, folder } = preparation
      const threads = Math.max(1, availableParallelism() - 1)
      const trim = row.trimEnd === null ? null : { start: row.trimStart ?? 0, end: row.trimEnd }
      const work: TranscodeWork = { path, folder, sound: row.kind === 'audio', threads, ffmpegPath, trim }
      for (let turn = 1; ; turn += 1)
        try {
          return await attempt(work, preparation)
        } catch (error) {
          if (!(error instanceof Crash)) throw error
          if (turn >= TRIES) throw new PrepareProblem('crashed')
          await rm(folder, { recursive: true, force: true })
          await mkdir(folder, { recursive: true, mode: 0o700 })
        }
    },
  }
}
