import { expect, it } from 'vitest'
import { MOST_PICTURE_BYTES, MOST_PICTURES, nameOf, surplusPictures } from './pictures.ts'

const pictures = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/${index}`, bytes }))

it('caches pictures up to the limit', () => {
  expect(surplusPictures(pictures(MOST_PICTURES, 1))).toEqual([])
})

it('removes the oldest first, by number and by size', () => {
  expect(surplusPictures(pictures(MOST_PICTURES + 2, 1))).toEqual(['/1', '/0'])
  expect(surplusPictures(pictures(5, MOST_PICTURE_BYTES / 4))).toEqual(['/0'])
})

it('identifies a picture by its content, not by its signature', () => {
  const name = nameOf('https://sands.example/files/12/w750?e=1&s=x&v=aa')
  expect(nameOf('https://sands.example/files/12/w750?e=2&s=y&v=aa')).toBe(name)
  expect(nameOf('https://sands.example/files/12/w750?e=1&s=x&v=bb')).not.toBe(name)
  expect(nameOf('https://sands.example/files/12/w750?e=1&s=x')).toBe('https://sands.example/files/12/w750')
})
