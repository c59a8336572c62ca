import type { ObjectStore } from '../../kernel/store/store.ts'

const AT_ONCE = 100

/** Deletes everything under a key. */
export async function removeFolder(store: ObjectStore, folder: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of store.list(folder)) keys.push(key)
  for (let start = 0; start < keys.length; start += AT_ONCE) await store.remove(keys.slice(start, start + AT_ONCE))
}
