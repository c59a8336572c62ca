// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { onlyVariant, partName, readParts, readVariants } from './playlist.ts'
import { qualitiesOf, usualQuality, variantFor } from './quality.ts'

const MAIN = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"',
  '/files/9/360p/hls?e=1&s=a',
  '#EXT-X-STREAM-INF:BANDWIDTH=2500000,RESOLUTION=1280x720',
  '720p/hls?e=1&s=b',
].join('\r\n')
const PARTS = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="/files/9/360p/init.mp4?e=1&s=i"',
  '#EXTINF:4.0,',
  '/files/9/360p/0.m4s?e=1&s=0',
  '#EXTINF:2.5,',
  '/files/9/360p/1.m4s?e=1&s=1',
  '#EXT-X-ENDLIST',
  '',
].join('\n')
const playable = {
  duration: 100,
  videoWidth: 1280,
  videoHeight: 720,
  hlsUrl: '/files/9/hls?e=1&s=m',
  thumbnails: null,
  waveform: null,
  captions: [],
}

it('lists the qualities of a video, and the size of each', () => {
  expect(readVariants(MAIN, playable.hlsUrl).map(({ url }) => partName(url))).toEqual([
    '/files/9/360p/hls',
    '/files/9/720p/hls',
  ])
  expect(qualitiesOf(MAIN, playable)).toEqual([
    { height: 720, bytes: 31_250_000 },
    { height: 360, bytes: 10_000_000 },
  ])
  expect(qualitiesOf(PARTS, { ...playable, videoHeight: 0 })).toEqual([{ height: 0, bytes: 1_600_000 }])
})

it('names a portrait video by its shorter side', () => {
  const upright = MAIN.replace('640x360', '360x640').replace('1280x720', '720x1280')
  const sizes = qualitiesOf(upright, { ...playable, videoWidth: 720, videoHeight: 1280 })
  expect(sizes.map(({ height }) => height)).toEqual([720, 360])
  const [, small] = readVariants(upright, playable.hlsUrl).toReversed()
  expect(variantFor(readVariants(upright, playable.hlsUrl), { height: 360 })).toEqual(small)
})

it('chooses the smallest quality that is sharp on the screen, or else the best', () => {
  const all = [1080, 720, 480, 360].map((height) => ({ height, bytes: height }))
  const chosen = (width: number, pixelRatio: number) =>
    usualQuality(all, { width, height: width * 2, pixelRatio })?.height
  expect(chosen(375, 2)).toBe(480)
  expect(chosen(430, 3)).toBe(720)
  expect(chosen(320, 1)).toBe(360)
  expect(chosen(1024, 2)).toBe(1080)
})

it('chooses the closest quality when one no longer exists', () => {
  const variants = readVariants(MAIN, playable.hlsUrl)
  expect(variantFor(variants, { height: 1080 })?.height).toBe(720)
  expect(variantFor([], { height: 1080 })).toBeUndefined()
})

it('lists all parts of one quality, and makes a main playlist with only that quality', () => {
  expect(readParts(PARTS, '/files/9/360p/hls').map(partName)).toEqual([
    '/files/9/360p/init.mp4',
    '/files/9/360p/0.m4s',
    '/files/9/360p/1.m4s',
  ])
  const [small] = readVariants(MAIN, playable.hlsUrl)
  const alone = small ? readVariants(onlyVariant(small), playable.hlsUrl) : []
  expect(alone).toEqual([small])
})
