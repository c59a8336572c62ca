import { describe, expect, it } from 'vitest'
import { createBatcher, Failed } from './batcher.ts'

describe('a batcher', () => {
  it('collects items while other batches are running, and returns each caller its own result', async () => {
    const batches: number[][] = []
    const double = createBatcher<number, number>({
      inFlight: 1,
      maxBatch: 3,
      async run(items) {
        batches.push(items)
        await new Promise((resolve) => setImmediate(resolve))
        return items.map((item) => item * 2)
      },
    })
    const first = double(1)
    await new Promise((resolve) => setImmediate(resolve))
    const rest = Promise.all([2, 3, 4, 5].map(double))

    expect([await first, ...(await rest)]).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
  })

  it('starts a batch beside another one only when enough items wait', async () => {
    const batches: number[][] = []
    const ends: (() => void)[] = []
    const same = createBatcher<number, number>({
      inFlight: 2,
      leastBeside: 3,
      maxBatch: 10,
      async run(items) {
        batches.push(items)
        await new Promise<void>((resolve) => ends.push(resolve))
        return items
      },
    })
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const results = [same(1)]
    await turn()
    results.push(same(2), same(3))
    await turn()
    expect(batches).toEqual([[1]])
    results.push(same(4))
    await turn()
    expect(batches).toEqual([[1], [2, 3, 4]])
    results.push(same(5))
    for (const end of ends.splice(0)) end()
    await turn()
    await turn()
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
    for (const end of ends) end()
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5])
  })

  it('rejects all items of a failed batch, and continues with the next', async () => {
    const batcher = createBatcher<string, string>({
      inFlight: 1,
      maxBatch: 10,
      run: async (items) => (items.includes('bad') ? Promise.reject(new Error('no')) : items),
    })
    const results = await Promise.allSettled([batcher('good'), batcher('bad')])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await batcher('good')).toBe('good')
  })

  it('rejects one failed item, and resolves the others of its batch', async () => {
    const batcher = createBatcher<string, string>({
      inFlight: 1,
      maxBatch: 10,
      run: async (items) => items.map((item) => (item === 'bad' ? new Failed(new Error('no')) : item)),
    })
    const results = await Promise.allSettled([batcher('good'), batcher('bad')])

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses an item when too many wait', async () => {
    const batcher = createBatcher<number, number>({
      inFlight: 1,
      maxBatch: 1,
      maxWaiting: { count: 2, refuse: () => new Error('full') },
      run: async (items) => items,
    })
    const [first, second, third] = await Promise.allSettled([batcher(1), batcher(2), batcher(3)])

    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(third).toMatchObject({ status: 'rejected', reason: new Error('full') })
    expect(await batcher(4)).toBe(4)
  })
})
