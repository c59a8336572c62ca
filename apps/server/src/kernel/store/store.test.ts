import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { anS3 } from '../../testing/s3.ts'
import { localStore } from './local.ts'
import { s3Store } from './s3.ts'
import type { ObjectStore } from './store.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-store-'))
const file = (content: Buffer) => {
  const path = join(room, 'coming')
  writeFileSync(path, content)
  return { path, contentType: 'image/png' }
}
const stores: Record<string, () => Promise<{ store: ObjectStore; close(): Promise<void> }>> = {
  'a folder': async () => ({ store: localStore(join(room, 'objects')), close: async () => undefined }),
  'a bucket': async () => {
    const { config, close } = await anS3()
    return { store: s3Store(config), close }
  },
}
afterAll(() => rmSync(room, { recursive: true, force: true }))

describe.each(Object.entries(stores))('a store in %s', (name, open) => {
  let store: ObjectStore
  let close: () => Promise<void>
  beforeAll(async () => ({ store, close } = await open()))
  afterAll(() => close())
  const read = async (key: string, range?: { start: number; end: number }) => {
    const content = await store.read(key, range)
    return content && (await buffer(content))
  }

  it('returns an object byte for byte as it was stored', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256))
    await store.put('pictures/ab/abc/original', file(content))
    expect((await read('pictures/ab/abc/original'))?.equals(content)).toBe(true)
  })

  it('returns a range of an object', async () => {
    await store.put('pictures/digits', file(Buffer.from('0123456789')))
    expect((await read('pictures/digits', { start: 2, end: 5 }))?.toString()).toBe('2345')
    expect((await read('pictures/digits', { start: 9, end: 9 }))?.toString()).toBe('9')
  })

  it('copies an object to the disk', async () => {
    await store.put('pictures/words', file(Buffer.from('sand')))
    const path = join(room, `copy-${name.replace(' ', '-')}`)
    expect(await store.copyTo('pictures/words', path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe('sand')
  })

  it('returns nothing for an unknown key', async () => {
    expect(await store.read('pictures/nothing/here')).toBeUndefined()
    expect(await store.copyTo('pictures/nothing/here', join(room, 'nothing'))).toBe(false)
  })

  it('lists all objects, or those of one folder', async () => {
    const listed = async (folder?: string) => {
      const found: { key: string; bytes: number; storedAt: Date }[] = []
      for await (const object of store.list(folder)) found.push(object)
      return found.sort((one, other) => one.key.localeCompare(other.key))
    }
    const before = (await listed()).length
    await store.put('lists/ab/one/original', file(Buffer.from('12345')))
    await store.put('lists/ab/one/720p/0.m4s', file(Buffer.from('1')))
    await store.put('lists/ab/onetwo/original', file(Buffer.from('12')))

    expect((await listed()).length).toBe(before + 3)
    expect(await listed('lists/ab/one')).toMatchObject([
      { key: 'lists/ab/one/720p/0.m4s', bytes: 1 },
      { key: 'lists/ab/one/original', bytes: 5 },
    ])
    const [first] = await listed('lists/ab/onetwo')
    expect(Math.abs(Date.now() - Number(first?.storedAt))).toBeLessThan(60_000)
    expect(await listed('lists/nothing')).toEqual([])
    await expect(listed('../escape')).rejects.toThrow('not a key of the store')
  })

  it('deletes the given objects, and ignores unknown keys', async () => {
    await store.put('pictures/short/one', file(Buffer.from('1')))
    await store.put('pictures/short/two', file(Buffer.from('2')))
    await store.remove(['pictures/short/one', 'pictures/short/three'])
    expect(await store.read('pictures/short/one')).toBeUndefined()
    expect((await read('pictures/short/two'))?.toString()).toBe('2')
  })

  it.each(['../escape', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/.hidden', 'a\\b', 'Ä', 'a/..', 'x'.repeat(201)])(
    'refuses the key %j',
    async (key) => {
      await expect(store.put(key, file(Buffer.from('x')))).rejects.toThrow('not a key of the store')
      await expect(store.read(key)).rejects.toThrow('not a key of the store')
      await expect(store.remove([key])).rejects.toThrow('not a key of the store')
    },
  )

  it('fails when the source file is missing', async () => {
    await expect(
      store.put('pictures/none', { path: join(room, 'missing'), contentType: 'image/png' }),
    ).rejects.toThrow()
    expect(await store.read('pictures/none')).toBeUndefined()
  })
})

describe('a store in a folder', () => {
  it('leaves no temporary files after an error', async () => {
    const folder = join(room, 'tidy')
    const store = localStore(folder)
    await store.put('pictures/one', file(Buffer.from('1')))
    await expect(store.put('pictures/two', { path: room, contentType: 'image/png' })).rejects.toThrow()
    expect(readdirSync(join(folder, 'pictures'))).toEqual(['one'])
  })

  it('leaves no empty folders', async () => {
    const folder = join(room, 'empty')
    const store = localStore(folder)
    await store.put('files/ab/one/720p/0.m4s', file(Buffer.from('1')))
    await store.put('files/ab/one/original', file(Buffer.from('1')))
    await store.put('files/cd/two/original', file(Buffer.from('1')))
    await store.remove(['files/ab/one/720p/0.m4s'])
    expect(readdirSync(join(folder, 'files/ab/one'))).toEqual(['original'])
    await store.remove(['files/ab/one/original', 'files/ab/one/nothing/here'])
    expect(readdirSync(join(folder, 'files'))).toEqual(['cd'])
    await store.remove(['files/cd/two/original'])
    expect(readdirSync(folder)).toEqual([])
  })

  it('stores objects while others in the same folder are deleted', async () => {
    const store = localStore(join(room, 'busy'))
    const content = file(Buffer.from('1'))
    const one = async (name: string) => {
      for (let round = 0; round < 60; round += 1) {
        await store.put(`files/ab/${name}`, content)
        await store.remove([`files/ab/${name}`])
      }
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(one))
    await store.put('files/ab/last', content)
    expect(readdirSync(join(room, 'busy/files/ab'))).toEqual(['last'])
  })
})
