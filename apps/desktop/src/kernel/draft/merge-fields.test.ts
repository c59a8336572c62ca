import { expect, it } from 'vitest'
import { fieldChoices, mergeFields } from './merge-fields.ts'

const base = { title: 'A', points: 1, tags: ['x'] }

it('takes each field from the side that changed it, and asks where both did', () => {
  const mine = { ...base, title: 'B', tags: ['x', 'y'] }
  const theirs = { ...base, points: 2, tags: ['z'] }
  expect(fieldChoices(base, mine, theirs)).toEqual([
    { field: 'title', side: 'mine', isChangedByBoth: false },
    { field: 'points', side: 'theirs', isChangedByBoth: false },
    { field: 'tags', side: 'mine', isChangedByBoth: true },
  ])
  expect(mergeFields(mine, theirs, { title: 'mine', points: 'theirs', tags: 'theirs' })).toEqual({
    title: 'B',
    points: 2,
    tags: ['z'],
  })
})

it('has nothing to ask where both are the same', () => {
  expect(fieldChoices(base, { ...base, title: 'C' }, { ...base, title: 'C' })).toEqual([])
})
