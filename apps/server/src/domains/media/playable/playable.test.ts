import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type ClipOptions, makeClip } from '../../../testing/files/clips.ts'
import type { FileRow } from '../media.repo.ts'
import type { Prepared } from '../prepare/preparer.kind.ts'
import { ffmpeg } from './ffmpeg.codec.ts'
import { nodeAv } from './node-av.codec.ts'
import type { Trim } from './plan.policy.ts'
import { makePlayable } from './playable.codec.ts'
import { playablePreparer } from './playable.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-playable-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

let serial = 0
function aFolder(): string {
  serial += 1
  const folder = join(room, `made-${serial}`)
  mkdirSync(folder)
  return folder
}

interface Made {
  prepared: Prepared
  folder: string
  told: number[]
}

const ffmpegPath = inject('ffmpegPath')
const converter = ffmpegPath ? ffmpeg(ffmpegPath) : nodeAv

/**
 * Does what the transcoding process does, but in this process: starting
 * one for each file would take longer than the work.
 */
async function prepare(path: string, kind: FileRow['kind'] = 'video', trim: Trim | null = null): Promise<Made> {
  const folder = aFolder()
  const told: number[] = []
  const work = { path, folder, sound: kind === 'audio', threads: 1, trim }
  return { prepared: await makePlayable(converter, work, (percent) => told.push(percent)), folder, told }
}

async function prepareApart(path: string): Promise<Made> {
  const folder = aFolder()
  const told: number[] = []
  const prepared = await playablePreparer({ priority: 0, ffmpegPath: ffmpegPath || undefined }).prepare({
    row: { kind: 'video', trimEnd: null } as FileRow,
    path,
    folder,
    progress: (percent) => told.push(percent),
    signal: new AbortController().signal,
  })
  return { prepared, folder, told }
}

async function aClip(name: string, options: Partial<ClipOptions> = {}): Promise<string> {
  const path = join(room, name)
  await makeClip(path, { seconds: 2, width: 64, height: 36, ...options })
  return path
}
const refused = (path: string, kind?: FileRow['kind']) => expect(prepare(path, kind)).rejects
const sizeOf = ({ prepared, folder }: Made, name: string) =>
  prepared.objects
    ?.filter((each) => each.name.startsWith(`${name}/`))
    .reduce((sum, each) => sum + statSync(join(folder, each.name)).size, 0) ?? 0

describe('a video', () => {
  let made: Made
  let source: string
  beforeAll(async () => {
    source = await aClip('film.mp4', { seconds: 9, width: 480, height: 270, bitrate: 600_000 })
    made = await prepareApart(source)
  })

  it('is cut into segments of four seconds that every quality shares', () => {
    const { prepared, folder } = made
    expect(prepared).toMatchObject({ width: 480, height: 270 })
    expect(prepared.duration).toBeCloseTo(9, 0)
    const [best] = prepared.made?.renditions ?? []
    expect(best).toMatchObject({ name: '270p', codecs: expect.stringMatching(/^avc1\.4d[0-9a-f]{4},mp4a\.40\.2$/) })
    expect(best?.segments.slice(0, 2)).toEqual([4, 4])
    const names = prepared.objects?.map(({ name }) => name)
    expect(names).toEqual(['270p/init.mp4', '270p/0.m4s', '270p/1.m4s', '270p/2.m4s'])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files).toHaveLength((names?.length ?? 0) + prepared.variants.length)
  })

  it('is never made larger than its source', () => {
    expect(sizeOf(made, '270p')).toBeLessThan(statSync(source).size * 1.05)
  })

  it.each([
    ['beginning', { start: 0, end: 3 }],
    ['middle', { start: 3, end: 6 }],
    ['end', { start: 6, end: 9 }],
  ])('of which only the %s is wanted is as long as that', async (_, trim) => {
    const { prepared } = await prepare(source, 'video', trim)
    expect(prepared.duration).toBeCloseTo(3, 0)
    expect(prepared.made?.renditions[0]?.codecs).toContain('mp4a')
    expect(prepared.made?.thumbnails?.count).toBeGreaterThan(0)
  })

  it('has a poster and thumbnails for seeking', async () => {
    const { prepared, folder } = made
    expect(prepared.variants.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['large', 'image/webp'],
      ['thumbs', 'image/webp'],
    ])
    expect(await sharp(join(folder, 'large')).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
    const thumbnails = prepared.made?.thumbnails
    expect(thumbnails).toMatchObject({ every: 2, width: 160, height: 90 })
    const { count = 0, columns = 0 } = thumbnails ?? {}
    expect(count).toBeGreaterThanOrEqual(4)
    expect(await sharp(join(folder, 'thumbs')).metadata()).toMatchObject({ width: columns * 160, height: 90 })
    expect(prepared.placeholder).toMatch(/^data:image\/webp;base64,/)
  })

  it('reports progress that only rises', () => {
    expect(made.told.length).toBeGreaterThan(0)
    expect(made.told).toEqual([...made.told].sort((one, other) => one - other))
    expect(Math.max(...made.told)).toBeLessThanOrEqual(100)
  })
})

