import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

/** The shelves of the inbox. */
export const MessageCategoryCode = OneOf(MESSAGE_CATEGORIES)
export type MessageCategoryCode = (typeof MESSAGE_CATEGORIES)[number]

/** Where a message leads; read by `resolveJump` in `packages/rules/src/jump.ts`. */
export const jumpItem = {
  isJumpApp: Flag,
  jumpType: Nullable(Type.Integer()),
  jumpModuleId: Nullable(
    Type.String({ description: 'An id, or JSON with commentModuleId, commentId or certificateUserId' }),
  ),
  customerJumpLink: Nullable(Type.String()),
}

export const Message = Type.Object({
  id: IdOf<'message'>(),
  categoryCode: MessageCategoryCode,
  title: Type.String(),
  content: Type.String(),
  createTime: Instant,
  isRead: Flag,
  ...jumpItem,
})
export type Message = Static<typeof Message>

export const MessageCategory = Type.Object({
  code: MessageCategoryCode,
  unreadCount: Type.Integer(),
  latest: Nullable(Type.Object({ title: Type.String(), createTime: Instant })),
})
export type MessageCategory = Static<typeof MessageCategory>
