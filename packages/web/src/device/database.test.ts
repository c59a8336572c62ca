import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from './database.ts'

afterEach(() => vi.unstubAllGlobals())

const storage = () =>
  deviceStorage({
    name: 'test',
    upgrade: () => undefined,
    disk: (database): object => database,
    memory: (): object => ({ isMemory: true }),
  })

/** A browser whose databases open at once. Returns their connections. */
function stubDatabases(isBroken = () => false): EventTarget[] {
  const connections: EventTarget[] = []
  class OpenRequest extends EventTarget {
    result = new EventTarget()
  }
  vi.stubGlobal('IDBRequest', OpenRequest)
  for (const name of ['Database', 'ObjectStore', 'Index', 'Cursor', 'Transaction'])
    vi.stubGlobal(`IDB${name}`, class {})
  vi.stubGlobal('indexedDB', {
    open: () => {
      if (isBroken()) throw new DOMException('', 'UnknownError')
      const request = new OpenRequest()
      connections.push(request.result)
      queueMicrotask(() => request.dispatchEvent(new Event('success')))
      return request
    },
  })
  return connections
}

it('opens the database once, and again after the browser has closed the connection', async () => {
  const connections = stubDatabases()
  const open = storage()
  const [one, other] = await Promise.all([open(), open()])
  expect(one).toBe(connections[0])
  expect(other).toBe(connections[0])
  connections[0]?.dispatchEvent(new Event('close'))
  expect(await open()).toBe(connections[1])
  expect(await open()).toBe(connections[1])
})

it('fails while it cannot be opened again: nothing looks stored that is not', async () => {
  let isBroken = false
  const connections = stubDatabases(() => isBroken)
  const open = storage()
  await open()
  isBroken = true
  connections[0]?.dispatchEvent(new Event('close'))
  await expect(open()).rejects.toThrow()
  isBroken = false
  expect(await open()).toBe(connections[1])
})

it('stores in memory where the browser has no databases', async () => {
  const open = storage()
  expect(await open()).toEqual({ isMemory: true })
  expect(await open()).toBe(await open())
})
