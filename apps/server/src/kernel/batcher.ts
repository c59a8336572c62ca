export interface BatcherOptions<Item, Result> {
  /** The number of batches that may run at the same time; later items wait for the next batch. */
  inFlight: number
  /** How many items must wait before a batch starts beside another one: small batches cost as much as large ones. */
  leastBeside?: number
  maxBatch: number
  /** When this many items wait, the next one is refused. */
  maxWaiting?: { count: number; refuse: () => Error }
  /** Returns one result for each item, in the same order; `Failed` for an item that fails by itself. */
  run: (items: Item[]) => Promise<(Result | Failed)[]>
}

/** The error of one item of a batch whose other items succeeded. */
export class Failed {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
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
  leastBeside = 1,
  maxBatch,
  maxWaiting,
  run,
}: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let running = 0
  let scheduled = false

  const isReady = () => running < inFlight && waiting.length >= (running === 0 ? 1 : leastBeside)

  async function flush(): Promise<void> {
    scheduled = false
    if (!isReady()) return
    const batch = waiting.length <= maxBatch ? waiting : waiting.slice(0, maxBatch)
    waiting = waiting.length <= maxBatch ? [] : waiting.slice(maxBatch)
    running += 1
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result instanceof Failed) reject(result.error)
        else resolve(result as Result)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }

  function schedule(): void {
    if (scheduled || !isReady()) return
    scheduled = true
    setImmediate(() => void flush())
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (maxWaiting && waiting.length >= maxWaiting.count) return reject(maxWaiting.refuse())
      waiting.push({ item, resolve, reject })
      schedule()
    })
}
