import { describe, expect, it } from 'vitest'
import { findWords, type Match } from './find-words.ts'
import { pageTextOf } from './page-text.ts'

const PAGES = ['fire and water', 'nothing', 'fire fire', 'broken', 'water']
const textOf = async (page: number) => {
  if (PAGES[page - 1] === 'broken') throw new Error('this page cannot be read')
  return pageTextOf([{ str: PAGES[page - 1] ?? '', hasEOL: false }])
}

async function find(words: string, from = 1, signal = new AbortController().signal) {
  const told: Match[][] = []
  await findWords({ words, count: PAGES.length, from, textOf, signal, onFound: (found) => void told.push([...found]) })
  return told
}

describe('searching a document', () => {
  it('finds every match in page order, wherever it starts', async () => {
    const told = await find('fire', 3)
    expect(told.at(-1)?.map(({ page, start }) => [page, start])).toEqual([
      [1, 0],
      [3, 0],
      [3, 5],
    ])
  })

  it('reports nearby matches before it has read the rest', async () => {
    const [first] = await find('fire', 3)
    expect(first?.map(({ page }) => page)).toEqual([3, 3])
  })

  it('reports once, at the end, that there is no match', async () => {
    expect(await find('earth')).toEqual([[]])
  })

  it('stops when another search starts', async () => {
    expect(await find('fire', 1, AbortSignal.abort())).toEqual([])
  })
})
