// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CallError } from '../call/call-error.ts'
import { noAnswer } from '../call/send.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { type Sent, stubWire } from '../testing/wire.ts'
import { uploadStorage } from './storage.ts'
import { ownTransport } from './transport/own-transport.ts'
import type { Sending, UploadSource } from './transport/transport.ts'
import type { StoredUpload } from './upload-item.ts'
import {
  type Adding,
  addUploads,
  cancelUpload,
  claimUpload,
  clearUploads,
  getUploads,
  giveFile,
  onUploadMade,
  pauseUpload,
  resumeUpload,
} from './uploads.ts'

type Send = (file: Blob, sending: Sending) => Promise<UploadSource>
/** The connection to the store, which the test controls. */
const line = {
  send: undefined as Send | undefined,
  discarded: [] as string[],
  sha256: null as string | null,
}
/** Computes the hash of a file like the real worker. */
class HashWorker {
  onmessage: (event: { data: string | null }) => void = () => undefined
  postMessage(): void {
    setTimeout(() => this.onmessage({ data: line.sha256 }))
  }
  terminate(): void {}
}

const SOURCE = { kind: 'upload', id: 'a'.repeat(32) } as const
const CREATE = 'POST /sands-system/api/v1/system/resource/create'
const FIND = 'POST /sands-system/api/v1/system/resource/find'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )
/** Sends everything at once. */
const whole: Send = async (file, { onProgress, onMark }) => {
  onMark('/uploads/1')
  onProgress(file.size)
  return SOURCE
}
/** Sends half of the file, and then stops. */
const half: Send = (file, { onProgress, onMark, signal }) => {
  onMark('/uploads/1')
  onProgress(file.size / 2)
  return aborted(signal)
}

let sent: Sent[]
/** Files go to our own store; the test answers everything else. */
const answer = (rule: Parameters<typeof stubWire>[0]) =>
  stubWire((request) => (request.key.includes('/tencent/') ? { code: 1, data: { store: 'own' } } : rule(request)))
const LIBRARY: Adding = { purposes: ['video', 'document'], library: true }
const aFile = (name = 'a.mp4', content = name) => new File([content.padEnd(100, '.')], name)
const only = () => getUploads()[0]
const state = () => only()?.state
const marks: (string | null)[] = []

beforeEach(async () => {
  for (const { id } of getUploads()) await cancelUpload(id)
  putSession(aSession())
  line.send = whole
  line.discarded = []
  line.sha256 = null
  marks.length = 0
  vi.stubGlobal('Worker', HashWorker)
  vi.spyOn(ownTransport, 'send').mockImplementation((file, sending) => (line.send ?? whole)(file, sending))
  vi.spyOn(ownTransport, 'discard').mockImplementation(async (mark) => void line.discarded.push(mark))
  sent = answer(({ key }) => ({ code: 1, data: key === CREATE ? { id: '9', fileName: 'a.mp4' } : null }))
})

