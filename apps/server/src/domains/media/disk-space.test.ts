import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ALWAYS_FREE, expectDiskSpace, freeBytes, watchRoom } from './disk-space.service.ts'

const MB = 1024 * 1024
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('leaves a quarter of a gigabyte to the database', async () => {
  const free = await freeBytes(tmpdir())
  await expect(expectDiskSpace(tmpdir(), free)).rejects.toMatchObject({ code: 'ENOSPC' })
  await expect(expectDiskSpace(tmpdir(), 0)).resolves.toBeUndefined()
})

it('checks from time to time during writing, and stops one of the writers', async () => {
  let free = ALWAYS_FREE + 100 * MB
  let looks = 0
  const room = watchRoom('/', async () => {
    looks += 1
    return free
  })
  for (let written = 0; written < 32; written += 1) {
    room.wrote(MB)
    await settled()
  }
  expect(looks).toBe(2)
  free = ALWAYS_FREE - 1
  room.wrote(16 * MB)
  await settled()
  expect(() => room.wrote(1)).toThrow('the disk is nearly full')
  // That writer's bytes are deleted, and the others continue.
  free = ALWAYS_FREE + MB
  expect(() => room.wrote(16 * MB)).not.toThrow()
  await settled()
  expect(() => room.wrote(16 * MB)).not.toThrow()
})

it('tolerates a disk that does not answer', async () => {
  const room = watchRoom('/', () => Promise.reject(new Error('EIO')))
  room.wrote(MB)
  await settled()
  expect(() => room.wrote(MB)).not.toThrow()
})
