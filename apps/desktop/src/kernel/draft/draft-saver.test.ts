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
/** What the server does with each request in turn; it stores by default. */
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

describe('storing a draft as one goes', () => {
  it('waits for a pause and stores the latest, as the first draft and then as the next version', async () => {
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

  it('stores nothing when everything was undone in time', async () => {
    const { page, saver } = open()
    saver.change(aPage())
    saver.change(page)
    expect(saver.state.get().status).toBe('saved')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toEqual([])
  })

  it('stores what changed while it was storing, after another pause', async () => {
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

  it('stores at once what waits when the page is closed', () => {
    const { saver } = open()
    const close = saver.hold()
    saver.change(aPage())
    close()
    expect(requests).toHaveLength(1)
  })

  it('says which draft it is when all is stored', async () => {
    const { saver } = open()
    expect(await saver.flush()).toBeUndefined()
    saver.change(aPage())
    expect(await saver.flush()).toEqual({ id: ID, version: 1 })
    expect(await saver.flush()).toEqual({ id: ID, version: 1 })
    expect(requests).toHaveLength(1)
  })
})

describe('a page that others see', () => {
  it('is what the first draft is made of, in the version that was seen', async () => {
    const page = aPage()
    const saver = createDraftSaver({ draft: null, version: 7, document: page, savedAt: null, save })
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800)
    expect(requests).toMatchObject([{ version: 7 }])
  })
})

describe('a line that breaks', () => {
  it('sends the very same again before anything newer, so that it cannot be in its own way', async () => {
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

  it('tries by itself until it is back', async () => {
    failures = [lost(), lost()]
    const { saver } = open()
    saver.change(aPage())
    await vi.advanceTimersByTimeAsync(800 + 3000 + 6000)
    expect(requests).toHaveLength(3)
    expect(saver.state.get().status).toBe('saved')
  })

  it('gives no draft to publish meanwhile', async () => {
    failures = [lost()]
    const { saver } = open()
    saver.change(aPage())
    expect(await saver.flush()).toBeUndefined()
  })
})

describe('somebody else', () => {
  it('is not overwritten: nothing more is stored until somebody decides', async () => {
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

  it('is overwritten when that is what was decided, with what stands here now', async () => {
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

  it('is gone on from when that was decided', async () => {
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

it('says why something was refused, and tries again with the next change', async () => {
  failures = [new CallError({ code: 4120001, msg: 'The picture is gone', status: 422 })]
  const { saver } = open()
  saver.change(aPage())
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.state.get()).toMatchObject({ status: 'refused', reason: 'The picture is gone' })
  saver.change(aPage())
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.state.get()).toMatchObject({ status: 'saved', reason: '' })
})
