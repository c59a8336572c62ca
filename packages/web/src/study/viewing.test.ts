// @vitest-environment happy-dom

import { PROOF_DUE } from '@sands/contract/kernel/codes'
import type { LearningUpdate } from '@sands/contract/study/learning.model'
import { studyErrors } from '@sands/contract/study/study.errors'
import { STUDY } from '@sands/rules/study'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../call/call-error.ts'
import type { Played } from '../player/place/played.ts'
import { aDetail, aPlayed, aProgress, aReceipt, fakeWires, someTerms } from './testing.ts'
import type { Viewing } from './viewing.model.ts'
import { createViewing, type ViewingEnvironment } from './viewing.ts'

const THING = { learnType: 2, learnId: '31' } as const
const noNetwork = () => new CallError({ code: -1, msg: 'no network', status: 0, network: true })
let visibility: DocumentVisibilityState = 'visible'
let viewings: Viewing[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') })
  visibility = 'visible'
  viewings = []
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
})
afterEach(async () => {
  for (const viewing of viewings) viewing.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

async function begin(over: Partial<ViewingEnvironment> = {}) {
  const environment = fakeWires(over)
  const viewing = createViewing(THING, environment)
  viewings.push(viewing)
  await vi.advanceTimersByTimeAsync(0)
  return { environment, viewing }
}

/** Plays for this long, with a report every five seconds as players send them. */
async function play(
  viewing: Viewing,
  seconds: number,
  { from = 0, visible = true, kind = 'video' as Played['kind'] } = {},
) {
  for (let at = 0; at < seconds; at += 5) {
    const began = new Date().toISOString()
    await vi.advanceTimersByTimeAsync(5000)
    viewing.onPlayed(aPlayed({ from: from + at, to: from + at + 5, at: began, visible, kind }))
    await vi.advanceTimersByTimeAsync(0)
  }
}
const touch = async (viewing: Viewing) => {
  viewing.imHere()
  await vi.advanceTimersByTimeAsync(0)
}
const places = (updates: readonly LearningUpdate[]) =>
  updates.flatMap(({ segments }) => segments.map(({ from, to }) => [from, to]))

describe('a viewing', () => {
  it('is ready when the server has registered it, counts during playback, and is paused otherwise', async () => {
    const { viewing, environment } = await begin()
    expect(viewing.get()).toMatchObject({ state: 'paused', terms: { threshold: STUDY.threshold } })
    await play(viewing, 15)
    expect(viewing.get().state).toBe('counting')
    expect(environment.sent.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(places(environment.sent)).toEqual([
      [0, 5000],
      [5000, 10_000],
      [10_000, 15_000],
    ])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(viewing.get().state).toBe('paused')
    expect(environment.sent).toHaveLength(3)
  })

  it('stores every update until it is acknowledged', async () => {
    let answer = (): void => undefined
    const { viewing, environment } = await begin({
      send: (update) =>
        new Promise((resolve) => {
          answer = () => resolve(aReceipt(update))
        }),
    })
    await play(viewing, 10)
    expect([...environment.stored.keys()]).toEqual([1, 2])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect([...environment.stored.keys()]).toEqual([2])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(environment.stored.size).toBe(0)
  })

  it('sends the same update again after a lost answer, and collects new stretches meanwhile', async () => {
    let down = true
    const { viewing, environment } = await begin({
      send: async (update) => {
        if (down) throw noNetwork()
        return aReceipt(update)
      },
    })
    await play(viewing, 30)
    expect(viewing.get().isWaiting).toBe(true)
    expect([...environment.stored.keys()]).toEqual([1, 2])
    const lost = environment.sent[0]
    down = false
    environment.sent.length = 0
    environment.back()
    await vi.advanceTimersByTimeAsync(0)
    expect(environment.sent[0]).toEqual(lost)
    expect(environment.sent.map(({ seq }) => seq)).toEqual([1, 2])
    expect(places(environment.sent)).toEqual([
      [0, 5000],
      [5000, 25_000],
      [25_000, 30_000],
    ])
    expect(environment.stored.size).toBe(0)
    expect(viewing.get()).toMatchObject({ isWaiting: false, progress: { percent: 1 } })
  })

  it.each([
    ['after a server error', 5_000_500, 503],
    ['until the person has proven who they are', PROOF_DUE, 403],
  ])('waits before it tries again %s', async (_, code, status) => {
    const { viewing, environment } = await begin({
      send: async () => {
        throw new CallError({ code, msg: 'not now', status })
      },
    })
    await play(viewing, 60)
    expect(environment.sent.length).toBeLessThan(6)
    expect(new Set(environment.sent.map(({ seq }) => seq))).toEqual(new Set([1]))
  })

  it('starts again when the server no longer knows it', async () => {
    let known = false
    const { code, status } = studyErrors['study.viewing_unknown']
    const { viewing, environment } = await begin({
      send: async (update) => {
        if (!known) throw new CallError({ code, msg: 'unknown', status })
        return aReceipt(update)
      },
    })
    await play(viewing, 5)
    expect(environment.created).toBe(2)
    known = true
    await play(viewing, 5, { from: 5 })
    expect(environment.sent.at(-1)).toMatchObject({ learningDetailId: '2', seq: 1 })
    expect(environment.stored.size).toBe(0)
  })

  it('says why it failed, and tries again when the network is back', async () => {
    let error = noNetwork()
    let fails = true
    const { viewing, environment } = await begin({
      create: async () => {
        if (fails) throw error
        return aDetail()
      },
    })
    expect(viewing.get()).toMatchObject({ state: 'failed', error })
    fails = false
    environment.back()
    await vi.advanceTimersByTimeAsync(0)
    expect(viewing.get()).toMatchObject({ state: 'paused', error: null })
    fails = true
    error = new CallError({ code: studyErrors['study.locked'].code, msg: 'locked', status: 409 })
    viewing.takeOver()
    await vi.advanceTimersByTimeAsync(0)
    expect(viewing.get()).toMatchObject({ state: 'failed', error: { msg: 'locked' }, isTrying: false, isHalted: false })
  })

  it('tries again at growing intervals, and halts the player while nothing counts', async () => {
    let fails = true
    let asked = 0
    const { viewing } = await begin({
      create: async () => {
        asked += 1
        if (fails) throw new CallError({ code: 5000500, msg: 'busy', status: 503 })
        return aDetail()
      },
    })
    const lost = { state: 'failed', isTrying: true, isHalted: true }
    expect(viewing.get()).toMatchObject(lost)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, viewing.get()]).toMatchObject([6, lost])
    fails = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(viewing.get()).toMatchObject({ state: 'paused', error: null, isTrying: false, isHalted: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(7)
  })

  it('is not tried again after its screen was closed', async () => {
    let asked = 0
    const { viewing } = await begin({
      create: async () => {
        asked += 1
        throw noNetwork()
      },
    })
    viewing.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([viewing.isOver(), asked]).toEqual([true, 3])
  })

  it('continues offline with a viewing that was prepared for a download', async () => {
    const { viewing, environment } = await begin({
      create: async () => {
        throw noNetwork()
      },
      takeAlong: async () => ({ detail: aDetail('77'), first: 2001, isOffline: true }),
      send: async () => {
        throw noNetwork()
      },
    })
    expect(viewing.get()).toMatchObject({ state: 'paused', isWaiting: true })
    await play(viewing, 60)
    expect(viewing.get()).toMatchObject({ state: 'counting', progress: { percent: 10, covered: [[0, 60_000]] } })
    expect([...environment.stored.values()].map(({ learningDetailId, seq }) => [learningDetailId, seq])).toEqual([
      ['77', 2001],
      ['77', 2002],
    ])
    expect(places([...environment.stored.values()]).at(0)).toEqual([0, 5000])
    expect(places([...environment.stored.values()]).at(-1)?.[1]).toBe(60_000)
  })
})

describe('a page', () => {
  it('that is hidden sends pending updates at once', async () => {
    const { viewing, environment } = await begin()
    await play(viewing, 5)
    visibility = 'hidden'
    viewing.onPlayed(aPlayed({ from: 5, to: 6.5, seconds: 1.5 }))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(places(environment.sent).at(-1)).toEqual([5000, 6500])
  })

  it('that closes also sends the last reports of its players, and leaves the rest to the outbox', async () => {
    let answers = true
    const { viewing, environment } = await begin({
      send: (update) => (answers ? Promise.resolve(aReceipt(update)) : new Promise(() => undefined)),
    })
    await play(viewing, 5)
    answers = false
    dispatchEvent(new Event('pagehide'))
    viewing.onPlayed(aPlayed({ from: 5, to: 7, seconds: 2 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(places(environment.sent).at(-1)).toEqual([5000, 7000])
    expect([...environment.stored.keys()]).toEqual([2])
  })

  it('continues counting when it returns from the back-forward cache', async () => {
    const { viewing, environment } = await begin()
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pageshow'))
    await play(viewing, 10)
    expect(environment.sent.map(({ seq }) => seq)).toEqual([1, 2])
  })
})

describe('a learner without input', () => {
  it('is asked after ten minutes, and then the player is halted', async () => {
    const { viewing } = await begin()
    await play(viewing, STUDY.promptAfterS - 5)
    expect(viewing.get().askIfThere).toBe(false)
    await play(viewing, 10)
    expect(viewing.get().askIfThere).toBe(true)
    await vi.advanceTimersByTimeAsync(STUDY.promptWaitS * 1000)
    expect(viewing.get()).toMatchObject({
      askIfThere: false,
      isHalted: true,
      state: 'stopped',
      stopReason: 'no_sign_of_life',
    })
  })

  it('answers, and counting continues with the input', async () => {
    const { viewing, environment } = await begin()
    await play(viewing, STUDY.promptAfterS + 5)
    await touch(viewing)
    expect(viewing.get()).toMatchObject({ askIfThere: false, isHalted: false })
    expect(environment.sent.at(-1)).toMatchObject({ signOfLife: 1 })
    await play(viewing, STUDY.promptAfterS - 30, { from: 700 })
    expect(viewing.get()).toMatchObject({ askIfThere: false, state: 'counting' })
  })

  it('comes back after the player was halted', async () => {
    const { viewing, environment } = await begin()
    await play(viewing, STUDY.promptAfterS + 5)
    await vi.advanceTimersByTimeAsync(STUDY.promptWaitS * 1000)
    const before = environment.sent.length
    viewing.onPlayed(aPlayed())
    await vi.advanceTimersByTimeAsync(1000)
    expect(environment.sent).toHaveLength(before)
    await touch(viewing)
    expect(viewing.get()).toMatchObject({ isHalted: false, stopReason: null })
    await play(viewing, 5, { from: 700 })
    expect(viewing.get().state).toBe('counting')
  })

  it('finds it halted however long that takes, and continues with a touch', async () => {
    let answer = (): void => undefined
    let isSlow = false
    const { viewing } = await begin({
      send: (update) =>
        new Promise((resolve) => {
          answer = () => resolve(aReceipt(update))
          if (!isSlow) answer()
        }),
    })
    await play(viewing, STUDY.promptAfterS)
    isSlow = true
    await play(viewing, STUDY.promptWaitS + 5)
    const still = { askIfThere: false, isHalted: true, state: 'stopped', stopReason: 'no_sign_of_life' }
    expect(viewing.get()).toMatchObject(still)
    answer()
    // An open page continues to report views, because it cannot know that nobody is there.
    await play(viewing, STUDY.promptAfterS + STUDY.promptWaitS + 60)
    expect(viewing.get()).toMatchObject(still)
    await touch(viewing)
    expect(viewing.get()).toMatchObject({ askIfThere: false, isHalted: false, stopReason: null })
  })

  it('is asked about sound in sight as about anything else', async () => {
    const { viewing } = await begin()
    await play(viewing, STUDY.promptAfterS + 5, { kind: 'audio' })
    expect(viewing.get().askIfThere).toBe(true)
  })

  it('hears sound out of sight to its end, counted, and is asked then', async () => {
    const total = (STUDY.promptAfterS + 60) * 1000
    const heard = vi.fn()
    const create = async () => aDetail('1', { progress: aProgress({ total }) })
    const send = async (update: LearningUpdate) => aReceipt(update, { progress: aProgress({ total }) })
    const { viewing } = await begin({ create, send, heard })
    await play(viewing, STUDY.promptAfterS + 30, { kind: 'audio', visible: false })
    expect(viewing.get()).toMatchObject({ askIfThere: false, state: 'counting' })
    expect(heard).toHaveBeenCalled()
    await play(viewing, 30, { from: STUDY.promptAfterS + 30, kind: 'audio', visible: false })
    expect(viewing.get().askIfThere).toBe(true)
  })

  it('is not asked where the server requires no prompt', async () => {
    const { viewing } = await begin({
      create: async () => aDetail('1', { terms: someTerms({ promptAfterSeconds: 0 }) }),
    })
    await play(viewing, STUDY.promptAfterS * 2)
    expect(viewing.get()).toMatchObject({ askIfThere: false, state: 'counting' })
  })
})

describe('uncounted time', () => {
  it('because the person continues elsewhere halts the player until they take over', async () => {
    const { viewing, environment } = await begin({
      send: async (update) =>
        aReceipt(update, update.learningDetailId === '1' ? { uncounted: [{ segment: 0, reason: 'elsewhere' }] } : {}),
    })
    await play(viewing, 5)
    expect(viewing.get()).toMatchObject({ state: 'stopped', stopReason: 'elsewhere', isHalted: true })
    viewing.takeOver()
    expect(viewing.get()).toMatchObject({ state: 'opening', isHalted: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(viewing.get()).toMatchObject({ state: 'paused', stopReason: null, isHalted: false })
    await play(viewing, 5)
    expect(environment.sent.at(-1)).toMatchObject({ learningDetailId: '2', seq: 1 })
    expect(viewing.get().state).toBe('counting')
  })

  it('because of the daily cap is reported, and playback continues', async () => {
    const { viewing } = await begin({
      send: async (update) => aReceipt(update, { uncounted: [{ segment: 0, reason: 'daily_cap' }] }),
    })
    await play(viewing, 10)
    expect(viewing.get()).toMatchObject({ state: 'stopped', stopReason: 'daily_cap', isHalted: false })
  })

  it('because of a gap moves the player back to the gap', async () => {
    const progress = aProgress({ covered: [[0, 12_000]] })
    const { viewing } = await begin({
      send: async (update) => aReceipt(update, { uncounted: [{ segment: 0, reason: 'skipped_ahead' }], progress }),
    })
    expect(viewing.get().setBack).toBeNull()
    await play(viewing, 5, { from: 40 })
    expect(viewing.get()).toMatchObject({ setBack: { to: 12 }, stopReason: 'skipped_ahead' })
  })

  it('of one stretch is forgotten with the next one that counts', async () => {
    let reason: 'too_fast' | null = 'too_fast'
    const { viewing } = await begin({
      send: async (update) => aReceipt(update, reason ? { uncounted: [{ segment: 0, reason }] } : {}),
    })
    await play(viewing, 5)
    expect(viewing.get()).toMatchObject({ state: 'counting', stopReason: 'too_fast' })
    reason = null
    await play(viewing, 5)
    expect(viewing.get().stopReason).toBeNull()
  })
})

describe('a closed screen', () => {
  it('sends the last stretch as the last one, and ends', async () => {
    const { viewing, environment } = await begin()
    await play(viewing, 5)
    viewing.leave()
    viewing.onPlayed(aPlayed({ from: 5, to: 7, seconds: 2 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(places(environment.sent).at(-1)).toEqual([5000, 7000])
    expect(viewing.isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(viewing.isOver()).toBe(true)
    expect(environment.finished).toEqual([expect.objectContaining({ seq: 3, segments: [] })])
    viewing.onPlayed(aPlayed())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(environment.sent).toHaveLength(2)
  })

  it('lets sound play on, and shows it counting when it is opened again', async () => {
    const { viewing, environment } = await begin()
    viewing.leave()
    await play(viewing, 60)
    expect(viewing.isOver()).toBe(false)
    expect(environment.sent).toHaveLength(12)
    viewing.comeBack()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(viewing.isOver()).toBe(false)
  })

  it('leaves unsent updates to the outbox', async () => {
    const { viewing, environment } = await begin({
      send: async () => {
        throw noNetwork()
      },
    })
    await play(viewing, 10)
    viewing.leave()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(viewing.isOver()).toBe(true)
    expect(environment.released.map(({ seq }) => seq)).toEqual([1, 2])
    expect(environment.finished).toEqual([])
  })
})
