/** Runs the work over all items, at most `limit` at a time, and returns the results in the order of the items. */
export async function parallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
