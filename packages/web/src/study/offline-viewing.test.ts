// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Download } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import {
  beginOfflineViewings,
  rememberProgress,
  studiesFor,
  studyDownloadFor,
  takeOfflineViewing,
} from './offline-viewing.ts'
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
  studies: [{ thing: THING, viewing: null }],
  ...over,
})
const put = async (download: Download) => (await downloadStorage()).put(download)

beforeEach(async () => {
  localStorage.clear()
  putSession(aSession())
  for (const { key } of await (await downloadStorage()).all()) await (await downloadStorage()).remove(key)
})
afterEach(() => vi.unstubAllGlobals())

it('starts a viewing for downloaded content once, and tries again after a failure', async () => {
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

it('gives each session of watching its own range of numbers', async () => {
  await put(aDownload({ studies: [{ thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } }] }))
  expect(await takeOfflineViewing('7', THING)).toMatchObject({
    detail: { learningDetailId: '5' },
    first: 1,
    isOffline: true,
  })
  expect((await takeOfflineViewing('7', THING))?.first).toBe(1001)
})

it('is for its own person and content, and only as long as the download is valid', async () => {
  const studies = [{ thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } }]
  await put(aDownload({ studies }))
  expect(await takeOfflineViewing('8', THING)).toBeNull()
  expect(await takeOfflineViewing('7', { ...THING, learnId: '32' })).toBeNull()
  await put(aDownload({ studies, state: 'ended', reason: 'expired' }))
  expect(await takeOfflineViewing('7', THING)).toBeNull()
})

it('knows the person’s progress in the meantime', async () => {
  await put(aDownload({ studies: [{ thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } }] }))
  await rememberProgress('7', aProgress({ percent: 40 }))
  expect((await takeOfflineViewing('7', THING))?.detail.progress.percent).toBe(40)
})

it('counts for each content that uses the file, once the person has opened it online', async () => {
  const other = { learnType: 2, learnId: '32' } as const
  const sent = stubWire(({ body }) => ({
    code: 1,
    data: aDetail((JSON.parse(body) as { learnId: string }).learnId === '32' ? '6' : '5'),
  }))
  const download = aDownload()
  await put(download)
  await beginOfflineViewings('7')
  expect(await takeOfflineViewing('7', other)).toBeNull()
  await studyDownloadFor(download.key, other)
  await studyDownloadFor(download.key, other)
  await studyDownloadFor(download.key, THING)
  expect(sent).toHaveLength(2)
  expect(await takeOfflineViewing('7', other)).toMatchObject({ detail: { learningDetailId: '6' }, first: 1 })
  expect(await takeOfflineViewing('7', THING)).toMatchObject({ detail: { learningDetailId: '5' }, first: 1 })
  await rememberProgress('7', aProgress({ learnId: '32', percent: 40 }))
  expect((await takeOfflineViewing('7', other))?.detail.progress.percent).toBe(40)
  expect((await takeOfflineViewing('7', THING))?.detail.progress.percent).not.toBe(40)
})

it('counts for a content also when the file was downloaded by itself', async () => {
  stubWire(() => ({ code: 1, data: aDetail('5') }))
  const { studies: _, ...alone } = aDownload()
  await put(alone)
  await studyDownloadFor(alone.key, THING)
  expect(await takeOfflineViewing('7', THING)).toMatchObject({ detail: { learningDetailId: '5' } })
})

it('counts for the same content when it is downloaded again', () => {
  const other = { learnType: 2, learnId: '32' } as const
  const before = aDownload({ studies: [{ thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1 } }] })
  const fresh = (content: object) => ({ thing: content, viewing: null })
  expect(studiesFor(before, other)).toEqual([fresh(other), fresh(THING)])
  expect(studiesFor(before, THING)).toEqual([fresh(THING)])
  expect(studiesFor(before, undefined)).toEqual([fresh(THING)])
  expect(studiesFor(undefined, undefined)).toEqual([])
})
