import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { CeoMessage } from '@sands/contract/feedback/ceo.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { OrgService } from '../org/index.ts'
import { type CeoMessageId, type CeoMessageRow, ceoRepo } from './ceo.repo.ts'
import { MOST_A_DAY, mayReply } from './feedback.policy.ts'
import { presentCeoMessage } from './feedback.present.ts'
import { leaderRepo } from './leader.repo.ts'

const DAY_MS = 86_400_000

export interface CeoService {
  create(tx: Tx, viewer: Viewer, message: CallBody<'POST /sands-lms/api/v1/ceo-channel/create'>): Promise<CeoMessage>
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/ceo-channel/page'>): Promise<PageOf<CeoMessage>>
  get(viewer: Viewer, id: CeoMessageId): Promise<CeoMessage>
  reply(tx: Tx, viewer: Viewer, reply: { id: CeoMessageId; content: string }): Promise<CeoMessage>
}

interface Parts {
  org: Pick<OrgService, 'colleagues'>
  send: SendMessage
}

export function createCeoService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { org, send }: Parts,
): CeoService {
  async function presented(db: Db, viewer: Viewer, rows: readonly CeoMessageRow[]): Promise<CeoMessage[]> {
    const ids = new Set(rows.flatMap(({ userId, leaderId }) => [userId, leaderId]))
    const people = await org.colleagues(db, viewer.collegeId, [...ids])
    return rows.map((row) => presentCeoMessage(row, { viewerId: viewer.userId, people }))
  }

  async function presentedOne(db: Db, viewer: Viewer, row: CeoMessageRow | undefined): Promise<CeoMessage> {
    const [message] = row ? await presented(db, viewer, [row]) : []
    if (!message) throw fail('feedback.ceo_gone')
    return message
  }

  return {
    async create(tx, viewer, { leaderId, content }) {
      const { collegeId, userId } = viewer
      const now = clock.now()
      if (leaderId === userId) throw fail('feedback.not_to_yourself')
      const leaders = await leaderRepo.all(tx, collegeId)
      if (!leaders.some((leader) => leader.userId === leaderId)) throw fail('feedback.leader_gone')
      const today = await ceoRepo.count(tx, viewer, 'sent', new Date(now.getTime() - DAY_MS))
      if (today >= MOST_A_DAY) throw fail('feedback.enough_for_today', { limit: MOST_A_DAY })
      const row = await ceoRepo.add(tx, { collegeId, userId, leaderId, content: plainText(content), createdAt: now })
      const message = await presentedOne(tx, viewer, row)
      await send(tx, {
        collegeId,
        category: 'interaction',
        to: { userIds: [leaderId] },
        texts: fromTemplate('feedback.ceo_message', { name: viewer.name }),
        jump: { to: 'ceo', moduleId: message.id },
      })
      return message
    },

    async page(viewer, { box, current, size }) {
      const db = database.primary
      const request = { ...(current && { current }), ...(size && { size }) }
      const [rows, total] = await Promise.all([
        ceoRepo.page(db, viewer, { box, ...pageWindow(request) }),
        ceoRepo.count(db, viewer, box),
      ])
      return pageOf(await presented(db, viewer, rows), total, request)
    },

    get: async (viewer, id) => presentedOne(database.primary, viewer, await ceoRepo.byId(database.primary, viewer, id)),

    async reply(tx, viewer, { id, content }) {
      const before = await ceoRepo.lock(tx, viewer, id)
      if (!before || !mayReply(viewer, before)) throw fail('feedback.ceo_gone')
      if (before.repliedAt) throw fail('feedback.replied_already')
      const row = await ceoRepo.reply(tx, id, { reply: plainText(content), repliedAt: clock.now() })
      await send(tx, {
        collegeId: before.collegeId,
        category: 'interaction',
        to: { userIds: [before.userId] },
        texts: fromTemplate('feedback.ceo_reply', { name: viewer.name }),
        jump: { to: 'ceo', moduleId: id },
      })
      return presentedOne(tx, viewer, row)
    },
  }
}
