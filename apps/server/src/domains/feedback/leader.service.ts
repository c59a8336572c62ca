import type { CeoPerson, ManagedLeader } from '@sands/contract/feedback/ceo.model'
import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { audienceRepo, type OrgService } from '../org/index.ts'
import { ceoRepo } from './ceo.repo.ts'
import { presentCeoPerson } from './feedback.present.ts'
import { leaderRepo } from './leader.repo.ts'

export interface LeaderService {
  /** The leaders whom the viewer may write to. */
  visibleList(viewer: Viewer): Promise<CeoPerson[]>
  list(viewer: Viewer): Promise<ManagedLeader[]>
  add(tx: Tx, viewer: Viewer, userId: UserId): Promise<null>
  remove(tx: Tx, viewer: Viewer, userId: UserId): Promise<null>
  sort(tx: Tx, viewer: Viewer, place: { userId: UserId; beforeId: UserId | null }): Promise<null>
}

export function createLeaderService(
  { database, audit }: Pick<Kernel, 'database' | 'audit'>,
  org: Pick<OrgService, 'colleagues' | 'nameOf'>,
): LeaderService {
  const subjectOf = async (tx: Tx, userId: UserId) => ({
    kind: 'user',
    id: userId,
    name: (await org.nameOf(tx, userId)) ?? '',
  })

  return {
    async visibleList({ collegeId, userId }) {
      const db = database.primary
      const ids = (await leaderRepo.all(db, collegeId)).map((leader) => leader.userId).filter((id) => id !== userId)
      const people = await org.colleagues(db, collegeId, ids)
      return ids.map((id) => presentCeoPerson(people, id))
    },

    async list({ collegeId }) {
      const db = database.primary
      const [leaders, sums] = await Promise.all([leaderRepo.all(db, collegeId), ceoRepo.sums(db, collegeId)])
      const sumOf = new Map(sums.map((sum) => [sum.leaderId, sum]))
      const people = await org.colleagues(
        db,
        collegeId,
        leaders.map(({ userId }) => userId),
      )
      return leaders.map(({ userId, userName }) => ({
        ...presentCeoPerson(people, userId),
        userName,
        messageCount: sumOf.get(userId)?.messages ?? 0,
        waitingCount: sumOf.get(userId)?.waiting ?? 0,
      }))
    },

    async add(tx, viewer, userId) {
      const { collegeId } = viewer
      const order = await leaderRepo.lockAll(tx, collegeId)
      if (order.includes(userId)) throw fail('feedback.leader_exists')
      const recipients = { userIds: [userId] }
      const found = await audienceRepo.people(tx, { collegeId, recipients, after: null, limit: 1 })
      if (found.length === 0) throw fail('feedback.person_unknown')
      await leaderRepo.add(tx, { collegeId, userId, sort: order.length + 1 })
      await audit.record(tx, viewer, { action: 'feedback.leader.added', subject: await subjectOf(tx, userId) })
      return null
    },

    async remove(tx, viewer, userId) {
      const order = await leaderRepo.lockAll(tx, viewer.collegeId)
      if (!order.includes(userId)) throw fail('feedback.leader_gone')
      await leaderRepo.remove(tx, viewer.collegeId, userId)
      await audit.record(tx, viewer, { action: 'feedback.leader.removed', subject: await subjectOf(tx, userId) })
      return null
    },

    async sort(tx, viewer, { userId, beforeId }) {
      const order = await leaderRepo.lockAll(tx, viewer.collegeId)
      const others = order.filter((id) => id !== userId)
      const place = beforeId === null ? others.length : others.indexOf(beforeId)
      if (!order.includes(userId) || place < 0) throw fail('feedback.leader_gone')
      await leaderRepo.sort(tx, viewer.collegeId, others.toSpliced(place, 0, userId))
      await audit.record(tx, viewer, {
        action: 'feedback.leader.sorted',
        subject: await subjectOf(tx, userId),
        before: { place: order.indexOf(userId) + 1 },
        after: { place: place + 1 },
      })
      return null
    },
  }
}
