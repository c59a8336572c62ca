import { APPROVAL_REASON_LENGTH } from '@sands/rules/review/approval'
import { type Static, Type } from 'typebox'
import { Flag, Instant, Nullable } from '../kernel/schema.ts'
import { ApprovalId } from './approval.model.ts'

/** The request to publish a draft that waits. An old one is about an earlier draft: nobody can approve it. */
export const Publication = Type.Object({
  request: Nullable(
    Type.Object({
      approvalId: ApprovalId,
      askerName: Type.String(),
      isOwn: Flag,
      isOld: Flag,
      createTime: Instant,
    }),
  ),
})
export type Publication = Static<typeof Publication>

export const PublicationReason = Type.Optional(Type.String({ maxLength: APPROVAL_REASON_LENGTH }))
