import { communityLinks } from '@sands/contract/community/community.links'
import type { UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { OrgService } from '../../org/index.ts'
import { boardRepo } from '../board/board.repo.ts'
import { type ActionId, moderationRepo } from './moderation.repo.ts'

export interface MuteService {
  mute(tx: Tx, viewer: Viewer, mute: { userId: UserId; until: Date; reason: string }): Promise<null>
  unmute(tx: Tx, viewer: Viewer, mute: { userId: UserId; reason: string }): Promise<null>
}

interface Act {
  userId: UserId
  /** Null ends the mute. */
  until: Date | null
  reason: string
}

/** In the time zone of the moderator, which is named beside it. */
const timeWords = (at: Date, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${format.format(at)} (${timeZone})`
}

/** Keeps people from publishing and commenting. They are told until when and why, and may appeal. */
export function createMuteService(
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { org, send }: { org: Pick<OrgService, 'names'>; send: SendMessage },
): MuteService {
  async function record(tx: Tx, viewer: Viewer, { userId, until, reason }: Act): Promise<ActionId> {
    const { collegeId } = viewer
    const [member] = await boardRepo.membersAmong(tx, collegeId, { userIds: [userId], audience: EVERYONE })
    if (!member) throw fail('community.person_unknown')
    const action = until ? 'mute' : 'unmute'
    const id = await moderationRepo.addAction(tx, {
      ...{ collegeId, userId, action, reason },
      actedBy: viewer.userId,
      actedAt: clock.now(),
    })
    const names = await org.names(tx, [userId])
    await audit.record(tx, viewer, {
      action: until ? 'community.person.muted' : 'community.person.unmuted',
      subject: { kind: 'user', id: userId, name: names.get(userId) ?? '' },
      after: { until: until?.toISOString() ?? null, reason },
    })
    return id
  }

  return {
    async mute(tx, viewer, { userId, until, reason: written }) {
      if (until <= clock.now()) throw fail('kernel.hour_passed')
      const reason = plainText(written)
      const actionId = await record(tx, viewer, { userId, until, reason })
      await moderationRepo.mute(tx, { collegeId: viewer.collegeId, userId, until })
      await send(tx, {
        collegeId: viewer.collegeId,
        category: 'interaction',
        to: { userIds: [userId] },
        texts: fromTemplate('community.muted', { until: timeWords(until, viewer.timeZone), reason }),
        jump: { link: communityLinks.appeal(actionId) },
      })
      return null
    },

    async unmute(tx, viewer, { userId, reason: written }) {
      const reason = plainText(written)
      await record(tx, viewer, { userId, until: null, reason })
      await moderationRepo.unmute(tx, { collegeId: viewer.collegeId, userId })
      await send(tx, {
        collegeId: viewer.collegeId,
        category: 'interaction',
        to: { userIds: [userId] },
        texts: fromTemplate('community.unmuted', { reason }),
        jump: { link: communityLinks.home() },
      })
      return null
    },
  }
}
