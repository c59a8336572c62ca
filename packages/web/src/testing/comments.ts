import { asId } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { Comment, Reply } from '@sands/contract/social/social.model'
import type { OutboxItem } from '../outbox/outbox.ts'

export const aReply = (id: string): Reply => ({
  id: asId<Id<'comment'>>(id),
  content: `Words ${id}`,
  isExits: 1,
  author: { userId: asId<UserId>('7'), name: 'Lin', postName: '', avatarFileUrl: null },
  replyToName: null,
  pictures: [],
  createTime: '2026-03-01T12:00:00.000Z',
  likeCount: 0,
  isLike: 0,
  isMine: 1,
})

export const aComment = (id: string, replies: Reply[] = []): Comment => ({
  ...aReply(id),
  replies,
  replyCount: replies.length,
})

export const anItem = (over: Pick<OutboxItem, 'id' | 'key' | 'body'> & Partial<OutboxItem>): OutboxItem => ({
  userId: '7',
  label: '',
  idempotencyKey: over.id,
  createdAt: 0,
  tries: 0,
  nextTryAt: 0,
  state: 'waiting',
  reason: null,
  ...over,
})
