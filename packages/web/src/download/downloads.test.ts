// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { checkDownloads } from './check-downloads.ts'
import { type Download, downloadKey, expiresAt, titleOf } from './download.ts'
import { pauseDownload, removeDownloads, resumeDownload, startDownload } from './downloads.ts'
import { keepDownloadsOf } from './keep-downloads.ts'
import { runDownloads } from './run-downloads.ts'
import { downloadStorage } from './storage.ts'

const MAIN = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360\n/files/9/360p/hls?s=1\n'
const PARTS =
  '#EXTM3U\n#EXT-X-MAP:URI="/files/9/360p/init.mp4?s=1"\n#EXTINF:4,\n/files/9/360p/0.m4s?s=1\n#EXTINF:4,\n/files/9/360p/1.m4s?s=1\n'
const QUALITY = { height: 360, bytes: 24 }
const KEY = downloadKey('7', '9')

const file = (over: Partial<Resource> = {}): Resource => ({
  id: '9' as Resource['id'],
  fileName: 'Safety.mp4',
  fileType: 'video',
  contentType: 'video/mp4',
  fileSize: 1000,
  purpose: 'video',
  createTime: '2026-01-01T00:00:00.000Z',
  status: 3,
  progress: 100,
  failReason: null,
  url: '/files/9/original?s=1&v=aa',
  coverUrl: '/files/9/large?s=1',
  watermark: false,
  expandInfo: '{}',
  picture: null,
  playable: {
    duration: 8,
    videoWidth: 640,
    videoHeight: 360,
    hlsUrl: '/files/9/hls?s=1',
    thumbnails: null,
    waveform: null,
    captions: [],
  },
  readable: null,
  ...over,
})

interface Server {
  resource: () => Resource | number
  /** The answer for each file; bytes when it is not listed. */
  files: Map<string, number | 'no answer'>
  asked: string[]
}

function serve(): Server {
  const server: Server = { resource: () => file(), files: new Map(), asked: [] }
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://sands.test')
    server.asked.push(pathname)
    if (pathname.startsWith('/sands-')) {
      const answer = server.resource()
      if (typeof answer !== 'number') return new Response(JSON.stringify({ code: 1, msg: '', data: answer }))
      return new Response(JSON.stringify({ code: 4_120_005, msg: 'gone', data: null }), { status: answer })
    }
    const special = server.files.get(pathname)
    if (special === 'no answer') throw new TypeError('Failed to fetch')
    if (special) return new Response('', { status: special })
    if (pathname === '/files/9/hls') return new Response(MAIN)
    return pathname.endsWith('/hls') ? new Response(PARTS) : new Response(new Uint8Array(8))
  })
  return server
}

const stored = async (): Promise<Download | undefined> => (await downloadStorage()).get(KEY)
const names = async () => (await downloadStorage()).partNames(KEY)
const goTo = (college: string) => putSession(aSession({ collegeId: asId<CollegeId>(college) }))
const until = (state: Download['state']) => vi.waitFor(async () => expect((await stored())?.state).toBe(state))

/** As stored before downloads knew their college. */
const forgetCollege = async () => (await downloadStorage()).change(KEY, ({ collegeId: _, ...known }) => ({ ...known }))

let server: Server
beforeEach(() => {
  localStorage.clear()
  putSession(aSession())
  server = serve()
})
afterEach(async () => {
  for (const { key } of await (await downloadStorage()).all()) await removeDownloads([key])
  vi.unstubAllGlobals()
})

