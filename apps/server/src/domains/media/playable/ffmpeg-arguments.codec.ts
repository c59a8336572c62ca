import { join } from 'node:path'
import { CONTAINERS, type Conversion, ENCODING, LIST, SOUND, segmentOptions } from './converter.kind.ts'
import { SCRATCH } from './damage.codec.ts'
import { audioGraph, videoGraph } from './graph.codec.ts'
import type { Plan, PlannedRendition, PlannedVideo } from './plan.policy.ts'

export const INPUT_LIMITS = ['-protocol_whitelist', 'file', '-format_whitelist', CONTAINERS] as const
export const THUMBS_PIPE = 3
export const WAVE_PIPE = 4
const WAITING_PACKETS = 20_000

/** The same filter graphs as for the library, with the labels of the program; the sound once for every quality. */
function graphOf(plan: Plan, qualities: number): string {
  const video = plan.video ? [videoGraph(plan.video).replace('[in]', '[0:V:0]')] : []
  const labels = Array.from({ length: qualities }, (_, index) => `[a${index}]`).join('')
  const audio = plan.audio ? [audioGraph(plan).replace('[in]', '[0:a:0]'), `[a]asplit=${qualities}${labels}`] : []
  return [...video, ...audio].join(';')
}

const x264 = ({ bitrate, profile }: PlannedRendition, { gop }: PlannedVideo, threads: number): string[] => [
  ...['-c:v', 'libx264', '-preset', ENCODING.preset, '-crf', String(ENCODING.crf), '-profile:v', profile],
  ...['-maxrate', String(bitrate), '-bufsize', String(bitrate), '-g', String(gop), '-threads', String(threads)],
  ...['-x264-params', `keyint=${gop}:min-keyint=${gop}:scenecut=0:open-gop=0`],
]

const hls = (folder: string): string[] => [
  ...['-max_muxing_queue_size', String(WAITING_PACKETS), '-f', 'hls'],
  ...Object.entries(segmentOptions(folder)).flatMap(([name, value]) => [`-${name}`, value]),
  join(folder, LIST),
]

/** The plan as arguments of the FFmpeg program. */
export function convertArguments({ path, folder, plan, threads }: Conversion): string[] {
  const { video, audio, waveform } = plan
  const sound = (index: number) =>
    audio ? ['-map', `[a${index}]`, '-c:a', 'aac', '-b:a', String(audio.bitrate), '-ac', '2'] : []
  const outputs = video
    ? video.renditions.flatMap((rendition, index) => [
        ...['-map', `[v${index}]`, ...sound(index), ...x264(rendition, video, threads)],
        ...hls(join(folder, rendition.name)),
      ])
    : [...sound(0), ...hls(join(folder, SOUND))]
  return [
    ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', '-max_error_rate', String(SCRATCH.share)],
    ...[...INPUT_LIMITS, '-threads', String(threads)],
    ...['-noautorotate', '-i', `file:${path}`, '-filter_complex', graphOf(plan, video?.renditions.length ?? 1)],
    ...outputs,
    ...(video ? ['-map', '[thumbs]', '-c:v', 'rawvideo', '-f', 'rawvideo', `pipe:${THUMBS_PIPE}`] : []),
    ...(waveform && audio ? ['-map', '[wave]', '-c:a', 'pcm_s16le', '-f', 's16le', `pipe:${WAVE_PIPE}`] : []),
  ]
}
