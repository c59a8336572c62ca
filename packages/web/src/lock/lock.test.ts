// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdLock, tryLock, withLock } from './lock.ts'

beforeEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a lock without the browser’s own', () => {
  it('runs one task after the other', async () => {
    const seen: string[] = []
    const run = (name: string) => async () => {
      seen.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push(`${name} out`)
    }
    await Promise.all([withLock('a', run('first')), withLock('a', run('second'))])
    expect(seen).toEqual(['first in', 'first out', 'second in', 'second out'])
  })

  it('reports that it is taken, and is free again even after a failure', async () => {
    const blocked = vi.fn(async () => {})
    await expect(
      tryLock('b', async () => {
        expect(await tryLock('b', blocked)).toBe(false)
        throw new Error('dropped')
      }),
    ).rejects.toThrow('dropped')
    expect(blocked).not.toHaveBeenCalled()
    expect(await tryLock('b', blocked)).toBe(true)
  })

  it('ignores a tab that crashed while it held the lock', async () => {
    localStorage.setItem('sands.lease.c', JSON.stringify({ holder: 'a dead tab', until: Date.now() - 1 }))
    expect(await tryLock('c', async () => {})).toBe(true)
  })
})

/** Holds the lock until it is released or lost, and reports when. */
function holder(name: string) {
  const end = new AbortController()
  const states: string[] = []
  const run = (signal: AbortSignal) => {
    states.push('in')
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        states.push('out')
        resolve()
      })
    })
  }
  const held = holdLock({ name, signal: end.signal, run })
  return { states, leave: () => end.abort(), held }
}

describe('a lock held for a long time', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
  )
  afterEach(() => void vi.useRealTimers())
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('stays with one tab for longer than a lease, and passes to the next when the tab closes', async () => {
    const first = holder('d')
    const second = holder('d')
    await passes(300_000)
    expect([first.states, second.states]).toEqual([['in'], []])
    first.leave()
    await first.held
    await passes(2_000)
    expect([first.states, second.states]).toEqual([['in', 'out'], ['in']])
    second.leave()
  })

  it('is lost by a tab that slept past its lease, which then waits for it again', async () => {
    const sleeper = holder('e')
    await passes(0)
    localStorage.setItem('sands.lease.e', JSON.stringify({ holder: 'somebody else', until: Date.now() + 40_000 }))
    await passes(10_000)
    expect(sleeper.states).toEqual(['in', 'out'])
    expect(localStorage.getItem('sands.lease.e')).toContain('somebody else')
    await passes(32_000)
    expect(sleeper.states).toEqual(['in', 'out', 'in'])
    sleeper.leave()
  })

  it('is no longer waited for by closed tabs', async () => {
    const first = holder('f')
    const second = holder('f')
    second.leave()
    first.leave()
    await passes(10_000)
    await second.held
    expect(second.states).toEqual([])
  })
})

describe('a lock of the browser', () => {
  it('is requested by name, and a cancelled wait is not an error', async () => {
    const request = vi.fn(async (_name: string, { signal }: { signal: AbortSignal }) => {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('AbortError'))))
    })
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const waiting = holder('g')
    waiting.leave()
    await waiting.held
    expect(request.mock.calls[0]?.[0]).toBe('sands.g')
    expect(waiting.states).toEqual([])
  })
})
