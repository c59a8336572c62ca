import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Resource } from '@sands/contract/media/media.model'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import { makeClip } from '../../../testing/files/clips.ts'
import { sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'
import { captions, files } from '../media.tables.ts'

const GET = 'GET /sands-system/api/v1/system/resource/get'
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nSand\n'

describe('an uploaded video', () => {
  const sands = useSands({ workshop: { ...plainWorkshop, priority: 0 } })
  const room = mkdtempSync(join(inject('runFolder'), 'sands-serving-'))
  afterAll(() => rmSync(room, { recursive: true, force: true }))
  let file: Resource

  beforeAll(async () => {
    const path = join(room, 'film.mp4')
    await makeClip(path, { seconds: 6, width: 64, height: 36, rate: 10 })
    const learner = await sands.signIn('author')
    const sent = await sendWhole(learner, readFileSync(path), { purpose: 'video', fileName: '沙丘.mp4' })
    expect(sent.data).toMatchObject({ playable: null, coverUrl: null })
    const state = async () => (await learner.call(GET, { query: { id: sent.data.id } })).data.status
    await vi.waitFor(async () => expect(await state()).toBe(3))
    file = (await learner.call(GET, { query: { id: sent.data.id } })).data
  })

  const get = (url: string, init: RequestInit = {}) => sands.visitor().send(url, init)
  const linesOf = async (url: string) => (await (await get(url)).text()).split('\n')
  const addressesIn = (lines: readonly string[]) => lines.flatMap((line) => /\/files\/[^"]+/.exec(line)?.[0] ?? [])
  async function segments() {
    const [list = ''] = addressesIn(await linesOf(file.playable?.hlsUrl ?? ''))
    const lines = await linesOf(list)
    const [head = '', ...parts] = addressesIn(lines)
    return { list, lines, head, parts }
  }

  it('returns what a player needs', () => {
    expect(file).toMatchObject({
      status: 3,
      progress: 100,
      failReason: null,
      expandInfo: '{"videoWidth":64,"videoHeight":36}',
      playable: { videoWidth: 64, videoHeight: 36, waveform: null, captions: [] },
    })
    expect(file.playable?.duration).toBeCloseTo(6, 0)
    expect(file.playable?.thumbnails).toMatchObject({ every: 2, width: 64, height: 36 })
  })

  it('is played until its list ends, and no part of it longer', async () => {
    const endOf = (address: string) => new URL(address, sands.url).searchParams.get('e')
    const hlsUrl = file.playable?.hlsUrl ?? ''
    sands.clock.advance(20 * 3_600_000)
    const { list, head, parts } = await segments()
    expect([list, head, ...parts].map(endOf)).toEqual(Array.from({ length: parts.length + 2 }, () => endOf(hlsUrl)))
    sands.clock.advance(-20 * 3_600_000)
  })

  it('is played from playlists whose addresses each open one object', async () => {
    const master = await get(file.playable?.hlsUrl ?? '')
    expect(master.status).toBe(200)
    expect(master.headers.get('content-type')).toContain('application/vnd.apple.mpegurl')
    expect(master.headers.get('cache-control')).toBe('private, max-age=300')
    expect(await master.text()).toMatch(
      /^#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-STREAM-INF:BANDWIDTH=\d+,RESOLUTION=64x36,CODECS="avc1\.4d\w{4},mp4a\.40\.2"\n\/files\/[\w-]{22}\/36p\/hls\?/,
    )
    const { lines, head, parts } = await segments()
    expect(lines).toEqual(
      expect.arrayContaining([
        '#EXT-X-PLAYLIST-TYPE:VOD',
        '#EXT-X-TARGETDURATION:4',
        '#EXT-X-ENDLIST',
        '#EXTINF:4.00000,',
      ]),
    )
    expect(parts).toHaveLength(2)
    for (const address of [head, ...parts]) {
      const answer = await get(address)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
      expect(bytes.subarray(4, 8).toString('latin1')).toMatch(/ftyp|styp|moof|sidx/)
    }
    expect((await get(head)).headers.get('content-type')).toBe('video/mp4')
    expect((await get(parts[0] ?? '')).headers.get('content-type')).toBe('video/iso.segment')
  })

  it('is sent in ranges of a segment, or as its size alone', async () => {
    const { parts } = await segments()
    const [part = ''] = parts
    const whole = Buffer.from(await (await get(part)).arrayBuffer())
    const piece = await get(part, { headers: { range: 'bytes=10-19' } })
    expect(piece.status).toBe(206)
    expect(piece.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
    expect(Buffer.from(await piece.arrayBuffer())).toEqual(whole.subarray(10, 20))
    const head = await get(part, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
    const list = file.playable?.hlsUrl ?? ''
    expect((await get(list, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String((await (await get(list)).arrayBuffer()).byteLength),
    )
  })

  it('has a poster and thumbnails', async () => {
    for (const url of [file.coverUrl, file.playable?.thumbnails?.url]) {
      const answer = await get(url ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  it('refuses the signature of another object', async () => {
    const { head, parts, list } = await segments()
    const [first = '', second = ''] = parts
    const tokenOf = (address: string) => address.slice(address.indexOf('?'))
    const pathOf = (address: string) => address.slice(0, address.indexOf('?'))
    for (const [path, token] of [
      [first, second],
      [first, head],
      [first, list],
      [list, file.playable?.hlsUrl ?? ''],
      [file.url, file.playable?.hlsUrl ?? ''],
      [head, file.url],
    ] as const)
      expect((await get(pathOf(path) + tokenOf(token))).status).toBe(403)
    expect((await get(pathOf(first))).status).toBe(403)
  })

  it.each([
    '36p/../original',
    '36p/%2e%2e/original',
    '36p/init.mp4/x',
    '36p//init.mp4',
    '..%2f1%2foriginal',
    '36p/0.m4s%00',
    '',
    '36p/',
    'HLS',
  ])('refuses the path %j', async (path) => {
    const { head } = await segments()
    const { status } = await get(`/files/${head.split('/')[2]}/${path}${head.slice(head.indexOf('?'))}`)
    expect([403, 404]).toContain(status)
  })

  it('has nothing to play while it is being prepared', async () => {
    const { database } = sands.server.kernel
    const { head, parts, list } = await segments()
    await database.primary.update(files).set({ status: 2 }).where(eq(files.id, file.id))
    try {
      for (const url of [file.playable?.hlsUrl ?? '', list, head, parts[0] ?? '', file.coverUrl ?? ''])
        expect((await get(url)).status).toBe(404)
      expect((await get(file.url)).status).toBe(200)
      const { data } = await (await sands.signIn('author')).call(GET, { query: { id: file.id } })
      expect(data).toMatchObject({ status: 2, playable: null, coverUrl: null })
    } finally {
      await database.primary.update(files).set({ status: 3 }).where(eq(files.id, file.id))
    }
  })

  it('has captions with their own addresses', async () => {
    const admin = await sands.signIn('admin')
    const words = await sendWhole(admin, Buffer.from(VTT), { purpose: 'caption', fileName: 'a.vtt' })
    const { database } = sands.server.kernel
    await database.primary
      .insert(captions)
      .values({ fileId: file.id, language: 'zh-CN', label: '中文', captionFileId: words.data.id })
    const { data } = await (await sands.signIn('author')).call(GET, { query: { id: file.id } })
    expect(data.playable?.captions).toMatchObject([{ language: 'zh-CN', label: '中文' }])
    const answer = await get(data.playable?.captions[0]?.url ?? '')
    expect(answer.headers.get('content-type')).toContain('text/vtt')
    expect(await answer.text()).toBe(VTT)
  })

  it('that cannot be decoded fails with its reason', async () => {
    const learner = await sands.signIn('author')
    const path = join(room, 'broken.mkv')
    await makeClip(path, { seconds: 1, width: 64, height: 36 })
    const content = readFileSync(path)
    content.fill(0, 1500)
    const { data } = await sendWhole(learner, content, { purpose: 'video', fileName: 'broken.mkv' })
    await expect
      .poll(async () => (await learner.call(GET, { query: { id: data.id } })).data)
      .toMatchObject({ status: 4, failReason: 'unreadable', playable: null })
  })
})