describe('an upload', () => {
  it('starts at once and becomes a file', async () => {
    const [here, anywhere] = [vi.fn(), vi.fn()]
    const off = onUploadMade(anywhere)
    await addUploads([aFile()], { ...LIBRARY, onMade: here })
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'done', sent: 100, made: { id: '9' } }))
    expect(JSON.parse(sent.find(({ key }) => key === CREATE)?.body ?? '')).toEqual({
      source: SOURCE,
      purpose: 'video',
      fileName: 'a.mp4',
      library: true,
    })
    await vi.waitFor(() => expect([here, anywhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
    expect(await (await uploadStorage()).all()).toEqual([])
    clearUploads()
    expect(getUploads()).toEqual([])
    off()
  })

  it('with a tag stays listed until it is claimed, also when its person comes back', async () => {
    await addUploads([aFile()], { ...LIBRARY, tag: 'exam.7.q1' })
    const storage = await uploadStorage()
    await vi.waitFor(async () => expect((await storage.all())[0]?.made).toMatchObject({ id: '9' }))
    clearUploads()
    putSession(null)
    await vi.waitFor(() => expect(getUploads()).toEqual([]))
    putSession(aSession())
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'done', tag: 'exam.7.q1', made: { id: '9' } }))
    await claimUpload(only()?.id ?? '')
    expect(getUploads()).toEqual([])
    expect(await storage.all()).toEqual([])
  })

  it.each([
    ['of a draft is copied to the device', 'a draft', true],
    ['of a draft is named when there is no room for a copy', 'a draft', false],
    ['is not copied otherwise', undefined, undefined],
  ])('of a large file %s', async (_, tag, isStored) => {
    const putFile = vi.spyOn(await uploadStorage(), 'putFile').mockResolvedValue(isStored === true)
    onTestFinished(() => putFile.mockRestore())
    line.send = half
    const file = aFile()
    Object.defineProperty(file, 'size', { value: 300 * 1024 * 1024 })
    await addUploads([file], { ...LIBRARY, ...(tag && { tag }) })
    await vi.waitFor(() => expect(only()?.isStored).toBe(isStored === true))
    expect(putFile.mock.calls).toHaveLength(isStored === undefined ? 0 : 1)
  })

  it('is not sent when the server already has it', async () => {
    line.sha256 = 'f'.repeat(64)
    const send = vi.fn(whole)
    line.send = send
    sent = answer(({ key }) => ({ code: 1, data: key === FIND ? { id: '7' } : null }))
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'done', made: { id: '7' } }))
    expect(send).not.toHaveBeenCalled()
    expect(JSON.parse(sent.find(({ key }) => key === FIND)?.body ?? '')).toEqual({
      sha256: line.sha256,
      fileSize: 100,
      purpose: 'video',
      library: true,
    })
  })

  it('is refused before sending, and the others are sent', async () => {
    await addUploads([aFile('a.exe'), aFile('b.pdf'), new File([], 'c.mp4')], LIBRARY)
    await vi.waitFor(() => expect(getUploads().map((item) => item.state)).toEqual(['failed', 'done', 'failed']))
    expect(getUploads().map(({ reason }) => reason)).toEqual(['media.upload_wrong_type', null, 'media.upload_empty'])
    expect(getUploads().map(({ mayRetry }) => mayRetry)[0]).toBe(false)
  })

  it('is refused when the limit is reached by those before it', async () => {
    await addUploads([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')], { ...LIBRARY, room: 2 })
    await vi.waitFor(() => expect(getUploads().map((item) => item.state)).toEqual(['done', 'done', 'failed']))
    expect(getUploads()[2]?.reason).toBe('media.upload_too_many')
  })

  it('runs three at a time', async () => {
    const send = vi.fn(half)
    line.send = send
    await addUploads(
      [1, 2, 3, 4, 5].map((number) => aFile(`${number}.mp4`)),
      LIBRARY,
    )
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    line.send = whole
    await cancelUpload(getUploads()[0]?.id ?? '')
    await vi.waitFor(() => expect(getUploads().at(-1)?.state).toBe('done'))
    expect(getUploads().map((item) => item.state)).toEqual(['sending', 'sending', 'done', 'done'])
  })

  it('is not sent twice when it is chosen twice', async () => {
    line.send = half
    await addUploads([aFile()], LIBRARY)
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(state()).toBe('sending'))
    expect(getUploads()).toHaveLength(1)
  })

  it('with the same content as others keeps its own name, and only the first is sent', async () => {
    line.sha256 = 'f'.repeat(64)
    let isMade = false
    const send = vi.fn(whole)
    line.send = send
    sent = answer(({ key }) => {
      if (key === CREATE) isMade = true
      return { code: 1, data: isMade ? { id: '9', fileName: 'a1.mp4' } : null }
    })
    const made = vi.fn()
    const files = ['a1.mp4', 'a2.mp4', 'a3.mp4'].map((name) => aFile(name, 'same'))
    await addUploads(files, { ...LIBRARY, onMade: ({ id }, { name }) => made(id, name) })
    await vi.waitFor(() => expect(getUploads().map((item) => item.state)).toEqual(['done', 'done', 'done']))
    expect(getUploads().map(({ fileName }) => fileName)).toEqual(['a1.mp4', 'a2.mp4', 'a3.mp4'])
    await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(3))
    expect(made.mock.calls).toEqual([
      ['9', 'a1.mp4'],
      ['9', 'a2.mp4'],
      ['9', 'a3.mp4'],
    ])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('replaces a paused one with the same content', async () => {
    line.send = half
    await addUploads([aFile('a1.mp4', 'same'), aFile('a2.mp4', 'same')], LIBRARY)
    await vi.waitFor(() => expect(getUploads().map((item) => item.state)).toEqual(['sending', 'waiting']))
    line.send = whole
    pauseUpload(only()?.id ?? '')
    await vi.waitFor(() => expect(getUploads().map((item) => item.state)).toEqual(['paused', 'done']))
  })
})

