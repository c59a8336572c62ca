import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  const aRun = () => {
    const inTurn = createTurns()
    const went: string[] = []
    const come = (key: string, name: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const done = inTurn(key, promise, async (value) => {
        went.push(value)
        return value
      }).catch((error: unknown) => error)
      return { done, isReady: () => resolve(name), fails: () => reject(new Error(name)) }
    }
    return { went, come }
  }

  it('go on in the order of arrival, whoever is ready first', async () => {
    const { went, come } = aRun()
    const [first, second, third] = [come('a', 'first'), come('a', 'second'), come('a', 'third')]
    third.isReady()
    second.isReady()
    await settle()
    expect(went).toEqual([])
    first.isReady()
    expect(await third.done).toBe('third')
    expect(went).toEqual(['first', 'second', 'third'])
  })

  it('do not wait for those with another key', async () => {
    const { went, come } = aRun()
    const slow = come('a', 'slow')
    const quick = come('b', 'quick')
    quick.isReady()
    expect(await quick.done).toBe('quick')
    expect(went).toEqual(['quick'])
    slow.isReady()
    expect(await slow.done).toBe('slow')
  })

  it('hold the order when one in between fails', async () => {
    const { went, come } = aRun()
    const [first, second, third] = [come('a', 'first'), come('a', 'second'), come('a', 'third')]
    second.fails()
    third.isReady()
    await settle()
    expect(went).toEqual([])
    first.isReady()
    expect(await third.done).toBe('third')
    expect(await second.done).toEqual(new Error('second'))
    expect(went).toEqual(['first', 'third'])
  })
})
