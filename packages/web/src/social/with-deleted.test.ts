import { expect, it } from 'vitest'
import { aComment, aReply } from '../testing/comments.ts'
import { withDeleted } from './with-deleted.ts'

it('removes a comment, and lists none twice', () => {
  const comments = withDeleted([aComment('1'), aComment('2'), aComment('1')], new Set(['2']))
  expect(comments.map(({ id }) => id)).toEqual(['1'])
})

it('keeps the replies of others under a removed comment', () => {
  const [comment] = withDeleted([aComment('1', [aReply('2'), aReply('3')])], new Set(['1', '3']))
  expect(comment).toMatchObject({ content: '', isExits: 0, replyCount: 1, replies: [{ id: '2', content: 'Words 2' }] })
})

it('removes a deleted comment with its last reply', () => {
  expect(withDeleted([aComment('1', [aReply('2')])], new Set(['1', '2']))).toEqual([])
})
