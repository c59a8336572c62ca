import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { JUMP, type JumpName } from '@sands/rules/jump'
import type { Tx } from '../../kernel/database/database.ts'
import type { JobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { audienceRepo, createAudience, type Recipients } from '../org/index.ts'
import type { PlanChannels } from './channel/channel-plan.service.ts'
import { deliveryRepo } from './delivery.repo.ts'
import type { DeliverPayload } from './message.jobs.ts'
import { eventOf, type MessageTexts } from './template.ts'
import type { UnreadService } from './unread.service.ts'

/** More people than this get their message from a job, in batches, instead of from the sending request. */
const MAX_AT_ONCE = 10_000

export interface OutgoingMessage {
  collegeId: CollegeId
  category: MessageCategoryCode
  to: Recipients
  texts: MessageTexts
  jump?: { to?: JumpName; moduleId?: string; link?: string }
  /** Identifies the occasion. Sent again under the same key, the message reaches only people who do not have it yet. */
  dedupeKey?: string
}

export type SendMessage = (tx: Tx, message: OutgoingMessage) => Promise<MessageId>

const audienceOf = (tx: Tx, collegeId: CollegeId, userIds: readonly UserId[]) =>
  createAudience(tx, { collegeId, included: userIds.map((id) => ({ kind: 'user', id })) })

/** The only way to send a message. Runs in the caller's transaction: without a commit there is no message. */
export function createSender(
  { clock, jobs }: Kernel,
  unread: UnreadService,
  deliver: JobKind<DeliverPayload>,
  plan?: PlanChannels,
): SendMessage {
  return async (tx, { collegeId, category, to, texts, jump, dedupeKey }) => {
    const now = clock.now()
    const event = eventOf(texts)
    const message = await deliveryRepo.addMessage(tx, {
      collegeId,
      category,
      event,
      texts,
      jumpType: jump?.to ? JUMP[jump.to] : null,
      jumpModuleId: jump?.moduleId ?? null,
      jumpLink: jump?.link ?? null,
      dedupeKey: dedupeKey ?? null,
      createdAt: now,
    })
    const many = (await audienceRepo.count(tx, { collegeId, recipients: to, limit: MAX_AT_ONCE + 1 })) > MAX_AT_ONCE
    if (many) {
      const audienceId = 'audienceId' in to ? to.audienceId : await audienceOf(tx, collegeId, to.userIds)
      const deliveryId = await deliveryRepo.add(tx, { messageId: message.id, audienceId, createdAt: now })
      if (deliveryId) await jobs.enqueue(tx, deliver, { deliveryId })
      return message.id
    }
    const userIds = await audienceRepo.people(tx, { collegeId, recipients: to, after: null, limit: MAX_AT_ONCE })
    const fresh = await deliveryRepo.deliver(tx, { id: message.id, collegeId, category }, { userIds, now })
    await unread.announce(tx, collegeId, fresh)
    await plan?.(tx, { id: message.id, collegeId, category, event }, { userIds: fresh, isBulk: false, since: now })
    return message.id
  }
}
