// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Download } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { outboxItems, startOutbox } from '../outbox/outbox.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { browserEnvironment } from './browser-environment.ts'
import {
  beginOfflineViewings,
  rememberProgress,
  studiesFor,
  studyDownloadFor,
  takeOfflineViewing,
} from './offline-viewing.ts'
import { aDetail, anUpdate, aPlayed, aProgress, aReceipt } from './testing.ts'
import { createViewing } from './viewing.ts'
import { outboxStore } from './viewing-store.ts'

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
  for (const { id } of await outboxItems()) await (await outboxStorage()).remove(id)
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

describe('watched offline for the second time', () => {
  const UPDATE = 'POST /sands-lms/api/v1/learning-details/update'
  const { learningDetailId } = aDetail('5')
  const seqOf = ({ body }: { body: string }) => (JSON.parse(body) as { seq: number }).seq
  const isWaiting = (seq: number) =>
    vi.waitFor(async () =>
      expect((await outboxItems()).map(({ body }) => body)).toContainEqual(expect.objectContaining({ seq })),
    )

  it('is sent after what waits from the first time, which the server would ignore otherwise', async () => {
    startOutbox()
    stubWire(() => 'no answer')
    await put(aDownload({ studies: [{ thing: THING, viewing: { detail: aDetail('5'), nextSeq: 1001 } }] }))
    const first = anUpdate({ learningDetailId, seq: 1 })
    await outboxStore({ userId: '7', now: Date.now }).release([first])
    const viewing = createViewing(THING, browserEnvironment({ before: async () => undefined }))
    await vi.waitFor(() => expect(viewing.get().state).toBe('paused'))
    viewing.onPlayed(aPlayed())
    await isWaiting(1001)

    let isDown = true
    const sent = stubWire(({ key, body }) => {
      if (key !== UPDATE || isDown) return 'no answer'
      return { code: 1, data: aReceipt({ ...first, seq: seqOf({ body }) }) }
    })
    await viewing.flush()
    expect(sent.filter(({ key }) => key === UPDATE).map(seqOf)).not.toContain(1001)
    sent.length = 0
    isDown = false
    dispatchEvent(new Event('online'))
    await vi.waitFor(async () => expect(await outboxItems()).toEqual([]))
    viewing.leave()
    expect(sent.filter(({ key }) => key === UPDATE).map(seqOf)).toEqual([1, 1001])
  })
})
