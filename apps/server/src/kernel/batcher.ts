export interface BatcherOptions<Item, Result> {
  /** The number of batches that may run at the same time; later items wait for the next batch. */
  inFlight: number
  maxBatch: number
  /** Returns one result for each item, in the same order. */
  run: (items: Item[]) => Promise<Result[]>
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Combines many small database requests into a few large ones. It never delays a request: an idle batcher sends at
 * once.
 */
export function createBatcher<Item, Result>({
  inFlight,
  maxBatch,
  run,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let running = 0
  let scheduled = false

  async function flush(): Promise<void> {
    scheduled = false
    if (running >= inFlight || waiting.length === 0) return
    const batch = waiting.length <= maxBatch ? waiting : waiting.slice(0, maxBatch)
    waiting = waiting.length <= maxBatch ? [] : waiting.slice(maxBatch)
    running += 1
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }

  function schedule(): void {
    if (scheduled || running >= inFlight || waiting.length === 0) return
    scheduled = true
    setImmediate(() => void flush())
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      schedule()
    })
}