describe('a download', () => {
  it('fetches everything that playback needs, under names without signatures', async () => {
    await startDownload(file(), QUALITY)
    await until('done')
    expect((await names()).toSorted()).toEqual([
      '/files/9/360p/0.m4s',
      '/files/9/360p/1.m4s',
      '/files/9/360p/hls',
      '/files/9/360p/init.mp4',
      '/files/9/hls',
      '/files/9/large',
    ])
    expect(await stored()).toMatchObject({ bytes: 32, parts: 4, allParts: 4 })
  })

  it('keeps the title it was downloaded with, whatever the file name', async () => {
    await startDownload({ ...file(), fileName: 'Fire drill' }, QUALITY)
    await until('done')
    const known = await stored()
    expect(known?.file.fileName).toBe('Safety.mp4')
    expect(known && titleOf(known)).toBe('Fire drill')
  })

  it('continues after a pause, and fetches nothing twice', async () => {
    server.files.set('/files/9/360p/1.m4s', 'no answer')
    await startDownload(file(), QUALITY)
    await vi.waitFor(async () => expect((await stored())?.parts).toBe(3))
    await pauseDownload(KEY)
    expect(await stored()).toMatchObject({ state: 'paused', parts: 3 })

    server.files.clear()
    server.asked.length = 0
    await resumeDownload(KEY)
    await until('done')
    expect(server.asked.filter((path) => /init|m4s|large/.test(path))).toEqual(['/files/9/360p/1.m4s'])
    expect(await stored()).toMatchObject({ bytes: 32, parts: 4 })
  })

  it('requests new addresses when the old ones have expired', async () => {
    server.files.set('/files/9/360p/0.m4s', 403)
    const asked = vi.fn(() => {
      if (asked.mock.calls.length > 1) server.files.clear()
      return file()
    })
    server.resource = asked
    await startDownload(file(), QUALITY)
    await until('done')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('leaves nothing incomplete when there is no space', async () => {
    const storage = await downloadStorage()
    const change = storage.change.bind(storage)
    vi.spyOn(storage, 'change').mockImplementation((key, next, parts) => {
      if (parts?.add?.name.endsWith('1.m4s')) throw new DOMException('full', 'QuotaExceededError')
      return change(key, next, parts)
    })
    await startDownload(file(), QUALITY)
    await until('ended')
    expect(await stored()).toMatchObject({ reason: 'no_room', bytes: 0, parts: 0 })
    expect(await names()).toEqual([])
    vi.restoreAllMocks()
  })

  it('is deleted when the person may no longer have the file', async () => {
    server.resource = () => 404
    await startDownload(file(), QUALITY)
    await vi.waitFor(async () => expect(await stored()).toBeUndefined())
  })

  it('waits while the person is in another college', async () => {
    server.files.set('/files/9/360p/1.m4s', 'no answer')
    await startDownload(file(), QUALITY)
    await vi.waitFor(async () => expect((await stored())?.parts).toBe(3))
    await pauseDownload(KEY)
    goTo('2')
    server.resource = () => 404
    await resumeDownload(KEY)
    await runDownloads()
    expect(await stored()).toMatchObject({ state: 'waiting', parts: 3 })

    goTo('1')
    server.resource = () => file()
    server.files.clear()
    await runDownloads()
    await until('done')
  })

  it('stays when the person goes to another college while it is fetched', async () => {
    server.resource = () => {
      goTo('2')
      return 404
    }
    await startDownload(file(), QUALITY)
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    await runDownloads()
    expect(await stored()).toMatchObject({ state: 'waiting' })
  })

  it('of an earlier version is paused, not deleted, where its file is not known', async () => {
    server.files.set('/files/9/360p/1.m4s', 'no answer')
    await startDownload(file(), QUALITY)
    await vi.waitFor(async () => expect((await stored())?.parts).toBe(3))
    await pauseDownload(KEY)
    await forgetCollege()
    server.resource = () => 404
    await resumeDownload(KEY)
    await until('paused')
    expect(await stored()).toMatchObject({ parts: 3 })
  })

  it('starts again when the content of the file has changed', async () => {
    server.files.set('/files/9/360p/1.m4s', 'no answer')
    await startDownload(file(), QUALITY)
    await vi.waitFor(async () => expect((await stored())?.parts).toBe(3))
    await pauseDownload(KEY)
    server.files.clear()
    server.asked.length = 0
    server.resource = () => file({ url: '/files/9/original?s=1&v=bb' })
    await resumeDownload(KEY)
    await until('done')
    expect(server.asked).toContain('/files/9/360p/0.m4s')
    expect(await stored()).toMatchObject({ bytes: 32, parts: 4 })
  })
})

describe('a stored download', () => {
  const day = 24 * 3_600_000
  const age = async (days: number) => {
    await (await downloadStorage()).change(KEY, (known) => ({ ...known, seenAt: Date.now() - days * day }))
  }
  beforeEach(async () => {
    await startDownload(file(), QUALITY)
    await until('done')
  })

  it('is extended with every check by the server, and lasts thirty days without one', async () => {
    await age(29)
    await checkDownloads()
    const known = await stored()
    expect(known && expiresAt(known)).toBeGreaterThan(Date.now() + 29 * day)
  })

  it('is deleted after that', async () => {
    await age(31)
    await resumeDownload('somebody/else')
    expect(await stored()).toMatchObject({ state: 'ended', reason: 'expired', bytes: 0 })
    expect(await names()).toEqual([])
  })

  it('is deleted when the server says that the person lost access, and stays when there is no answer', async () => {
    await age(1)
    server.resource = () => 503
    await checkDownloads()
    expect(await stored()).toMatchObject({ state: 'done' })
    server.resource = () => 404
    await checkDownloads()
    expect(await stored()).toBeUndefined()
  })

  it('of another college is neither asked for nor deleted', async () => {
    await age(1)
    goTo('2')
    server.asked.length = 0
    server.resource = () => 404
    await checkDownloads()
    expect(server.asked).toEqual([])
    expect(await stored()).toMatchObject({ state: 'done' })
  })

  it('of an earlier version stays until its college is known', async () => {
    await age(1)
    await forgetCollege()
    server.resource = () => 404
    await checkDownloads()
    expect(await stored()).toMatchObject({ state: 'done' })
    server.resource = () => file()
    await checkDownloads()
    expect(await stored()).toMatchObject({ collegeId: '1' })
    await age(1)
    server.resource = () => 404
    await checkDownloads()
    expect(await stored()).toBeUndefined()
  })

  it('says so when the file was replaced', async () => {
    await age(1)
    server.resource = () => file({ fileSize: 5 })
    await checkDownloads()
    expect(await stored()).toMatchObject({ state: 'ended', reason: 'replaced', bytes: 0 })
    expect(await names()).toEqual([])
  })

  it('is deleted with the person’s session', async () => {
    await keepDownloadsOf('7')
    expect(await stored()).toBeDefined()
    await keepDownloadsOf(undefined)
    expect(await stored()).toBeUndefined()
    expect(await names()).toEqual([])
  })
})
