import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { Adjustment } from '@sands/contract/points/points.model'
import { type AdjustmentStep, adjustmentStep } from '@sands/rules/points/points'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { holdersOf, type OrgService } from '../../org/index.ts'
import { dayOfAccount } from '../earning/account-day.ts'
import { accountRepo } from '../ledger/account.repo.ts'
import type { JournalId } from '../ledger/ledger.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import { presentAdjustment } from '../points.present.ts'
import { accountsRepo } from './accounts.repo.ts'
import { type AdjustmentId, type AdjustmentRow, adjustmentRepo } from './adjustment.repo.ts'

/** The most people who are told about a proposal. */
const TOLD_MOST = 50

type Proposal = CallBody<'POST /sands-shopping/api/v1/manage/points/adjustment/propose'>
interface Decision {
  id: AdjustmentId
  version: number
  note?: string
}

export interface AdjustmentService {
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-shopping/api/v1/manage/points/adjustment/page'>,
  ): Promise<PageOf<Adjustment>>
  propose(tx: Tx, viewer: Viewer, proposal: Proposal): Promise<Adjustment>
  approve(tx: Tx, viewer: Viewer, decision: Decision): Promise<Adjustment>
  reject(tx: Tx, viewer: Viewer, decision: Decision): Promise<Adjustment>
  withdraw(tx: Tx, viewer: Viewer, decision: Decision): Promise<Adjustment>
}

interface Parts {
  org: Pick<OrgService, 'colleagues' | 'nameOf'>
  send: SendMessage
}

