import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_LOG_QUIET,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  Log,
  type Stream,
} from 'node-av'
import { Demuxer } from 'node-av/api'
import { CONTAINERS } from './converter.kind.ts'
import { takenApart } from './file-fault.codec.ts'

Log.setLevel(AV_LOG_QUIET)

export const openMedia = (path: string): Promise<Demuxer> =>
  takenApart(Demuxer.open(path, { options: { protocol_whitelist: 'file', format_whitelist: CONTAINERS } }))

const isCover = ({ disposition }: Stream): boolean => (disposition & AV_DISPOSITION_ATTACHED_PIC) !== 0

export interface Streams {
  video: Stream | undefined
  audio: Stream | undefined
  cover: Stream | undefined
}

export function streamsOf(input: Demuxer): Streams {
  const pictures = input.streams.filter(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO)
  const sounds = input.streams.filter(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  return {
    video: pictures.find((stream) => !isCover(stream)),
    audio: input.findBestStream(AVMEDIA_TYPE_AUDIO) ?? sounds[0],
    cover: pictures.find(isCover),
  }
}
