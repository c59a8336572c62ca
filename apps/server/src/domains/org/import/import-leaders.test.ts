import { describe, expect, it } from 'vitest'
import { checkLeaders } from './import-leaders.ts'

const slice = { pause: () => undefined }

/** `a>b` is a row by which a reports to b; rows are numbered from 1. */
async function check(rows: string[], { there = '', now = '' }: { there?: string; now?: string } = {}) {
  const wishes = rows.flatMap((text, index) => {
    const [userName = '', leader = ''] = text.split('>')
    return leader ? [{ row: index + 1, userName, leader }] : []
  })
  const known = new Set(there)
  const added = new Set(rows.map((text) => text.charAt(0)).filter((name) => !known.has(name)))
  const current = new Map(now.split(' ').map((edge) => [edge.charAt(0), edge.charAt(2)] as const))
  current.delete('')
  const { unknown, circle } = await checkLeaders({
    wishes,
    exists: (name) => known.has(name),
    isAdded: (name) => added.has(name),
    current,
    slice,
  })
  return { unknown: [...unknown].toSorted(), circle: [...circle].toSorted() }
}

describe('leaders in a file', () => {
  it('may exist already, or be anywhere in the file', async () => {
    expect(await check(['a>b', 'b', 'c>x'], { there: 'x' })).toEqual({ unknown: [], circle: [] })
  })

  it('who do not exist also refuse the new people below them', async () => {
    expect(await check(['a>z', 'b>a', 'c>b', 'd>x', 'x>z'], { there: 'x' })).toEqual({
      unknown: [1, 2, 3, 5],
      circle: [],
    })
  })

  it('may not form a circle, within the file or through existing people', async () => {
    expect(await check(['a>a'])).toEqual({ unknown: [], circle: [1] })
    expect(await check(['a>b', 'b>c', 'c>a', 'd>a'])).toEqual({ unknown: [4], circle: [1, 2, 3] })
    expect(await check(['x>y'], { there: 'xyz', now: 'y>z z>x' })).toEqual({ unknown: [], circle: [1] })
    expect(await check(['x>y', 'z>w'], { there: 'wxyz', now: 'y>z z>x' })).toEqual({ unknown: [], circle: [] })
  })

  it('stay as they were where a row is refused, and then form no circle', async () => {
    // z keeps reporting to x, because its new leader does not exist: so x must not report to y.
    expect(await check(['z>q', 'x>y'], { there: 'xyz', now: 'y>z z>x' })).toEqual({ unknown: [1], circle: [2] })
  })

  it.each([
    ['at any depth', (index: number) => index + 1],
    ['with any number of reports to one person', () => 50_000],
  ])('are visited once each, %s', async (_, leaderOf) => {
    const wishes = Array.from({ length: 50_000 }, (_, index) => ({
      row: index,
      userName: `p${index}`,
      leader: `p${leaderOf(index)}`,
    }))
    let looks = 0
    const looked = (answer: boolean) => {
      looks += 1
      return answer
    }
    const found = await checkLeaders({
      wishes,
      exists: (name) => looked(name === 'p50000'),
      isAdded: () => looked(true),
      current: new Map(),
      slice,
    })
    expect(found).toEqual({ unknown: new Set(), circle: new Set() })
    expect(looks).toBeLessThanOrEqual(4 * wishes.length)
  })
})