export function createAdjustmentService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { org, send }: Parts,
): AdjustmentService {
  async function presented(db: Db, viewer: Viewer, rows: readonly AdjustmentRow[]): Promise<Adjustment[]> {
    const ids = rows.flatMap(({ userId, proposedBy, decidedBy }) => [
      userId,
      proposedBy,
      ...(decidedBy ? [decidedBy] : []),
    ])
    const people = await org.colleagues(db, viewer.collegeId, [...new Set(ids)])
    return rows.map((row) => presentAdjustment(row, { people, viewerId: viewer.userId }))
  }

  async function present(tx: Tx, viewer: Viewer, row: AdjustmentRow): Promise<Adjustment> {
    const [adjustment] = await presented(tx, viewer, [row])
    if (!adjustment) throw fail('points.adjustment_gone')
    return adjustment
  }

  const subjectOf = async (tx: Tx, row: AdjustmentRow) => ({
    kind: 'point-adjustment',
    id: row.id,
    name: (await org.nameOf(tx, row.userId)) ?? '',
  })

  /** Locks the adjustment and says what the step leads to. Nobody decides about an own proposal or an own account. */
  async function expectStep(tx: Tx, viewer: Viewer, { id, version, step }: Decision & { step: AdjustmentStep }) {
    const row = await adjustmentRepo.lock(tx, viewer.collegeId, id)
    if (!row) throw fail('points.adjustment_gone')
    const transition = adjustmentStep(row.state, step)
    if (!transition) throw fail('points.adjustment_decided')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    const { userId } = viewer
    if (transition.by === 'proposer' && row.proposedBy !== userId) throw fail('points.not_your_proposal')
    if (transition.by === 'other' && (row.proposedBy === userId || row.userId === userId))
      throw fail('points.second_person_needed')
    return { row, state: transition.to }
  }

  async function decide(
    tx: Tx,
    viewer: Viewer,
    { step, journalId, ...decision }: Decision & { step: AdjustmentStep; journalId?: JournalId },
  ): Promise<AdjustmentRow> {
    const { row, state } = await expectStep(tx, viewer, { ...decision, step })
    const note = plainText(decision.note ?? '')
    const changed = await adjustmentRepo.change(tx, row.id, {
      ...{ state, note, decidedAt: clock.now() },
      ...(step === 'withdraw' ? {} : { decidedBy: viewer.userId }),
      ...(journalId && { journalId }),
    })
    if (!changed) throw fail('points.adjustment_gone')
    await audit.record(tx, viewer, {
      action: `points.adjustment.${state}`,
      subject: await subjectOf(tx, row),
      before: { state: row.state },
      after: { state, points: row.amount, reason: row.reason, note },
    })
    return changed
  }

  /** Posts what was approved. Points that are held or already spent cannot be taken. */
  async function postApproved(tx: Tx, row: AdjustmentRow): Promise<JournalId> {
    const account = await accountRepo.lock(tx, row)
    const available = account.balance - account.held
    if (row.amount < 0 && available < -row.amount) throw fail('points.too_few', { available })
    const at = clock.now()
    const journalId = await post(tx, account, {
      ...{ key: `adjustment ${row.id}`, type: 'adjustment', amount: row.amount, against: 'adjustment' },
      ...{ note: row.reason, day: dayOfAccount(account, at), at },
    })
    if (!journalId) throw new Error(`the adjustment ${row.id} was posted twice`)
    return journalId
  }

  async function tellApprovers(tx: Tx, viewer: Viewer, row: AdjustmentRow): Promise<void> {
    const { collegeId, userId, name } = viewer
    const holders = await holdersOf(tx, { collegeId, right: 'points.approve', limit: TOLD_MOST })
    const userIds = holders.filter((holder) => holder !== userId && holder !== row.userId)
    if (userIds.length === 0) return
    const person = (await org.nameOf(tx, row.userId)) ?? ''
    const texts = fromTemplate('points.proposed', { name, person, points: row.amount, reason: row.reason })
    await send(tx, { collegeId, category: 'system', to: { userIds }, texts, dedupeKey: `points.proposed ${row.id}` })
  }

  const tellPerson = (tx: Tx, { id, collegeId, userId, amount, reason }: AdjustmentRow) =>
    send(tx, {
      collegeId,
      category: 'system',
      to: { userIds: [userId] },
      texts: fromTemplate(amount > 0 ? 'points.given' : 'points.taken', { points: Math.abs(amount), reason }),
      jump: { to: 'points' },
      dedupeKey: `points.adjusted ${id}`,
    })

  return {
    async page(viewer, { state, ...request }) {
      const filter = { collegeId: viewer.collegeId, state }
      const rows = await adjustmentRepo.page(database.primary, filter, pageWindow(request))
      const total = await adjustmentRepo.count(database.primary, filter)
      return pageOf(await presented(database.primary, viewer, rows), total, request)
    },

    async propose(tx, viewer, { userId, points, reason }) {
      const { collegeId } = viewer
      if (points === 0) throw fail('points.nothing_to_adjust')
      if (!(await accountsRepo.isMember(tx, collegeId, userId))) throw fail('points.person_unknown')
      const { balance, held } = await accountRepo.lock(tx, { collegeId, userId })
      if (points < 0 && balance - held < -points) throw fail('points.too_few', { available: balance - held })
      const row = await adjustmentRepo.add(tx, {
        ...{ collegeId, userId, amount: points, reason: plainText(reason) },
        ...{ state: 'proposed', proposedBy: viewer.userId, proposedAt: clock.now() },
      })
      if (!row) throw new Error('the adjustment was not stored')
      await audit.record(tx, viewer, {
        action: 'points.adjustment.proposed',
        subject: await subjectOf(tx, row),
        after: { points, reason: row.reason },
      })
      await tellApprovers(tx, viewer, row)
      return present(tx, viewer, row)
    },

    async approve(tx, viewer, decision) {
      const { row } = await expectStep(tx, viewer, { ...decision, step: 'approve' })
      const journalId = await postApproved(tx, row)
      const approved = await decide(tx, viewer, { ...decision, step: 'approve', journalId })
      await tellPerson(tx, approved)
      return present(tx, viewer, approved)
    },

    reject: async (tx, viewer, decision) =>
      present(tx, viewer, await decide(tx, viewer, { ...decision, step: 'reject' })),

    withdraw: async (tx, viewer, decision) =>
      present(tx, viewer, await decide(tx, viewer, { ...decision, step: 'withdraw' })),
  }
}