describe('a running upload', () => {
  beforeEach(async () => {
    line.send = half
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'sending', sent: 50 }))
    line.send = (file: Blob, sending: Sending) => {
      marks.push(sending.mark)
      return whole(file, sending)
    }
  })

  it('pauses, and continues where it stopped', async () => {
    pauseUpload(only()?.id ?? '')
    expect(only()).toMatchObject({ state: 'paused', sent: 50 })
    resumeUpload(only()?.id ?? '')
    await vi.waitFor(() => expect(state()).toBe('done'))
    expect(marks).toEqual(['/uploads/1'])
  })

  it('completes before the look-up by hash answers: nothing is deleted', async () => {
    pauseUpload(only()?.id ?? '')
    line.sha256 = 'b'.repeat(64)
    let find: (() => void) | undefined
    const late = new Promise<void>((done) => {
      find = done
    })
    sent = answer(async ({ key }) => {
      if (key === FIND) await late
      if (key === CREATE) find?.()
      return { code: 1, data: { id: '9', fileName: 'a.mp4' } }
    })
    resumeUpload(only()?.id ?? '')
    await vi.waitFor(() => expect(state()).toBe('done'))
    await vi.waitFor(() => expect(sent.map(({ key }) => key)).toContain(FIND))
    await new Promise((done) => setTimeout(done))
    expect(line.discarded).toEqual([])
  })

  it('is cancelled, and nothing of it is left anywhere', async () => {
    await cancelUpload(only()?.id ?? '')
    expect(getUploads()).toEqual([])
    expect(line.discarded).toEqual(['/uploads/1'])
    expect(await (await uploadStorage()).all()).toEqual([])
    expect(localStorage.getItem('sands.uploads')).toBeNull()
  })

  it('waits for its person, asks for the file again, and continues only with the same one', async () => {
    putSession(aSession({ userId: '8', accessToken: 'access-8' }))
    await vi.waitFor(() => expect(getUploads()).toEqual([]))
    expect(await (await uploadStorage()).all()).toMatchObject([{ scope: '7.1', mark: '/uploads/1' }])

    putSession(aSession())
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'missing', fileName: 'a.mp4', sent: 50 }))
    const { id } = only() ?? { id: '' }
    expect(await giveFile(id, aFile('a.mp4', 'something else'))).toBe(false)
    expect(state()).toBe('missing')
    expect(await giveFile(id, aFile())).toBe(true)
    await vi.waitFor(() => expect(state()).toBe('done'))
    expect(marks).toEqual(['/uploads/1'])
  })
})

describe('an upload of an earlier visit', () => {
  const HOUR_MS = 3_600_000
  const leave = async (change: Partial<StoredUpload>) => {
    const stored: StoredUpload = {
      id: 'left',
      scope: '7.1',
      fileName: 'left.mp4',
      size: 100,
      fingerprint: 'left',
      purpose: 'video',
      library: true,
      mark: '/uploads/left',
      sent: 50,
      paused: false,
      createdAt: Date.now(),
      ...change,
    }
    putSession(null)
    await (await uploadStorage()).put(stored)
    putSession(aSession())
    await vi.waitFor(() => expect(only()?.id).toBe('left'))
  }
  const ago = (hours: number) => Date.now() - hours * HOUR_MS

  it('is stored for a day after its last piece', async () => {
    await leave({ createdAt: ago(60), lastPieceAt: ago(23) })
    expect(state()).toBe('missing')
  })

  it.each([
    ['a day after its last piece', { createdAt: ago(60), lastPieceAt: ago(25) }],
    ['a day after its start when nothing was sent', { createdAt: ago(25) }],
    ['a week after its start', { createdAt: ago(7 * 24 + 1), lastPieceAt: ago(1) }],
  ])('expires %s, and the person is told', async (_, change) => {
    await leave(change)
    expect(only()).toMatchObject({ state: 'failed', reason: 'media.upload_expired', mayRetry: false })
    expect(await (await uploadStorage()).all()).toEqual([])
    expect(localStorage.getItem('sands.uploads')).toBeNull()
  })

  it('of a draft survives a week without network: it is uploaded from its beginning', async () => {
    await leave({ createdAt: ago(7 * 24 + 1), lastPieceAt: ago(7 * 24), tag: 'a draft' })
    expect(only()).toMatchObject({ state: 'missing', sent: 0 })
    expect(await (await uploadStorage()).all()).toMatchObject([{ mark: null, tag: 'a draft' }])
  })

  it('stores the time of its last piece', async () => {
    line.send = half
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ sent: 50 }))
    pauseUpload(only()?.id ?? '')
    await vi.waitFor(async () =>
      expect((await (await uploadStorage()).all())[0]?.lastPieceAt).toBeGreaterThan(Date.now() - HOUR_MS),
    )
  })
})

