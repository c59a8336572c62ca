import { expect, it } from 'vitest'
import { MOST_PICTURE_BYTES, MOST_PICTURES, surplusPictures } from './pictures.ts'

const pictures = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/${index}`, bytes }))

it('keeps as many pictures as it may', () => {
  expect(surplusPictures(pictures(MOST_PICTURES, 1))).toEqual([])
})

it('lets the oldest go first, by number and by weight', () => {
  expect(surplusPictures(pictures(MOST_PICTURES + 2, 1))).toEqual(['/1', '/0'])
  expect(surplusPictures(pictures(5, MOST_PICTURE_BYTES / 4))).toEqual(['/0'])
})
