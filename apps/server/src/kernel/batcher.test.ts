import { describe, expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

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
})
