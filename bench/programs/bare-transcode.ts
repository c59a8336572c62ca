// The simplest program that makes the same streams, with the same decoder, scaler, encoder, preset, qualities and
// threads.
import { mkdirSync } from 'node:fs'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264, type Frame } from 'node-av'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'

const [path = '', folder = '', threads = '1'] = process.argv.slice(2)
const threadCount = Number(threads)
const input = await Demuxer.open(path)
const [video, audio] = [input.video(), input.audio()]
if (!video || !audio) throw new Error('a film with sound was expected')
const [pictures, sounds] = [await Decoder.create(video, { threadCount }), await Decoder.create(audio)]
const aac = await Encoder.create(FF_ENCODER_AAC, { bitrate: 128_000, autoResample: true })
const options = { preset: 'veryfast', crf: 23, 'x264-params': 'keyint=100:min-keyint=100:scenecut=0' } as const
async function open(width: number, height: number, maxRate: number) {
  mkdirSync(`${folder}/${height}`)
  const hls = { hls_time: '3.5', hls_segment_type: 'fmp4', hls_segment_filename: `${folder}/${height}/%d.m4s` }
  const muxer = await Muxer.open(`${folder}/${height}/list.m3u8`, { format: 'hls', options: hls })
  const rates = { maxRate, bufSize: maxRate, gopSize: 100 }
  const x264 = await Encoder.create(FF_ENCODER_LIBX264, { ...rates, threadCount, options })
  const scale = FilterAPI.create(`scale=${width}:${height},format=yuv420p`)
  return { muxer, x264, scale, picture: muxer.addStream(x264), sound: muxer.addStream(aac) }
}
const outputs = [await open(1280, 720, 2_500_000), await open(854, 480, 1_200_000), await open(640, 360, 700_000)]
async function showPicture(frame: Frame | null) {
  for (const { muxer, x264, scale, picture } of outputs)
    for (const scaled of frame ? await scale.processAll(frame) : [null])
      for (const made of await x264.encodeAll(scaled)) await muxer.writePacket(made, picture)
}
async function playSound(frame: Frame | null) {
  for (const made of await aac.encodeAll(frame))
    for (const { muxer, sound } of outputs) await muxer.writePacket(made, sound)
}
for await (using packet of input.packets()) {
  if (packet?.streamIndex !== audio.index) for (const each of await pictures.decodeAll(packet)) await showPicture(each)
  if (packet?.streamIndex !== video.index) for (const each of await sounds.decodeAll(packet)) await playSound(each)
}
await Promise.all([showPicture(null), playSound(null)])
for (const { muxer } of outputs) await muxer.close()
