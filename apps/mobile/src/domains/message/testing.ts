import { asId } from '@sands/contract/kernel/id'
import type { MessageId } from '@sands/contract/kernel/schema'
import type { Message } from '@sands/contract/message/message.model'

export const aMessage = (id: string, over: Partial<Message> = {}): Message => ({
  id: asId<MessageId>(id),
  categoryCode: 'study',
  title: `Message ${id}`,
  content: 'Text',
  createTime: '2026-03-01T08:00:00.000Z',
  isRead: 0,
  isJumpApp: 0,
  jumpType: null,
  jumpModuleId: null,
  customerJumpLink: null,
  ...over,
})
