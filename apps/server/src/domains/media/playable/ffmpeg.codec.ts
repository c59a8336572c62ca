import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { PrepareProblem } from '../prepare/preparer.kind.ts'
import type { Conversion, Converted, Converter, RawPicture, StillChoice } from './converter.kind.ts'
import { convertArguments, INPUT_LIMITS, THUMBS_PIPE, WAVE_PIPE } from './ffmpeg-arguments.codec.ts'
import { readProbe } from './ffmpeg-probe.codec.ts'
import { stillFilters } from './graph.codec.ts'
import { createLoudness } from './loudness.codec.ts'
import type { Probed } from './probed.kind.ts'

interface Run {
  /** The output pipes after stdout and stderr, starting with the third. */
  pipes: Readable[]
  stdout: Readable
  done: Promise<void>
  kill(): void
}

/** Exit codes for a bad file: older versions return 1 for every failure, newer ones 183 for invalid data. */
const FILE_CODES: readonly unknown[] = [1, 183]
/** The exit code for more decoding errors than allowed. */
const DAMAGED_CODE = 69
const FULL_CODE = 228

function endOf(code: number | null, by: string | null): Error {
  if (FILE_CODES.includes(code)) return new PrepareProblem('unreadable')
  if (code === DAMAGED_CODE) return new PrepareProblem('damaged')
  return Object.assign(new Error(`ffmpeg ended with ${by ?? code}`), code === FULL_CODE ? { code: 'ENOSPC' } : {})
}

function run(program: string, args: readonly string[], pipes = 0): Run {
  const stdio = ['ignore', 'pipe', 'ignore', ...Array.from({ length: pipes }, () => 'pipe' as const)] as const
  const child = spawn(program, args, { stdio: [...stdio], env: {} })
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, by) => (code === 0 ? resolve() : reject(endOf(code, by))))
  })
  // Keeps the promise from being reported as unhandled while the output is still being read.
  done.catch(() => undefined)
  const readable = (at: number): Readable => {
    const stream = child.stdio[at]
    if (!stream || !('read' in stream)) throw new Error('ffmpeg has no such output stream')
    return stream as Readable
  }
  return {
    stdout: readable(1),
    pipes: Array.from({ length: pipes }, (_, index) => readable(3 + index)),
    done,
    kill: () => void child.kill('SIGKILL'),
  }
}

const probeProgram = (ffmpegPath: string): string =>
  join(dirname(ffmpegPath), basename(ffmpegPath).replace('ffmpeg', 'ffprobe'))

async function probe(program: string, path: string): Promise<Probed> {
  const asked = ['-v', 'error', ...INPUT_LIMITS, '-show_format', '-show_streams', '-of', 'json', `file:${path}`]
  const { stdout, done } = run(program, asked)
  const answer = await buffer(stdout)
  await done
  return readProbe(JSON.parse(answer.toString()))
}

async function still(program: string, path: string, choice: StillChoice): Promise<RawPicture | undefined> {
  const seek = choice.video ? ['-ss', String(choice.at)] : []
  const stream = choice.video ? '0:V:0' : '0:v:0'
  const { stdout, done } = run(program, [
    ...['-nostdin', '-v', 'error', ...INPUT_LIMITS, '-noautorotate', ...seek, '-i', `file:${path}`, '-map', stream],
    ...['-frames:v', '1', '-vf', stillFilters(choice), '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ])
  const png = await buffer(stdout)
  await done
  if (png.length === 0) return undefined
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Parses lines such as `out_time=00:00:12.480000`. */
function secondsIn(text: string): number | undefined {
  const [, hours, minutes, seconds] = /out_time=(\d+):(\d+):([\d.]+)/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

async function readThumbnails(
  pipe: Readable,
  { width, height }: { width: number; height: number },
): Promise<RawPicture[]> {
  const all = await buffer(pipe)
  const size = width * height * 3
  return Array.from({ length: Math.floor(all.length / size) }, (_, index) => ({
    width,
    height,
    data: all.subarray(index * size, (index + 1) * size),
  }))
}

async function convert(program: string, work: Conversion): Promise<Converted> {
  const { plan, folder } = work
  for (const name of plan.video?.renditions.map((rendition) => rendition.name) ?? ['sound'])
    await mkdir(join(folder, name), { recursive: true })
  const { stdout, pipes, done, kill } = run(program, convertArguments(work), 2)
  const [thumbs, wave] = [pipes[THUMBS_PIPE - 3], pipes[WAVE_PIPE - 3]]
  if (!thumbs || !wave) throw new Error('ffmpeg has no such output stream')
  const loudness = createLoudness(plan.duration)
  wave.on('data', (samples: Buffer) => loudness.take(samples))
  const pictures = plan.video ? readThumbnails(thumbs, plan.video.thumbnails) : Promise.resolve([])
  let reached = 0
  try {
    for await (const text of stdout) {
      const seconds = secondsIn(String(text))
      if (seconds === undefined) continue
      reached = Math.max(reached, seconds)
      work.onSeconds(seconds)
    }
    await done
  } finally {
    kill()
  }
  return { thumbnails: await pictures, waveform: plan.waveform ? loudness.bars() : null, damage: { lost: 0, reached } }
}

/** A converter that runs the FFmpeg program of the machine. */
export const ffmpeg = (program: string): Converter => ({
  probe: (path) => probe(probeProgram(program), path),
  still: (path, choice) => still(program, path, choice),
  convert: (work) => convert(program, work),
})
