import { expect, it } from 'vitest'
import { anItem } from '../testing/comments.ts'
import { pendingComments, pendingDeletes } from './pending-comments.ts'
import { COMMENT_CREATE, COMMENT_DELETE } from './social-calls.ts'

const said = (id: string, over: object = {}) =>
  anItem({
    id,
    key: COMMENT_CREATE,
    body: { commentModule: 3, commentModuleId: '7', content: `Said ${id}`, ...over },
  })

it('are those about this content, newest first', () => {
  const items = [
    said('1'),
    said('2', { commentModuleId: '8' }),
    said('3', { commentModule: 1 }),
    said('4', { parentId: '50' }),
  ]
  expect(
    pendingComments(items, { module: 3, moduleId: '7' }).map(({ content, parentId }) => [content, parentId]),
  ).toEqual([
    ['Said 4', '50'],
    ['Said 1', null],
  ])
})

it('keep a comment whose removal was refused', () => {
  const removed = (id: string, state: 'waiting' | 'refused') =>
    anItem({ id, key: COMMENT_DELETE, body: { id: `c${id}` }, state })
  expect([...pendingDeletes([removed('1', 'waiting'), removed('2', 'refused'), said('3')])]).toEqual(['c1'])
})
