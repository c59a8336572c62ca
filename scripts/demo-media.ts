// node scripts/demo-media.ts: creates the video and audio of the demo company again, prepared as the server would, in
// apps/server/demo-media.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AV_LOG_ERROR, Codec, Log } from 'node-av'
import { Decoder, Demuxer, Encoder, Muxer } from 'node-av/api'
import sharp from 'sharp'
import { CREST } from '../apps/server/src/domains/home/demo/banner.demo.ts'
import { playablePreparer } from '../apps/server/src/domains/media/playable/playable.service.ts'
import {
  at,
  drawing,
  farDunes,
  MOODS,
  middleDunes,
  nearDune,
  sky,
  trail,
} from '../apps/server/src/kernel/drawing/land.ts'
import { balloon, bird, cloud, flag, tent } from '../apps/server/src/kernel/drawing/objects.ts'
import { fromRoot } from './kernel/paths.ts'

const FILM = { seconds: 12, rate: 24, width: 854, height: 480, bitrate: 130_000 }
const SOUND = { seconds: 20, bitrate: 32_000 }
const SIZE = { width: 750, height: 421.5 }
/** The distance from the top of the video to the land of a banner. */
const LAND_Y = 94
const SAMPLE_RATE = 44_100
/** The colour parameters that browsers assume. */
const COLOURS =
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv'

/** Smooth interpolation from 0 to 1. */
const ease = (part: number): number => part * part * (3 - 2 * part)

/** A camp in the morning: the sun rises, balloons take off, clouds and birds pass. */
function scene(part: number): string {
  const [mood, rise, wave] = [MOODS.dawn, ease(part), Math.sin(part * Math.PI * 6)]
  const land = (shift: number, content: string) =>
    `<g transform="translate(${shift * part - 20} ${LAND_Y}) scale(1.06 1)">${content}</g>`
  return drawing(
    SIZE,
    FILM.width / SIZE.width,
    [
      sky(mood, SIZE, { x: 600, y: 250 - 130 * rise, r: 46 }),
      cloud(110 + 70 * part, 108, 1.1, mood.pale, 0.55),
      cloud(330 + 40 * part, 64, 0.7, mood.pale, 0.4),
      bird(200 + 260 * part, 150 - 40 * part + 4 * wave, 1, mood.dark),
      bird(168 + 260 * part, 166 - 40 * part - 4 * wave, 0.8, mood.dark),
      at(226 - 24 * part, 360 - 170 * rise, 0.62, balloon(mood, ['#0b63d8', '#084a9f'])),
      land(-4, farDunes(mood, CREST) + at(520, 134, 0.9, flag(mood))),
      at(330 + 40 * part, 400 - 200 * rise, 1.15, balloon(mood, ['#ef4b3f', '#c23330'])),
      land(-10, middleDunes(mood, CREST) + at(196, 292, 1.2, tent(mood))),
      land(-20, nearDune(mood, CREST) + trail('M300 282C276 286 248 292 226 306', mood.pale, 5)),
    ].join(''),
  )
}

