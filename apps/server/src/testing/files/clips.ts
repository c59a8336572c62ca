import { extname } from 'node:path'
import { AV_LOG_ERROR, AV_PKT_DATA_DISPLAYMATRIX, Codec, Log } from 'node-av'
import { Decoder, Demuxer, Encoder, Muxer } from 'node-av/api'

export interface ClipOptions {
  seconds: number
  /** 0 for a sound without picture. */
  width: number
  height: number
  rate?: number
  sound?: boolean
  /** Samples of the sound per second; a clip with fewer is made faster. */
  sampleRate?: number
  /** The rotation that a phone records: 90, 180 or 270 degrees. */
  rotation?: 0 | 90 | 180 | 270
  /** Bits per second of the video. */
  bitrate?: number
  /** Another FFmpeg test source, such as `smptebars`. */
  picture?: string
  /** High dynamic range, brighter than most screens can show. */
  hdr?: boolean
  /** Seconds of black at the beginning. */
  darkUntil?: number
}

interface Format {
  muxer: string
  video?: string
  audio: string
}

const FORMATS: Readonly<Record<string, Format>> = {
  '.mp4': { muxer: 'mp4', video: 'libx264', audio: 'aac' },
  '.m4v': { muxer: 'mp4', video: 'libx264', audio: 'aac' },
  '.mov': { muxer: 'mov', video: 'libx264', audio: 'aac' },
  '.3gp': { muxer: '3gp', video: 'libx264', audio: 'aac' },
  '.mkv': { muxer: 'matroska', video: 'libx264', audio: 'aac' },
  '.webm': { muxer: 'webm', video: 'libvpx', audio: 'libopus' },
  '.avi': { muxer: 'avi', video: 'mpeg4', audio: 'libmp3lame' },
  '.wmv': { muxer: 'asf', video: 'wmv2', audio: 'wmav2' },
  '.mp3': { muxer: 'mp3', audio: 'libmp3lame' },
  '.m4a': { muxer: 'ipod', audio: 'aac' },
  '.aac': { muxer: 'adts', audio: 'aac' },
  '.wav': { muxer: 'wav', audio: 'pcm_s16le' },
  '.flac': { muxer: 'flac', audio: 'flac' },
  '.weba': { muxer: 'webm', audio: 'libopus' },
  '.ogg': { muxer: 'ogg', audio: 'libopus' },
}

/** The rotation matrix as containers store it: fixed point with 16 fractional bits. */
function matrixOf(degrees: number): Buffer {
  const [cos, sin] = [Math.round(Math.cos((degrees * Math.PI) / 180)), Math.round(Math.sin((degrees * Math.PI) / 180))]
  const matrix = Buffer.alloc(36)
  const cells = [cos * 65_536, sin * 65_536, 0, -sin * 65_536, cos * 65_536, 0, 0, 0, 0x40000000]
  cells.forEach((cell, index) => {
    matrix.writeInt32LE(cell, index * 4)
  })
  return matrix
}

/** The fastest settings of slow encoders. */
const FAST: Readonly<Record<string, Record<string, string>>> = {
  libx264: { preset: 'ultrafast' },
  libvpx: { deadline: 'realtime', 'cpu-used': '8' },
}

const HDR = ',setparams=color_primaries=bt2020:color_trc=arib-std-b67:colorspace=bt2020nc:range=tv'

interface Part {
  input: Demuxer
  encoder: Encoder
  stream: number
}

interface Source {
  source: string
  codec: string
  bitrate?: number
  rotation?: number
}

async function part(muxer: Muxer, { source, codec, bitrate, rotation }: Source): Promise<Part> {
  const found = Codec.findEncoderByName(codec as Parameters<typeof Codec.findEncoderByName>[0])
  if (!found) throw new Error(`no encoder ${codec}`)
  const input = await Demuxer.open(source, { format: 'lavfi' })
  const [inputStream] = input.streams
  if (!inputStream) throw new Error('the source has no stream')
  const encoder = await Encoder.create(found, {
    autoResample: true,
    autoFormat: true,
    ...(bitrate ? { bitrate, gopSize: 50 } : {}),
    options: FAST[codec] ?? {},
  })
  if (rotation) inputStream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, matrixOf(rotation))
  return { input, encoder, stream: muxer.addStream(encoder, { inputStream }) }
}

async function run({ input, encoder, stream }: Part, muxer: Muxer): Promise<void> {
  const [source] = input.streams
  if (!source) throw new Error('the source has no stream')
  using decoder = await Decoder.create(source)
  for await (const packet of encoder.packets(decoder.frames(input.packets(0)))) await muxer.writePacket(packet, stream)
  encoder.close()
  await input.close()
}

/** Creates a small video or sound. The extension of the path gives the format. */
export async function makeClip(path: string, options: ClipOptions): Promise<void> {
  const { seconds, width, height, rate = 25, sound = true, rotation = 0, bitrate = 400_000 } = options
  const { sampleRate = 44_100 } = options
  const format = FORMATS[extname(path)]
  if (!format) throw new Error(`no clips ending in ${extname(path)}`)
  Log.setLevel(AV_LOG_ERROR)
  const muxer = await Muxer.open(path, { format: format.muxer })
  const parts: Part[] = []
  const picture = options.picture ?? 'testsrc2'
  if (width > 0 && format.video) {
    const size = `${picture.includes('=') ? ':' : '='}size=${width}x${height}:rate=${rate}:duration=${seconds}`
    const dark = options.darkUntil ? `,drawbox=t=fill:color=black:enable='lt(t,${options.darkUntil})'` : ''
    const source = `${picture}${size},format=yuv420p${dark}${options.hdr ? HDR : ''}`
    parts.push(await part(muxer, { source, codec: format.video, bitrate, rotation }))
  }
  if (sound || width === 0) {
    const source = `sine=frequency=440:beep_factor=4:sample_rate=${sampleRate}:duration=${seconds}`
    parts.push(await part(muxer, { source, codec: format.audio }))
  }
  await Promise.all(parts.map((each) => run(each, muxer)))
  await muxer.close()
}
