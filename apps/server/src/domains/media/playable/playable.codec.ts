import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from '../media.tables.ts'
import { type Prepared, PrepareProblem } from '../prepare/preparer.kind.ts'
import { type Converted, type Converter, NoSound, SOUND } from './converter.kind.ts'
import { isDamaged } from './damage.codec.ts'
import { drawnLoudness } from './loudness.codec.ts'
import { type Plan, planOf, type Trim } from './plan.policy.ts'
import type { Probed } from './probed.kind.ts'
import { readRendition } from './segments.codec.ts'
import { makePoster, makeThumbnails } from './stills.codec.ts'

/** Percentages of the whole work: before the encoding, and the encoding itself. */
const BEFORE = 2
const ENCODING = 96
/** A file that runs much longer than it announces is refused. */
const RUNS_ON = { times: 2, seconds: 60 }

export interface PlayableWork {
  path: string
  folder: string
  /** Whether only the sound of the file is wanted. */
  sound: boolean
  threads: number
  /** The part of a video that is wanted; all of it without one. */
  trim?: Trim | null
}

async function probed(converter: Converter, { path, sound }: PlayableWork): Promise<Probed> {
  const found = await converter.probe(path)
  return sound ? { ...found, video: null } : found
}

async function converted(
  converter: Converter,
  { path, folder, threads }: PlayableWork,
  { plan, progress }: { plan: Plan; progress(percent: number): void },
): Promise<{ plan: Plan; result: Converted }> {
  const longest = plan.source * RUNS_ON.times + RUNS_ON.seconds
  const onSeconds = (seconds: number) => {
    if (seconds > longest) throw new PrepareProblem('unreadable')
    progress(BEFORE + ENCODING * Math.min(1, Math.max(0, seconds / plan.duration)))
  }
  try {
    return { plan, result: await converter.convert({ path, folder, plan, threads, onSeconds }) }
  } catch (error) {
    if (!(error instanceof NoSound)) throw error
    for (const { name } of plan.video?.renditions ?? []) await rm(join(folder, name), { recursive: true, force: true })
    const silent = { ...plan, audio: null }
    return { plan: silent, result: await converter.convert({ path, folder, plan: silent, threads, onSeconds }) }
  }
}

async function renditionsOf({ video }: Plan, folder: string): Promise<Rendition[]> {
  const wanted = video?.renditions ?? [{ name: SOUND, width: 0, height: 0 }]
  const found = await Promise.all(wanted.map((rendition) => readRendition(folder, rendition)))
  return found.flatMap((rendition) => {
    if (!rendition) throw new PrepareProblem('unreadable')
    return [rendition]
  })
}

const objectsOf = (renditions: readonly Rendition[]): NonNullable<Prepared['objects']> =>
  renditions.flatMap(({ name, segments }) => [
    { name: `${name}/init.mp4`, contentType: 'video/mp4' },
    ...segments.map((_, index) => ({ name: `${name}/${index}.m4s`, contentType: 'video/iso.segment' })),
  ])

/** Prepares a media file for players: everything that happens inside the transcoding process. */
export async function makePlayable(
  converter: Converter,
  work: PlayableWork,
  progress: (percent: number) => void,
): Promise<Prepared> {
  const { folder } = work
  const planned = planOf(await probed(converter, work), work.trim)
  if (typeof planned === 'string') throw new PrepareProblem(planned)
  progress(1)
  const poster = await makePoster(converter, planned, work)
  progress(BEFORE)
  const { plan, result } = await converted(converter, work, { plan: planned, progress })
  const renditions = await renditionsOf(plan, folder)
  // Not checked for audio, where the announced length is often a guess.
  if (plan.video && isDamaged(result.damage, plan.duration)) throw new PrepareProblem('damaged')
  const sprite = plan.video ? await makeThumbnails(result.thumbnails, plan.video.thumbnails, folder) : undefined
  const [best] = renditions
  return {
    variants: [poster, sprite].flatMap((picture) => (picture ? [picture.variant] : [])),
    objects: objectsOf(renditions),
    made: {
      renditions,
      thumbnails: sprite?.thumbnails ?? null,
      waveform: result.waveform ? drawnLoudness(result.waveform) : null,
    },
    width: best?.width ?? 0,
    height: best?.height ?? 0,
    placeholder: poster?.placeholder ?? '',
    duration: best?.segments.reduce((sum, seconds) => sum + seconds, 0) ?? 0,
  }
}
