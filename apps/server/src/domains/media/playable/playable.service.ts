import { type ChildProcess, fork } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../../kernel/log.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import { type Preparation, type Prepared, PrepareProblem, type Preparer } from '../prepare/preparer.kind.ts'
import { foundConverter } from './found-converter.ts'
import type { TranscodeMessage, TranscodeWork } from './transcode.process.ts'

// Worked out when it is needed: whoever reads the tables alone, as drizzle-kit does, has no folder to offer.
const programFile = () => join(import.meta.dirname, 'transcode.process.ts')
/** Nothing new for so long: it hangs. A slow machine that works on says something new. */
const SILENCE_MS = 180_000
const HEAP_MB = 512
/** A decoder that died may have died of something else once; not twice. */
const TRIES = 2

interface PlayableOptions {
  log?: Log
  /** A program of the machine instead of the library that comes along. */
  ffmpegPath?: string | undefined
  /** Another program in its place, for tests that want it to fail. */
  program?: string
  silenceMs?: number
  priority?: number
}

class Crash extends Error {}

/** With everything it has started itself. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return void child.kill('SIGKILL')
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has gone by itself.
  }
}

function start(program: string, { folder, priority }: { folder: string; priority: number }): ChildProcess {
  // The folder is there for whoever lists the processes of the machine.
  const child = fork(program, [folder], {
    // Nothing of the environment: it holds the keys of the house, and what is decoded there comes from strangers.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: process.platform !== 'win32',
  })
  // From here and at once: on Linux threads inherit it when they begin.
  if (child.pid !== undefined) setPriority(child.pid, priority)
  return child
}

/** Videos and sounds, each in a process of its own with the lowest priority. */
export function playablePreparer({
  ffmpegPath,
  log,
  program = programFile(),
  silenceMs = SILENCE_MS,
  priority = plainWorkshop.priority,
}: PlayableOptions = {}): Preparer {
  const converter = foundConverter(ffmpegPath)
  if (converter) log?.info({ converter }, 'video and sound are transcoded')
  else log?.warn({ ffmpegPath }, 'there is nothing to transcode video and sound with')

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
      child.on('exit', (code, by) => reject(new Crash(`the transcoding process ended by ${by ?? code}`)))
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
      const work: TranscodeWork = { path, folder, sound: row.kind === 'audio', threads, ffmpegPath }
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
