import { CHANGED_MEANWHILE } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveRequest } from './draft-saver.model.ts'
import { createDraftSaver } from './draft-saver.ts'

const ID = '7'
interface Page {
  readonly words: string
}
const aPage = (): Page => ({ words: '' })
const lost = () => new CallError({ code: -1, msg: 'No answer', status: 0, network: true })
const changedMeanwhile = () => new CallError({ code: CHANGED_MEANWHILE, msg: 'Changed', status: 409 })

let requests: SaveRequest<Page>[] = []
/** The answer of the server to each request in order; undefined means that it stores. */
let failures: (CallError | undefined)[] = []
const save = async (request: SaveRequest<Page>) => {
  requests.push(request)
  const failure = failures.shift()
  if (failure) throw failure
  return { id: ID, version: request.version + 1 }
}
const elsewhere = { draft: { id: ID, version: 5 }, version: 5 }
const open = (page = aPage()) => ({
  page,
  saver: createDraftSaver<Page, { id: string; version: number }>({
    draft: null,
    version: 0,
    document: page,
    savedAt: null,
    save,
  }),
})

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  failures = []
})
afterEach(() => vi.useRealTimers())

describe('storing a draft while the person edits', () => {
  it('waits for a pause and stores the latest document, first as a new draft, then as the next version', async () => {
    const { saver } = open()
    const latest = aPage()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(700)
    saver.change(latest)
    await vi.advanceTimersByTimeAsync(700)
    expect(requests).toEqual([])
    expect(saver.state.get().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(100)
    expect(requests).toMatchObject([{ version: 0 }])
    expect(requests[0]?.document).toBe(latest)
    expect(saver.state.get()).toMatchObject({ status: 'saved', draft: { id: ID, version: 1 } })

    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(requests[1]).toMatchObject({ version: 1 })
  })

  it('stores nothing when every change was undone before the pause ended', async () => {
    const { page, saver } = open()
    saver.change(aPage())
    saver.change(page)
    expect(saver.state.get().status).toBe('saved')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toEqual([])
  })

  it('stores changes made during a save, after another pause', async () => {
    const { saver } = open()
    const second = aPage()
    saver.change(aPage())
    vi.advanceTimersByTime(800)
    expect(saver.state.get().status).toBe('saving')
    saver.change(second)
    await vi.advanceTimersByTimeAsync(800)
    expect(requests.at(-1)?.document).toBe(second)
    expect(requests.map(({ version }) => version)).toEqual([0, 1])
    expect(saver.state.get().status).toBe('saved')
  })

  it('stores waiting changes at once when the page is closed', () => {
    const { saver } = open()
    const close = saver.hold()
    saver.change(aPage())
    close()
    expect(requests).toHaveLength(1)
  })

  it('returns the draft when everything is stored', async () => {
    const { saver } = open()
    expect(await saver.flush()).toBeUndefined()
    saver.change(aPage())
    expect(await saver.flush()).toEqual({ id: ID, version: 1 })
    expect(await saver.flush()).toEqual({ id: ID, version: 1 })
    expect(requests).toHaveLength(1)
  })
})

describe('a published page', () => {
  it('becomes the first draft, sent with the version that was seen', async () => {
    const page = aPage()
    const saver = createDraftSaver({ draft: null, version: 7, document: page, savedAt: null, save })
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(requests).toMatchObject([{ version: 7 }])
  })
})

describe('a connection that breaks', () => {
  it('sends the same request again before any newer one, so that it cannot conflict with itself', async () => {
    failures = [lost()]
    const { saver } = open()
    const second = aPage()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(saver.state.get()).toMatchObject({ status: 'unanswered', reason: 'No answer' })

    saver.change(second)
    await vi.advanceTimersByTimeAsync(1600)
    expect(requests[1]).toEqual(requests[0])
    expect(requests[2]).toMatchObject({ version: 1 })
    expect(requests[2]?.document).toBe(second)
    expect(saver.state.get().status).toBe('saved')
  })

  it('retries until the connection is back', async () => {
    failures = [lost(), lost()]
    const { saver } = open()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800 + 3000 + 6000)
    expect(requests).toHaveLength(3)
    expect(saver.state.get().status).toBe('saved')
  })

  it('returns no draft to publish meanwhile', async () => {
    failures = [lost()]
    const { saver } = open()
    saver.change(aPage())
    expect(await saver.flush()).toBeUndefined()
  })
})

describe('a conflict with somebody else', () => {
  it('overwrites nothing: nothing more is stored until the person decides', async () => {
    failures = [changedMeanwhile()]
    const { saver } = open()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(saver.state.get().status).toBe('conflict')
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await saver.flush()).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  it('stores the current document over theirs when the person decides so', async () => {
    failures = [changedMeanwhile()]
    const { saver } = open()
    const mine = aPage()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    saver.change(mine)
    expect(await saver.overwrite(elsewhere)).toEqual({ id: ID, version: 6 })
    expect(requests[1]).toMatchObject({ version: 5 })
    expect(requests[1]?.document).toBe(mine)
  })

  it('continues from their document when the person decides so', async () => {
    failures = [changedMeanwhile()]
    const { saver } = open()
    const theirs = aPage()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    saver.take(elsewhere, theirs)
    saver.change(theirs)
    expect(saver.state.get()).toMatchObject({ status: 'saved', draft: { version: 5 }, savedAt: Date.now() })
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(requests.at(-1)).toMatchObject({ version: 5 })
  })
})

it('tells why a save was refused, and tries again with the next change', async () => {
  failures = [new CallError({ code: 4120001, msg: 'The picture is gone', status: 422 })]
  const { saver } = open()
  saver.change(aPage())
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.state.get()).toMatchObject({ status: 'refused', reason: 'The picture is gone' })
  saver.change(aPage())
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.state.get()).toMatchObject({ status: 'saved', reason: '' })
})
