// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tryLock, withLock } from './lock.ts'

beforeEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a lock without the browser’s own', () => {
  it('lets one run after the other', async () => {
    const seen: string[] = []
    const run = (name: string) => async () => {
      seen.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push(`${name} out`)
    }
    await Promise.all([withLock('a', run('first')), withLock('a', run('second'))])
    expect(seen).toEqual(['first in', 'first out', 'second in', 'second out'])
  })

  it('says so when it is taken, and is free again even after a failure', async () => {
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

  it('passes over a tab that died with the lock in hand', async () => {
    localStorage.setItem('sands.lease.c', JSON.stringify({ holder: 'a dead tab', until: Date.now() - 1 }))
    expect(await tryLock('c', async () => {})).toBe(true)
  })
})
