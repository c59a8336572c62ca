import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import { type ChannelRules, FIRST_DIGEST_AT, FIRST_QUIET, FIRST_RULES } from '@sands/rules/message/channel'
import type { Tx } from '../../../kernel/database/database.ts'
import { channelDeliveries, channelSettings } from '../channel.tables.ts'

const RULES: ChannelRules = {
  ...FIRST_RULES,
  notice: { channels: ['email', 'wecom', 'feishu'], pace: 'now' },
  study: { channels: ['email', 'wechat'], pace: 'daily' },
  system: { channels: ['email'], pace: 'urgent' },
}
const HOURS_8_MS = 8 * 3_600_000

type End = Pick<typeof channelDeliveries.$inferInsert, 'state' | 'reason' | 'detail' | 'providerId'>
const SENT: End = { state: 'sent', providerId: 'simulated' }
/** What became of e-mails of the demo, person by person; the others were sent. */
const ENDS: readonly End[] = [
  SENT,
  { state: 'bounced', reason: 'unknown_address', detail: '550' },
  { state: 'failed', reason: 'refused', detail: '554' },
  { state: 'skipped', reason: 'read' },
  { state: 'held', reason: 'quiet' },
]

/** The demo company uses every simulated channel for something. */
export async function loadChannelSettingsDemo(tx: Tx): Promise<void> {
  await tx.insert(channelSettings).values({ rules: RULES, quiet: FIRST_QUIET, digestAt: FIRST_DIGEST_AT })
}

/** The delivery of a notice by e-mail, in every state. */
export async function addChannelReport(
  tx: Tx,
  notice: { collegeId: CollegeId; messageId: MessageId; userIds: readonly UserId[]; sentAt: Date },
  now: Date,
): Promise<void> {
  const { userIds, sentAt, ...message } = notice
  if (userIds.length === 0) return
  await tx.insert(channelDeliveries).values(
    userIds.map((userId, index) => {
      const end = ENDS[index] ?? SENT
      const dueAt = end.state === 'held' ? new Date(now.getTime() + HOURS_8_MS) : sentAt
      return {
        ...message,
        userId,
        channel: 'email' as const,
        pace: 'now' as const,
        isBulk: false,
        attempts: 1,
        dueAt,
        nextAt: dueAt,
        createdAt: sentAt,
        finishedAt: end.state === 'held' ? null : sentAt,
        ...end,
      }
    }),
  )
}