async function drawFrames(folder: string): Promise<string> {
  const count = FILM.seconds * FILM.rate
  for (let frame = 0; frame < count; frame += 1)
    await sharp(Buffer.from(scene(frame / (count - 1))))
      .resize(FILM.width, FILM.height, { fit: 'fill' })
      .flatten()
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(frame).padStart(3, '0')}.png`))
  return join(folder, '%03d.png')
}

/** Semitones of a pentatonic scale above the lowest tone. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16]
const MELODY = [0, 2, 4, 5, 4, 2, 3, 1, 0, 4, 5, 7, 6, 4, 2, 3]
const NOTE_S = 0.75

/** Bells over a low hum, louder in the middle and quiet at both ends. */
function tune(seconds: number, lowest: number): Buffer {
  const sample = (time: number): number => {
    let sum = 0.1 * Math.sin(Math.PI * lowest * time) + 0.06 * Math.sin(1.5 * Math.PI * lowest * time)
    for (let note = Math.max(0, Math.floor(time / NOTE_S) - 3); note * NOTE_S <= time; note += 1) {
      const since = time - note * NOTE_S
      const pitch = lowest * 2 ** ((SCALE[MELODY[note % MELODY.length] ?? 0] ?? 0) / 12)
      const loud = Math.min(1, since * 60) * Math.exp(-2.2 * since)
      sum += 0.2 * loud * (Math.sin(2 * Math.PI * pitch * since) + 0.25 * Math.sin(4 * Math.PI * pitch * since))
    }
    return sum * ease(Math.min(1, time, (seconds - time) / 2))
  }
  const count = seconds * SAMPLE_RATE
  const wave = Buffer.alloc(44 + count * 2)
  wave.write('RIFF', 0)
  wave.writeUInt32LE(36 + count * 2, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(SAMPLE_RATE, 24)
  wave.writeUInt32LE(SAMPLE_RATE * 2, 28)
  wave.writeUInt16LE(2, 32)
  wave.writeUInt16LE(16, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(count * 2, 40)
  for (let index = 0; index < count; index += 1)
    wave.writeInt16LE(Math.round(32_000 * Math.max(-1, Math.min(1, sample(index / SAMPLE_RATE)))), 44 + index * 2)
  return wave
}

interface Track {
  /** A filter graph without an input. */
  source: string
  codec: 'libx264' | 'aac'
  bitrate: number
  options?: Record<string, string>
}

async function mux(path: string, format: string, tracks: readonly Track[]): Promise<void> {
  const muxer = await Muxer.open(path, { format })
  const parts: { input: Demuxer; encoder: Encoder; stream: number }[] = []
  for (const { source, codec, bitrate, options = {} } of tracks) {
    const found = Codec.findEncoderByName(codec as Parameters<typeof Codec.findEncoderByName>[0])
    const input = await Demuxer.open(source, { format: 'lavfi' })
    const [inputStream] = input.streams
    if (!found || !inputStream) throw new Error(`there is no encoder ${codec}`)
    const encoder = await Encoder.create(found, { autoResample: true, autoFormat: true, bitrate, options })
    parts.push({ input, encoder, stream: muxer.addStream(encoder, { inputStream }) })
  }
  await Promise.all(
    parts.map(async ({ input, encoder, stream }) => {
      const [source] = input.streams
      if (!source) throw new Error('the source has no stream')
      using decoder = await Decoder.create(source)
      for await (const packet of encoder.packets(decoder.frames(input.packets(0))))
        await muxer.writePacket(packet, stream)
      encoder.close()
      await input.close()
    }),
  )
  await muxer.close()
}

/** Everything that belongs to one file; `facts.json` contains its database fields. */
async function keep(name: string, path: string, kind: 'video' | 'audio'): Promise<void> {
  const folder = fromRoot('apps/server/demo-media', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const prepared = await playablePreparer({ priority: 0 }).prepare({
    row: { kind } as Parameters<ReturnType<typeof playablePreparer>['prepare']>[0]['row'],
    path,
    folder,
    progress: () => undefined,
    signal: new AbortController().signal,
  })
  await cp(path, join(folder, 'original'))
  writeFileSync(join(folder, 'facts.json'), `${JSON.stringify(prepared, null, 2)}\n`)
  console.log(
    name,
    statSync(path).size,
    prepared.made?.renditions.map((each) => each.name),
  )
}

Log.setLevel(AV_LOG_ERROR)
const room = mkdtempSync(join(tmpdir(), 'sands-demo-media-'))
try {
  const [film, sound, filmTune, soundTune] = ['film.mp4', 'sound.m4a', 'film.wav', 'sound.wav'].map((name) =>
    join(room, name),
  ) as [string, string, string, string]
  writeFileSync(filmTune, tune(FILM.seconds, 392))
  writeFileSync(soundTune, tune(SOUND.seconds, 329.63))
  const frames = `movie=${await drawFrames(room)}:f=image2:format_opts=framerate=${FILM.rate},${COLOURS}`
  await mux(film, 'mp4', [
    { source: frames, codec: 'libx264', bitrate: FILM.bitrate, options: { preset: 'slow' } },
    { source: `amovie=${filmTune}`, codec: 'aac', bitrate: SOUND.bitrate },
  ])
  await mux(sound, 'ipod', [{ source: `amovie=${soundTune}`, codec: 'aac', bitrate: SOUND.bitrate }])
  await keep('film', film, 'video')
  await keep('sound', sound, 'audio')
} finally {
  rmSync(room, { recursive: true, force: true })
}
