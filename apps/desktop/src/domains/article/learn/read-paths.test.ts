import { expect, it } from 'vitest'
import { readPaths } from './read-paths.ts'

const part = { key: '0', name: '', byNumber: false, ids: [] }

it('a module links to its category, or to all articles when it shows several categories or picked articles', () => {
  expect(readPaths.more({ ...part, categoryIds: ['7'] })).toBe('/article?categoryId=7')
  expect(readPaths.more({ ...part, categoryIds: ['7', '8'] })).toBe('/article')
  expect(readPaths.more({ ...part, categoryIds: [], ids: ['3'] })).toBe('/article')
  expect(readPaths.more(undefined)).toBe('/article')
})