describe('a failure', () => {
  it('of the storage of this device does not fail a finished upload', async () => {
    const made = vi.fn()
    const storage = await uploadStorage()
    const remove = vi.spyOn(storage, 'remove').mockRejectedValue(new DOMException('', 'InvalidStateError'))
    await addUploads([aFile()], { ...LIBRARY, onMade: made })
    await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(remove).toHaveBeenCalled())
    expect(state()).toBe('done')
    remove.mockRestore()
  })

  it('of the network is retried', async () => {
    let tries = 0
    line.send = (file: Blob, sending: Sending) => {
      tries += 1
      return tries === 1 ? Promise.reject(noAnswer(0)) : whole(file, sending)
    }
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(state()).toBe('offline'))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(state()).toBe('done'))
  })

  it('of a busy server is retried, whichever request it refuses', async () => {
    let tries = 0
    let creates = 0
    line.send = (file: Blob, sending: Sending) => {
      tries += 1
      return tries === 1
        ? Promise.reject(new CallError({ code: 4120006, msg: 'Busy', status: 503 }))
        : whole(file, sending)
    }
    sent = answer(({ key }) => {
      if (key !== CREATE) return { code: 1 }
      creates += 1
      return creates === 1 ? { code: 4120006, status: 503 } : { code: 1, data: { id: '9' } }
    })
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(state()).toBe('waiting'))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(creates).toBe(1))
    await vi.waitFor(() => expect(state()).toBe('waiting'))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(state()).toBe('done'))
  })

  it.each([
    [415, 'Not this', false],
    [507, 'No room', true],
  ])('that fails shows a message: %i', async (status, msg, mayRetry) => {
    line.send = () => Promise.reject(new CallError({ code: 1, msg, status }))
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'failed', reason: msg, mayRetry }))
    line.send = whole
    resumeUpload(only()?.id ?? '')
    await vi.waitFor(() => expect(state()).toBe('done'))
  })

  it('of the page just after the file was created does not create a second one', async () => {
    line.sha256 = 'f'.repeat(64)
    let isMade = false
    const send = vi.fn<Send>(async (_file, { onMark }) => {
      onMark('/uploads/1')
      isMade = true
      throw new CallError({ code: 0, msg: '', status: 404 })
    })
    line.send = send
    sent = answer(({ key }) => ({ code: 1, data: key === FIND && isMade ? { id: '7' } : null }))
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'done', made: { id: '7' } }))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('of the page just after the file was created is over once the file is found', async () => {
    line.send = half
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'sending', sent: 50 }))
    pauseUpload(only()?.id ?? '')

    line.sha256 = 'f'.repeat(64)
    const { promise: isAskedAgain, resolve: onAskedAgain } = Promise.withResolvers<void>()
    const { promise: never } = Promise.withResolvers<void>()
    let asked = 0
    sent = answer(async ({ key }) => {
      asked += key === FIND ? 1 : 0
      if (asked > 1) onAskedAgain()
      await (asked > 1 ? never : isAskedAgain)
      return { code: 1, data: { id: '7' } }
    })
    const send = vi.fn<Send>(() => Promise.reject(new CallError({ code: 0, msg: '', status: 404 })))
    line.send = send
    resumeUpload(only()?.id ?? '')
    await vi.waitFor(() => expect(only()).toMatchObject({ state: 'done', made: { id: '7' } }))
    await new Promise((done) => setTimeout(done, 50))
    expect(only()).toMatchObject({ state: 'done', sent: 100 })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('of the uploaded part starts the upload again', async () => {
    let creates = 0
    sent = answer(({ key }) => {
      if (key !== CREATE) return { code: 1 }
      creates += 1
      return creates === 1 ? { code: 4120009, status: 409 } : { code: 1, data: { id: '9' } }
    })
    await addUploads([aFile()], LIBRARY)
    await vi.waitFor(() => expect(state()).toBe('done'))
    expect(creates).toBe(2)
  })
})
