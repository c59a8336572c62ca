// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Download } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { beginOfflineViewings, rememberProgress, takeOfflineViewing } from './offline-viewing.ts'
import { aDetail, aProgress } from './testing.ts'

const THING = { learnType: 2, learnId: '31' } as const
const aDownload = (over: Partial<Download> = {}): Download => ({
  key: '7/9',
  userId: '7',
  file: {
    id: '9' as Download['file']['id'],
    fileName: 'a.mp4',
    fileType: 'video',
    status: 3,
    failReason: null,
    progress: 100,
    coverUrl: null,
    playable: null,
    watermark: false,
  },
  content: '1/',
  quality: { height: 720, bytes: 1 },
  state: 'done',
  reason: null,
  bytes: 1,
  parts: 1,
  allParts: 1,
  createdAt: Date.now(),
  seenAt: Date.now(),
  study: { thing: THING, viewing: null },
  ...over,
})
const put = async (download: Download) => (await downloadStorage()).put(download)

beforeEach(async () => {
  localStorage.clear()
  putSession(aSession())
  for (const { key } of await (await downloadStorage()).all()) await (await downloadStorage()).remove(key)
})
afterEach(() => vi.unstubAllGlobals())

it('begins a viewing for what has been downloaded, once, and again where that failed', async () => {
  await put(aDownload())
  stubWire(() => 'no answer')
  await beginOfflineViewings('7')
  expect(await takeOfflineViewing('7', THING)).toBeNull()

  const sent = stubWire(() => ({ code: 1, data: aDetail('5') }))
  await beginOfflineViewings('7')
  await beginOfflineViewings('7')
  expect(sent.map(({ key, body }) => [key, (JSON.parse(body) as { isOffline: number }).isOffline])).toEqual([
    ['POST /sands-lms/api/v1/learning-details/create', 1],
  ])
})

it('numbers each sitting in a range of its own', async () => {
  await put(aDownload({ study: { thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } } }))
  expect(await takeOfflineViewing('7', THING)).toMatchObject({
    detail: { learningDetailId: '5' },
    first: 1,
    isOffline: true,
  })
  expect((await takeOfflineViewing('7', THING))?.first).toBe(1001)
})

it('is for its own person and thing, and only as long as the download holds', async () => {
  const study = { thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } }
  await put(aDownload({ study }))
  expect(await takeOfflineViewing('8', THING)).toBeNull()
  expect(await takeOfflineViewing('7', { ...THING, learnId: '32' })).toBeNull()
  await put(aDownload({ study, state: 'ended', reason: 'expired' }))
  expect(await takeOfflineViewing('7', THING)).toBeNull()
})

it('knows how far the person has come meanwhile', async () => {
  await put(aDownload({ study: { thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } } }))
  await rememberProgress('7', aProgress({ percent: 40 }))
  expect((await takeOfflineViewing('7', THING))?.detail.progress.percent).toBe(40)
})
