// @vitest-environment happy-dom
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { noAnswer } from '../call/send.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { putSession } from '../session/store.ts'
import { sample } from '../testing/sample.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { uploadStorage } from '../upload/storage.ts'
import { ownTransport } from '../upload/transport/own-transport.ts'
import type { Resource } from '../upload/upload-item.ts'
import { list, show } from '../upload/upload-registry.ts'
import { addUploads, getUploads } from '../upload/uploads.ts'
import {
  changePostDraft,
  clearPostDraft,
  draftTag,
  getPostDraft,
  getPostDrafts,
  textTag,
  unfinishedDraft,
} from './post-drafts.ts'
import { publishDraft } from './post-sender.ts'

const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const type = CONTENT_TYPES.note
const stored = async () => (await outboxStorage()).all('7')

function aDraft(id: string, title = id) {
  changePostDraft({ id, type }, { title, text: 'Rain', boardId: '4' })
  const draft = getPostDraft(id)
  if (!draft) throw new Error('the draft was not stored')
  return draft
}

beforeEach(async () => {
  putSession(aSession())
  for (const { id } of getPostDrafts()) clearPostDraft(id)
  localStorage.clear()
  putSession(aSession())
  for (const { id } of await stored()) await (await outboxStorage()).remove(id)
})

describe('a draft on this device', () => {
  it('is stored with every change, and belongs to its person', () => {
    aDraft('stored at once', 'An umbrella')
    expect(Object.values(localStorage).join()).toContain('An umbrella')
    expect(unfinishedDraft(type)?.title).toBe('An umbrella')
    putSession(aSession({ userId: '8' }))
    expect(getPostDrafts()).toEqual([])
  })

  it('stays until the server has acknowledged it, whatever happens to the network', async () => {
    const sent = stubWire(() => 'no answer')
    await publishDraft(aDraft('kept').id)
    expect(getPostDraft('kept')).toMatchObject({ stage: 'queued', title: 'kept' })
    expect(unfinishedDraft(type)?.id).not.toBe('kept')
    await vi.waitFor(() => expect(sent.filter(({ key }) => key === CREATE)).toHaveLength(1))
    const [item] = await stored()
    expect(item).toMatchObject({ idempotencyKey: getPostDraft('kept')?.sendKey, lane: 'community.post kept' })
    const { retryOutbox } = await import('../outbox/outbox.ts')
    stubWire(() => ({ code: 1, data: { id: '1', state: 'published', version: 1 } }))
    await retryOutbox()
    await vi.waitFor(() => expect(getPostDraft('kept')).toBeUndefined())
  })

  it('comes back with the reason when the server refuses it, and the next one is published', async () => {
    stubWire(({ body }) =>
      body.includes('casino') ? { code: 4260005, status: 422, msg: 'Not this word' } : { code: 1, data: {} },
    )
    await publishDraft(aDraft('refused', 'casino').id)
    await publishDraft(aDraft('next').id)
    await vi.waitFor(() => expect(getPostDraft('refused')).toMatchObject({ stage: 'writing', reason: 'Not this word' }))
    await vi.waitFor(() => expect(getPostDraft('next')).toBeUndefined())
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
  })

  it('says why when the server asks for a wait of hours, and keeps waiting for seconds', async () => {
    stubWire(({ body }) => ({
      ...{ code: 4260006, status: 429, msg: 'Three a day' },
      data: { seconds: body.includes('tomorrow') ? 86_000 : 60 },
    }))
    await publishDraft(aDraft('tomorrow').id)
    await publishDraft(aDraft('soon').id)
    await vi.waitFor(() => expect(getPostDraft('tomorrow')).toMatchObject({ stage: 'writing', reason: 'Three a day' }))
    await vi.waitFor(async () => expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1 }]))
    expect(getPostDraft('soon')?.stage).toBe('queued')
  })

  it('waits for the pictures within its text after the tap, and is sent with them', async () => {
    const sent = stubWire(() => ({ code: 1, data: {} }))
    const article = { title: 'Rain', html: '<p>Rain</p>', boardId: '4' }
    changePostDraft({ id: 'rainy', type: CONTENT_TYPES.article }, article)
    list({
      ...{ id: 'part', fileName: 'a.png', size: 1, purpose: 'picture', library: false, tag: textTag('rainy') },
      ...{ state: 'offline', sent: 0, speed: 0, reason: null, mayRetry: true, made: null },
    })
    await publishDraft('rainy')
    expect(getPostDraft('rainy')).toMatchObject({ stage: 'files', waitsFor: ['part'] })
    expect(sent.some(({ key }) => key === CREATE)).toBe(false)
    const made = sample('POST /sands-system/api/v1/system/resource/create', { id: '7' }) as Resource
    show('part', { state: 'done', made })
    await vi.waitFor(() => expect(sent.some(({ key }) => key === CREATE)).toBe(true))
    const { articleText } = JSON.parse(sent.find(({ key }) => key === CREATE)?.body ?? '{}') as { articleText?: string }
    expect(articleText).toBe('<p>Rain</p><p><img data-file-id="7" alt=""></p>')
    await vi.waitFor(() => expect(getPostDraft('rainy')).toBeUndefined())
  })

  it('with a file is published after a crash and a week without network', async () => {
    const DAY_MS = 86_400_000
    const made = sample('POST /sands-system/api/v1/system/resource/create', { id: '9' })
    const sent = stubWire(({ key }) => ({
      code: 1,
      data: key.includes('/tencent/') ? { store: 'own' } : key.endsWith('/resource/create') ? made : {},
    }))
    const send = vi.spyOn(ownTransport, 'send').mockRejectedValue(noAnswer(0))
    const storage = await uploadStorage()
    const files = new Map<string, Blob>()
    const spies = [
      send,
      vi.spyOn(storage, 'putFile').mockImplementation(async (id, file) => Boolean(files.set(id, file))),
      vi.spyOn(storage, 'file').mockImplementation(async (id) => files.get(id)),
    ]
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
      vi.useRealTimers()
    })
    aDraft('week')
    await addUploads([new File(['umbrella'], 'a.png')], { purposes: ['picture'], tag: draftTag('week') })
    await vi.waitFor(() => expect(getUploads()).toMatchObject([{ state: 'offline', isStored: true }]))
    await publishDraft('week')

    // Nothing is left but what the device has stored.
    putSession(null)
    await vi.waitFor(() => expect(getUploads()).toEqual([]))
    for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent('storage', { key }))
    vi.useFakeTimers({ now: Date.now() + 7 * DAY_MS, toFake: ['Date'] })
    send.mockResolvedValue({ kind: 'upload', id: 'a'.repeat(32) })
    putSession(aSession())

    await vi.waitFor(() => expect(getPostDraft('week')).toBeUndefined())
    const posts = sent.filter(({ key }) => key === CREATE)
    expect(posts.map(({ body }) => JSON.parse(body))).toMatchObject([{ title: 'week', fileIds: ['9'] }])
    await vi.waitFor(async () => expect(await storage.all()).toEqual([]))
  })
})
