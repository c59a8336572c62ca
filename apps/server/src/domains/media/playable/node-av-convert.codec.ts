import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AV_NOPTS_VALUE, FF_ENCODER_AAC, FF_ENCODER_LIBX264, type Frame, type Packet, type Stream } from 'node-av'
import { type Demuxer, Encoder, Muxer } from 'node-av/api'
import { isFull } from '../picture/picture-problem.codec.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'
import {
  type Conversion,
  type Converted,
  ENCODING,
  LIST,
  NoSound,
  type RawPicture,
  SOUND,
  segmentOptions,
} from './converter.kind.ts'
import { createLosses } from './damage.codec.ts'
import { allTakenApart } from './file-fault.codec.ts'
import { audioGraph, videoGraph } from './graph.codec.ts'
import { createLoudness } from './loudness.codec.ts'
import { type Lane, type Outcome, openLane } from './node-av-lane.codec.ts'
import { openMedia, streamsOf } from './node-av-open.codec.ts'
import type { PlannedRendition, PlannedVideo } from './plan.policy.ts'

/** How many packets may wait until every stream has started. */
const WAITING_PACKETS = 20_000

const openMuxer = async (folder: string): Promise<Muxer> => {
  await mkdir(folder, { recursive: true })
  return Muxer.open(join(folder, LIST), {
    format: 'hls',
    options: segmentOptions(folder),
    maxMuxingQueueSize: WAITING_PACKETS,
  })
}

const openX264 = ({ bitrate, profile }: PlannedRendition, { gop }: PlannedVideo, threads: number): Promise<Encoder> =>
  Encoder.create(FF_ENCODER_LIBX264, {
    maxRate: bitrate,
    bufSize: bitrate,
    gopSize: gop,
    threadCount: threads,
    options: {
      preset: ENCODING.preset,
      crf: ENCODING.crf,
      profile,
      'x264-params': `keyint=${gop}:min-keyint=${gop}:scenecut=0:open-gop=0`,
    },
  })

const secondsOf = (pts: bigint, { num, den }: { num: number; den: number }): number => (Number(pts) * num) / den

const raw = (frame: Frame): RawPicture => ({ width: frame.width, height: frame.height, data: frame.toBuffer() })

async function run(input: Demuxer, lanes: ReadonlyMap<number, Lane>): Promise<void> {
  for await (using packet of allTakenApart(input.packets()))
    if (packet) await lanes.get(packet.streamIndex)?.take(packet)
  for (const lane of lanes.values()) await lane.finish()
}

export async function convertWithNodeAv(work: Conversion): Promise<Converted> {
  const { plan, folder, threads, onSeconds } = work
  await using input = await openMedia(work.path)
  const { video, audio } = streamsOf(input)
  const names = plan.video ? plan.video.renditions.map(({ name }) => name) : [SOUND]
  const muxers = await Promise.all(names.map((name) => openMuxer(join(folder, name))))
  const thumbnails: RawPicture[] = []
  const loudness = plan.waveform ? createLoudness(plan.duration) : undefined
  const lanes = new Map<number, Lane>()
  const losses = createLosses()
  let reached = 0
  let sounds = 0
  let shown = 0
  // Old containers only have the decoding time of a packet.
  const onPacket = ({ pts, dts }: Packet, { timeBase }: Stream) =>
    losses.in(secondsOf(pts === AV_NOPTS_VALUE ? dts : pts, timeBase))
  const onFrame = ({ pts, timeBase }: Frame) => {
    shown += 1
    const seconds = secondsOf(pts, timeBase)
    losses.out(seconds)
    onSeconds(seconds)
  }
  // The last picture of a screen recording may be shown for a long time.
  const reach = ({ pts, duration, timeBase }: Frame) => {
    reached = Math.max(reached, secondsOf(pts + duration, timeBase))
  }

  if (plan.video && video) {
    const encoded = new Map<string, Outcome>()
    for (const [index, rendition] of plan.video.renditions.entries()) {
      const encoder = await openX264(rendition, plan.video, threads)
      const muxer = muxers[index]
      if (muxer) encoded.set(`v${index}`, { encoder, targets: [{ muxer, stream: muxer.addStream(encoder) }] })
    }
    const seen = new Map([['thumbs', (frame: Frame) => void thumbnails.push(raw(frame))]])
    const graph = videoGraph(plan.video)
    lanes.set(
      video.index,
      await openLane({
        stream: video,
        graph,
        threads,
        onPacket: (packet) => onPacket(packet, video),
        onFrame(frame) {
          reach(frame)
          onFrame(frame)
        },
        encoded,
        seen,
      }),
    )
  }
  if (plan.audio && audio) {
    const encoder = await Encoder.create(FF_ENCODER_AAC, { bitrate: plan.audio.bitrate, autoResample: true })
    const targets = muxers.map((muxer) => ({ muxer, stream: muxer.addStream(encoder) }))
    const seen = new Map(loudness ? [['wave', (frame: Frame) => loudness.take(frame.toBuffer())] as const] : [])
    lanes.set(
      audio.index,
      await openLane({
        stream: audio,
        graph: audioGraph(plan),
        threads: 1,
        onPacket: (packet) => !plan.video && onPacket(packet, audio),
        onFrame(frame) {
          sounds += 1
          reach(frame)
          if (!plan.video) onFrame(frame)
        },
        encoded: new Map([['a', { encoder, targets }]]),
        seen,
      }),
    )
  }
  try {
    await run(input, lanes)
    for (const muxer of muxers) await muxer.close()
  } catch (error) {
    if (plan.video && plan.audio && sounds === 0) throw new NoSound()
    // No picture came out of the file, so there was nothing to write.
    throw shown === 0 && !isFull(error) ? new PrepareProblem('unreadable') : error
  }
  if (plan.video && plan.audio && sounds === 0) throw new NoSound()
  return { thumbnails, waveform: loudness?.bars() ?? null, damage: { lost: losses.lost(), reached } }
}
