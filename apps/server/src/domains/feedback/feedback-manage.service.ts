import type { CallQuery } from '@sands/contract/calls'
import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import type { BatchId, PageOf, UserId } from '@sands/contract/kernel/schema'
import type { FeedbackStep } from '@sands/rules/feedback'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { Batches } from '../ops/index.ts'
import { holdsRight } from '../org/index.ts'
import { ANSWER_RIGHT, stateAfter } from './feedback.policy.ts'
import { feedbackSubject, presentManaged } from './feedback.present.ts'
import { type FeedbackId, type FeedbackRow, feedbackRepo } from './feedback.repo.ts'
import { feedbackExport } from './feedback-export.service.ts'
import { filterOf, type WantedFeedback } from './feedback-filter.codec.ts'
import type { LoadSurroundings } from './surroundings.service.ts'

interface Seen {
  id: FeedbackId
  version: number
}

export interface FeedbackManageService {
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-system/api/v1/manage/question/page'>,
  ): Promise<PageOf<ManagedFeedback>>
  get(viewer: Viewer, id: FeedbackId): Promise<ManagedFeedback>
  answer(tx: Tx, viewer: Viewer, answer: Seen & { content: string }): Promise<ManagedFeedback>
  assign(tx: Tx, viewer: Viewer, to: Seen & { assigneeId: UserId | null }): Promise<ManagedFeedback>
  close(tx: Tx, viewer: Viewer, seen: Seen): Promise<ManagedFeedback>
  reopen(tx: Tx, viewer: Viewer, seen: Seen): Promise<ManagedFeedback>
  export(tx: Tx, viewer: Viewer, wanted: WantedFeedback): Promise<{ batchId: BatchId }>
}

interface Parts {
  around: LoadSurroundings
  send: SendMessage
  batches: Batches
}

export function createFeedbackManageService(kernel: Kernel, { around, send, batches }: Parts): FeedbackManageService {
  const { database, clock, audit } = kernel
  const exporting = feedbackExport(kernel, around)
  batches.add(exporting)

  async function presented(db: Db, viewer: Viewer, row: FeedbackRow): Promise<ManagedFeedback> {
    return presentManaged(row, await around(db, viewer, [row]))
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<FeedbackRow> {
    const row = await feedbackRepo.lock(tx, collegeId, id)
    if (!row) throw fail('feedback.gone')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  /** Applies one step and writes it to the history. */
  async function take(
    tx: Tx,
    viewer: Viewer,
    {
      before,
      step,
      assigneeId = before.assigneeId,
    }: { before: FeedbackRow; step: FeedbackStep; assigneeId?: UserId | null },
  ): Promise<FeedbackRow> {
    const state = stateAfter(before.state, step)
    const at = clock.now()
    const row = await feedbackRepo.change(tx, before.id, { state, assigneeId, updatedAt: at })
    if (!row) throw fail('feedback.gone')
    const history = { feedbackId: row.id, userId: viewer.userId, step, fromState: before.state, toState: state, at }
    await feedbackRepo.addHistory(tx, history)
    return row
  }

  return {
    async page(viewer, { current, size, ...wanted }) {
      const db = database.primary
      const request = { ...(current && { current }), ...(size && { size }) }
      const filter = filterOf(viewer, wanted)
      const [rows, total] = await Promise.all([
        feedbackRepo.page(db, filter, pageWindow(request)),
        feedbackRepo.count(db, filter),
      ])
      const surroundings = await around(db, viewer, rows)
      return pageOf(
        rows.map((row) => presentManaged(row, surroundings)),
        total,
        request,
      )
    },

    async get(viewer, id) {
      const row = await feedbackRepo.byId(database.primary, viewer.collegeId, id)
      if (!row) throw fail('feedback.gone')
      return presented(database.primary, viewer, row)
    },

    async answer(tx, viewer, { content, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      // If nobody is assigned, the person who answers becomes the assignee.
      const row = await take(tx, viewer, { before, step: 'answer', assigneeId: before.assigneeId ?? viewer.userId })
      const answer = plainText(content)
      await feedbackRepo.addAnswer(tx, {
        feedbackId: row.id,
        userId: viewer.userId,
        content: answer,
        createdAt: row.updatedAt,
      })
      await send(tx, {
        collegeId: row.collegeId,
        category: 'interaction',
        to: { userIds: [row.userId] },
        texts: fromTemplate('feedback.answered', { feedback: feedbackSubject(row).name, answer }),
        jump: { to: 'feedback' },
      })
      await audit.record(tx, viewer, {
        action: 'feedback.feedback.answered',
        subject: feedbackSubject(row),
        before: { state: before.state },
        after: { state: row.state, answer },
      })
      return presented(tx, viewer, row)
    },

    async assign(tx, viewer, { assigneeId, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const { collegeId } = viewer
      if (assigneeId && !(await holdsRight(tx, { userId: assigneeId, collegeId }, ANSWER_RIGHT)))
        throw fail('feedback.cannot_be_assigned')
      const row = await take(tx, viewer, { before, step: 'assign', assigneeId })
      await audit.record(tx, viewer, {
        action: 'feedback.feedback.assigned',
        subject: feedbackSubject(row),
        before: { assigneeId: before.assigneeId },
        after: { assigneeId },
      })
      return presented(tx, viewer, row)
    },

    async close(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const row = await take(tx, viewer, { before, step: 'close' })
      await audit.record(tx, viewer, {
        action: 'feedback.feedback.closed',
        subject: feedbackSubject(row),
        before: { state: before.state },
        after: { state: row.state },
      })
      return presented(tx, viewer, row)
    },

    async reopen(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const row = await take(tx, viewer, { before, step: 'reopen' })
      await audit.record(tx, viewer, {
        action: 'feedback.feedback.reopened',
        subject: feedbackSubject(row),
        before: { state: before.state },
        after: { state: row.state },
      })
      return presented(tx, viewer, row)
    },

    async export(tx, viewer, wanted) {
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await audit.record(tx, viewer, {
        action: 'feedback.feedback.export-started',
        subject: { kind: 'feedback', id: null, name: '' },
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },
  }
}
