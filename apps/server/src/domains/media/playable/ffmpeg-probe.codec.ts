import type { Probed, ProbedVideo } from './probed.kind.ts'

interface SideData {
  rotation?: number
}

/** The fields we use of a stream in the output of `ffprobe -of json`. */
interface FoundStream {
  codec_type?: string
  codec_name?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  r_frame_rate?: string
  bit_rate?: string
  sample_rate?: string
  color_transfer?: string
  disposition?: { attached_pic?: number }
  side_data_list?: SideData[]
}

export interface Found {
  streams?: FoundStream[]
  format?: { duration?: string; bit_rate?: string }
}

const HDR = ['smpte2084', 'arib-std-b67']

function fraction(text: string | undefined, separator: string): { num: number; den: number } | undefined {
  const [num = 0, den = 0] = (text ?? '').split(separator).map(Number)
  return num > 0 && den > 0 ? { num, den } : undefined
}

function rotationOf(stream: FoundStream): ProbedVideo['rotation'] {
  const told = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  const quarter = (((Math.round(-told / 90) * 90) % 360) + 360) % 360
  return quarter === 90 || quarter === 180 || quarter === 270 ? quarter : 0
}

const isUndecodable = ({ codec_name: name }: FoundStream): boolean => name === undefined || name === 'unknown'

function videoOf(stream: FoundStream, bitrate: number): ProbedVideo {
  const ratio = fraction(stream.sample_aspect_ratio, ':') ?? { num: 1, den: 1 }
  const rotation = rotationOf(stream)
  const [across, up] = [Math.round(((stream.width ?? 0) * ratio.num) / ratio.den), stream.height ?? 0]
  const turned = rotation === 90 || rotation === 270
  return {
    width: turned ? up : across,
    height: turned ? across : up,
    rotation,
    rate: fraction(stream.avg_frame_rate, '/') ?? fraction(stream.r_frame_rate, '/') ?? { num: 0, den: 1 },
    bitrate,
    hdr: HDR.includes(stream.color_transfer ?? ''),
    undecodable: isUndecodable(stream),
  }
}

/** The output of ffprobe as our own type. */
export function readProbe({ streams = [], format = {} }: Found): Probed {
  const isCover = ({ disposition }: FoundStream) => disposition?.attached_pic === 1
  const pictures = streams.filter((stream) => stream.codec_type === 'video')
  const video = pictures.find((stream) => !isCover(stream))
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  const soundBits = Number(audio?.bit_rate ?? 0)
  const pictureBits = Number(video?.bit_rate ?? 0) || Math.max(0, Number(format.bit_rate ?? 0) - soundBits)
  return {
    duration: Number(format.duration ?? 0),
    video: video ? videoOf(video, pictureBits) : null,
    audio: audio
      ? { bitrate: soundBits, sampleRate: Number(audio.sample_rate ?? 0), undecodable: isUndecodable(audio) }
      : null,
    cover: pictures.some(isCover),
  }
}
