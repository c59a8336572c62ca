import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  DeliveryReport,
  MessageChange,
  MessageDraft,
  OutgoingDetail,
  OutgoingMessage,
} from '@sands/contract/message/send.model'
import { isGoodJump } from '@sands/rules/jump'
import type { Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, choiceOf, countAudience, removeAudience } from '../../org/index.ts'
import type { Dispatch } from '../dispatch.service.ts'
import type { DispatchPayload } from './outgoing.jobs.ts'
import { outgoingState, outgoingSubject, presentOutgoing, presentOutgoingDetail } from './outgoing.present.ts'
import { type OutgoingFilter, type OutgoingId, type OutgoingRow, outgoingRepo } from './outgoing.repo.ts'
import { recordOf } from './outgoing-record.service.ts'

const YEAR_MS = 366 * 86_400_000

export interface OutgoingService {
  page(viewer: Viewer, request: OutgoingFilter & PageRequest): Promise<PageOf<OutgoingMessage>>
  get(viewer: Viewer, id: OutgoingId): Promise<OutgoingDetail>
  create(tx: Tx, viewer: Viewer, draft: MessageDraft): Promise<{ id: OutgoingId }>
  update(tx: Tx, viewer: Viewer, change: MessageChange): Promise<null>
  cancel(tx: Tx, viewer: Viewer, which: { id: OutgoingId; version: number }): Promise<null>
  report(viewer: Viewer, id: OutgoingId): Promise<DeliveryReport>
}

/** `dispatch` sends a message that is due; the job and "send now" both call it. */
export function createOutgoingService(
  { database, clock, jobs, audit, content }: Kernel,
  { dispatch, job, media }: { dispatch: Dispatch; job: JobKind<DispatchPayload>; media: MediaService },
): OutgoingService {
  const db = database.primary

  function momentOf(sendAt: string | null, now: Date): Date {
    if (sendAt === null) return now
    const moment = new Date(sendAt)
    const ahead = moment.getTime() - now.getTime()
    if (!(ahead > 0 && ahead <= YEAR_MS)) throw fail('message.bad_time')
    return moment
  }

  /** Refuses a jump without a target: a message that leads nowhere must have no jump at all. */
  async function refuseBadJump(tx: Tx, viewer: Viewer, { jump, before }: { jump: JumpChoice; before?: OutgoingRow }) {
    const isKnown = before?.jumpTo === jump.to && before.jumpModuleId === jump.moduleId
    const target = { jump, isKnown }
    const mayLead = (await media.mayLead(tx, viewer, target)) && (await content.mayLead(tx, viewer, target))
    if (jump.to === 'none' || !isGoodJump(jump) || !mayLead) throw fail('message.bad_jump')
  }

  /** The checked columns of a draft, with its audience stored. */
  async function columnsOf(tx: Tx, viewer: Viewer, { draft, before }: { draft: MessageDraft; before?: OutgoingRow }) {
    if (draft.jump) await refuseBadJump(tx, viewer, { jump: draft.jump, ...(before && { before }) })
    const sendAt = momentOf(draft.sendAt, clock.now())
    const audienceId = await audienceOf(tx, viewer, draft.audience)
    if ((await countAudience(tx, viewer.collegeId, draft.audience)) === 0) throw fail('message.nobody')
    return {
      category: draft.category,
      texts: draft.texts,
      jumpTo: draft.jump?.to ?? null,
      jumpModuleId: draft.jump?.moduleId ?? null,
      jumpLink: draft.jump?.link?.trim() || null,
      audienceId,
      sendAt,
    }
  }

  /** Sends now, or queues a job for this version: a job from before a change finds another version and does nothing. */
  async function goOn(tx: Tx, row: OutgoingRow, draft: MessageDraft): Promise<OutgoingRow> {
    if (draft.sendAt === null) return dispatch(tx, row)
    await jobs.enqueue(tx, job, { outgoingId: row.id, version: row.version }, row.sendAt)
    return row
  }

  async function lockScheduled(tx: Tx, viewer: Viewer, { id, version }: { id: OutgoingId; version: number }) {
    const row = await outgoingRepo.lock(tx, id)
    if (!row || row.collegeId !== viewer.collegeId) throw fail('kernel.not_found')
    if (row.state !== 'scheduled') throw fail('message.gone_already')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function find(viewer: Viewer, id: OutgoingId) {
    const found = await outgoingRepo.get(db, viewer.collegeId, id)
    if (!found) throw fail('kernel.not_found')
    return found
  }

  return {
    async page(viewer, { current, size, ...filter }) {
      const request = { ...(current && { current }), ...(size && { size }) }
      const keyword = filter.keyword?.trim()
      const narrowed = { ...(filter.state && { state: filter.state }), ...(keyword && { keyword }) }
      const [rows, total] = await Promise.all([
        outgoingRepo.page(db, viewer.collegeId, { filter: narrowed, ...pageWindow(request) }),
        outgoingRepo.total(db, viewer.collegeId, narrowed),
      ])
      return pageOf(
        rows.map((row) => presentOutgoing(row, viewer.language)),
        total,
        request,
      )
    },

    async get(viewer, id) {
      const found = await find(viewer, id)
      return presentOutgoingDetail(found, await choiceOf(db, found.row.audienceId), viewer.language)
    },

    async create(tx, viewer, draft) {
      const columns = await columnsOf(tx, viewer, { draft })
      const added = await outgoingRepo.add(tx, {
        ...columns,
        collegeId: viewer.collegeId,
        state: 'scheduled',
        createdBy: viewer.userId,
        createdAt: clock.now(),
      })
      if (!added) throw new Error('the message was not stored')
      const row = await goOn(tx, added, draft)
      const action = row.state === 'sent' ? 'message.outgoing.sent' : 'message.outgoing.created'
      await audit.record(tx, viewer, { action, subject: outgoingSubject(row), after: await recordOf(tx, row) })
      return { id: row.id }
    },

    async update(tx, viewer, change) {
      const before = await lockScheduled(tx, viewer, change)
      const told = await recordOf(tx, before)
      const changed = await outgoingRepo.change(tx, before.id, await columnsOf(tx, viewer, { draft: change, before }))
      if (!changed) throw fail('kernel.not_found')
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      const row = await goOn(tx, changed, change)
      const action = row.state === 'sent' ? 'message.outgoing.sent' : 'message.outgoing.updated'
      await audit.record(tx, viewer, {
        action,
        subject: outgoingSubject(row),
        before: told,
        after: await recordOf(tx, row),
      })
      return null
    },

    async cancel(tx, viewer, which) {
      const before = await lockScheduled(tx, viewer, which)
      await outgoingRepo.change(tx, before.id, { state: 'cancelled' })
      await audit.record(tx, viewer, {
        action: 'message.outgoing.cancelled',
        subject: outgoingSubject(before),
        before: { state: before.state },
        after: { state: 'cancelled' },
      })
      return null
    },

    async report(viewer, id) {
      const found = await find(viewer, id)
      const { messageId, people } = found.row
      const { delivered, read } = messageId ? await outgoingRepo.reached(db, messageId) : { delivered: 0, read: 0 }
      return { state: outgoingState(found), people: people ?? 0, delivered, read, unread: delivered - read }
    },
  }
}
