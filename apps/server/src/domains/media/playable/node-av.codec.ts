import {
  AV_CODEC_ID_NONE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVSEEK_FLAG_BACKWARD,
  Codec,
  type Stream,
} from 'node-av'
import { Decoder, type Demuxer, FilterAPI } from 'node-av/api'
import type { Converter, RawPicture, StillChoice } from './converter.kind.ts'
import { allTakenApart } from './file-fault.codec.ts'
import { stillFilters } from './graph.codec.ts'
import { convertWithNodeAv } from './node-av-convert.codec.ts'
import { openMedia, streamsOf } from './node-av-open.codec.ts'
import type { Probed, ProbedVideo } from './probed.kind.ts'

/** When the exact moment is more frames away than this, an earlier picture is used. */
const STILL_TURNS = 600

/** The rotation that the container asks for, rounded to quarter turns. */
export function rotationOf(matrix: Buffer | null): ProbedVideo['rotation'] {
  if (!matrix || matrix.length < 8) return 0
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
  const quarter = (((Math.round(degrees / 90) * 90) % 360) + 360) % 360
  return quarter === 90 || quarter === 180 || quarter === 270 ? quarter : 0
}

const isUndecodable = ({ codecpar }: Stream): boolean =>
  codecpar.codecId === AV_CODEC_ID_NONE || Codec.findDecoder(codecpar.codecId) === null

function videoOf(stream: Stream, bitrate: number): ProbedVideo {
  const { codecpar, avgFrameRate, rFrameRate } = stream
  const { num, den } = stream.sampleAspectRatio.num > 0 ? stream.sampleAspectRatio : codecpar.sampleAspectRatio
  const ratio = num > 0 && den > 0 ? num / den : 1
  const rotation = rotationOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX))
  const wide = { width: Math.round(codecpar.width * ratio), height: codecpar.height }
  const turned = rotation === 90 || rotation === 270 ? { width: wide.height, height: wide.width } : wide
  const rate = avgFrameRate.num > 0 && avgFrameRate.den > 0 ? avgFrameRate : rFrameRate
  return {
    ...turned,
    rotation,
    rate: { num: rate.num, den: rate.den },
    bitrate,
    hdr: codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67,
    undecodable: isUndecodable(stream),
  }
}

/** Recordings of browsers have no stored length: all packets have to be read to measure it. */
async function measuredSeconds(input: Demuxer): Promise<number> {
  let last = 0
  for await (using packet of allTakenApart(input.packets())) {
    const stream = packet && input.streams[packet.streamIndex]
    if (!packet || !stream || packet.pts < 0n) continue
    last = Math.max(last, (Number(packet.pts + packet.duration) * stream.timeBase.num) / stream.timeBase.den)
  }
  return last
}

async function probe(path: string): Promise<Probed> {
  await using input = await openMedia(path)
  const { video, audio, cover } = streamsOf(input)
  const soundBits = Number(audio?.codecpar.bitRate ?? 0)
  // Some containers only have the total bit rate.
  const pictureBits = Number(video?.codecpar.bitRate ?? 0) || Math.max(0, input.bitRate * 1000 - soundBits)
  const told = input.duration
  return {
    video: video ? videoOf(video, pictureBits) : null,
    audio: audio
      ? { bitrate: soundBits, sampleRate: audio.codecpar.sampleRate, undecodable: isUndecodable(audio) }
      : null,
    cover: cover !== undefined,
    duration: Number.isFinite(told) && told > 0 ? told : await measuredSeconds(input),
  }
}

async function still(path: string, choice: StillChoice): Promise<RawPicture | undefined> {
  await using input = await openMedia(path)
  const { video, cover } = streamsOf(input)
  const stream = choice.video ? video : cover
  if (!stream) return undefined
  if (choice.video) await input.seek(choice.at, stream.index, AVSEEK_FLAG_BACKWARD)
  using decoder = await Decoder.create(stream, { exitOnError: false })
  using filter = FilterAPI.create(stillFilters(choice), {})
  let last: RawPicture | undefined
  let turns = 0
  // Decodes from the key frame before the moment up to the moment itself.
  for await (using frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    turns += 1
    if (frame) last = { width: frame.width, height: frame.height, data: frame.toBuffer() }
    const reached = frame && (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den >= choice.at
    if (reached || turns > STILL_TURNS) return last
  }
  return last
}

export const nodeAv: Converter = { probe, still, convert: convertWithNodeAv }