describe('a video of a special kind', () => {
  it.each(['mov', 'avi', 'wmv', 'mkv', 'webm', '3gp', 'm4v'])('such as %s can be played', async (ending) => {
    const { prepared } = await prepare(await aClip(`kind.${ending}`))
    expect(prepared.made?.renditions[0]).toMatchObject({ name: '36p', width: 64, height: 36 })
    expect(prepared.made?.renditions[0]?.codecs).toContain('mp4a.40.2')
    expect(prepared.duration).toBeGreaterThan(1.8)
    expect(prepared.duration).toBeLessThan(2.6)
  })

  it('that a phone recorded upright is upright', async () => {
    const { prepared, folder } = await prepare(await aClip('upright.mov', { rotation: 90, picture: 'smptebars' }))
    expect(prepared).toMatchObject({ width: 36, height: 64 })
    const flat = await prepare(await aClip('flat.mov', { picture: 'smptebars' }))
    const turned = await sharp(join(flat.folder, 'large')).rotate(90).raw().toBuffer()
    const upright = await sharp(join(folder, 'large')).raw().toBuffer()
    const apart = upright.reduce((sum, value, at) => sum + Math.abs(value - (turned[at] ?? 0)), 0) / upright.length
    expect(apart).toBeLessThan(12)
  })

  it('in HDR is converted for ordinary screens', async () => {
    const { prepared, folder } = await prepare(await aClip('bright.mkv', { hdr: true, sound: false }))
    expect(prepared.made?.renditions).toMatchObject([{ name: '36p', codecs: expect.stringMatching(/^avc1\./) }])
    const plain = await prepare(await aClip('plain.mkv', { sound: false }))
    const [bright, usual] = await Promise.all(
      [folder, plain.folder].map(async (each) => (await sharp(join(each, 'large')).stats()).channels[1]?.mean ?? 0),
    )
    expect(bright).toBeLessThan((usual ?? 0) * 0.9)
  })

  it('without sound is silent', async () => {
    const { prepared } = await prepare(await aClip('silent.mp4', { sound: false }))
    expect(prepared.made?.renditions[0]?.codecs).toMatch(/^avc1\.\w{6}$/)
  })

  it('has three qualities with key frames at the same moments when it is large', async () => {
    const { prepared } = await prepare(
      await aClip('large.mp4', { width: 720, height: 720, seconds: 5, rate: 10, bitrate: 2_000_000 }),
    )
    const renditions = prepared.made?.renditions ?? []
    expect(renditions.map(({ name }) => name)).toEqual(['720p', '480p', '360p'])
    expect(new Set(renditions.map(({ segments }) => segments.join())).size).toBe(1)
    const bandwidths = renditions.map(({ bandwidth }) => bandwidth)
    expect(bandwidths).toEqual([...bandwidths].sort((one, other) => other - one))
  })

  it('has a poster that shows something when it starts in the dark', async () => {
    const path = await aClip('dark.mp4', { seconds: 4, sound: false, darkUntil: 1 })
    const { folder } = await prepare(path)
    const { channels } = await sharp(join(folder, 'large')).stats()
    expect(channels[0]?.mean).toBeGreaterThan(40)
  })
})

