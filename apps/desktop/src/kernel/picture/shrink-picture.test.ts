import { expect, it } from 'vitest'
import { type Encode, shrinkPicture, smallEnough } from './shrink-picture.ts'

const MB = 1024 * 1024
/** As large as a photo is: two bytes for each pixel at the best quality. */
const photo: Encode = async ({ width, height }, quality) =>
  new Blob([new Uint8Array(Math.round(width * height * 2 * quality ** 4))])

it('makes a large picture small enough, and no smaller than it has to be', async () => {
  const blob = await smallEnough({ width: 6000, height: 4000 }, MB, photo)
  expect(blob?.size).toBeLessThanOrEqual(MB)
  expect(blob?.size).toBeGreaterThan(MB / 2)
})

it('ends with nothing when the browser cannot draw it, or no form is small enough', async () => {
  expect(await smallEnough({ width: 6000, height: 4000 }, MB, async () => null)).toBeNull()
  expect(await smallEnough({ width: 6000, height: 4000 }, 10, photo)).toBeNull()
})

it('leaves a picture alone that is small enough', async () => {
  const file = new File(['x'], 'a.gif', { type: 'image/gif' })
  expect(await shrinkPicture(file, MB)).toBe(file)
})