describe('an audio file', () => {
  it.each(['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg'])('such as %s can be played', async (ending) => {
    const { prepared } = await prepare(await aClip(`sound.${ending}`, { width: 0 }), 'audio')
    expect(prepared).toMatchObject({ width: 0, height: 0, variants: [], placeholder: '' })
    expect(prepared.made?.renditions).toMatchObject([{ name: 'sound', codecs: 'mp4a.40.2' }])
    expect(prepared.made?.waveform).toHaveLength(200)
    expect(Math.max(...(prepared.made?.waveform ?? []))).toBe(100)
    expect(prepared.duration).toBeGreaterThan(1.7)
  })

  it('made from a film has no picture when only the sound is wanted', async () => {
    const { prepared } = await prepare(await aClip('film-as-sound.mp4'), 'audio')
    expect(prepared).toMatchObject({ width: 0, made: { renditions: [{ name: 'sound' }], thumbnails: null } })
  })
})

describe('a file that cannot be played', () => {
  it('because it is something else is refused', async () => {
    const path = join(room, 'words.mp4')
    writeFileSync(path, 'There is no film in here. '.repeat(500))
    await refused(path).toMatchObject({ reason: 'unreadable' })
  })

  it('because its end with the index is missing is refused', async () => {
    const path = await aClip('cut.mp4')
    writeFileSync(path, readFileSync(path).subarray(0, 20_000))
    await refused(path).toMatchObject({ reason: 'unreadable' })
  })

  it('because it has no content is refused', async () => {
    const path = await aClip('zeros.mkv')
    const bytes = readFileSync(path)
    bytes.fill(0, 1500)
    writeFileSync(path, bytes)
    await refused(path).toMatchObject({ reason: 'unreadable' })
  })

  const aLongClip = (name: string) => aClip(name, { seconds: 10, width: 160, height: 90, bitrate: 200_000 })

  it('because its last part is missing is refused as damaged', async () => {
    const path = await aLongClip('half.mkv')
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length / 2))
    await refused(path).toMatchObject({ reason: 'damaged' })
  })

  it('because a part of its middle is missing is refused as damaged', async () => {
    const path = await aLongClip('hole.mp4')
    const bytes = readFileSync(path)
    bytes.fill(0, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.6))
    writeFileSync(path, bytes)
    await refused(path).toMatchObject({ reason: 'damaged' })
  })

  it('in less than a tenth of its length is accepted', async () => {
    const path = await aLongClip('scratch.mkv')
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length * 0.95))
    const { prepared } = await prepare(path)
    expect(prepared.duration).toBeGreaterThan(9)
  })
})

describe('a file that refers to another file', () => {
  it.each([
    [
      'a playlist',
      (url: string, file: string) =>
        `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${url}/a.mp4\n#EXTINF:4,\nfile://${file}\n#EXT-X-ENDLIST\n`,
    ],
    ['a list of files', (url: string, file: string) => `ffconcat version 1.0\nfile '${file}'\nfile '${url}/b.mp4'\n`],
    [
      'a description of streams',
      (url: string) =>
        `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\na=control:${url}\n`,
    ],
  ])('such as %s opens neither an address nor another file', async (_name, text) => {
    const asked: (string | undefined)[] = []
    const inside = createServer((request, response) => {
      asked.push(request.url)
      response.end()
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const secret = await aClip('secret.mp4')
    for (const ending of ['mp4', 'avi']) {
      const path = join(room, `list.${ending}`)
      writeFileSync(path, text(`http://127.0.0.1:${port}`, secret))
      await refused(path).toMatchObject({ reason: 'unreadable' })
    }
    inside.close()
    expect(asked).toEqual([])
  })
})
