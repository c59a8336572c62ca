import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ErrorTextKey } from '@sands/i18n/errors'
import { type ApprovalKindName, isStepDone, NUDGE_MS } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { SendMessage } from '../../message/index.ts'
import type { FlowStep } from '../approval.tables.ts'
import type { ApprovalId, ApprovalKind } from './approval.kind.ts'
import { type ApprovalItemRow, type ApprovalRow, approvalRepo } from './approval.repo.ts'
import { askedOf, createEndings } from './approval-end.service.ts'
import { approverRepo } from './approver.repo.ts'
import { approversOf } from './approvers.service.ts'
import { flowRepo } from './flow.repo.ts'
import { createLateSteps, later } from './late-steps.service.ts'

export interface NewRequest {
  collegeId: CollegeId
  askerId: UserId
  kind: ApprovalKindName
  /** Empty for what has no thing of its own. */
  subjectId: string
  title: string
  summary: string
  /** Instead of the steps of the kind. A flow of the college has precedence. */
  steps?: readonly FlowStep[]
}

interface Person {
  userId: UserId
  collegeId: CollegeId
}

type Ending = Omit<Person, 'userId'> & { userId: UserId | null }

interface Dropped {
  ids: readonly ApprovalId[]
  reason: string
  /** Tells the askers that their requests were declined, and why. Without it nobody is told. */
  because?: ErrorTextKey | ((id: ApprovalId) => ErrorTextKey | undefined)
}

export interface Decision {
  id: ApprovalId
  isApproved: boolean
  reason: string
}

/** How every domain asks for a yes. */
export interface Approvals {
  /** Starts a request in the transaction of the caller. */
  ask(tx: Tx, request: NewRequest): Promise<ApprovalId>
  /** The request about a subject that waits. */
  waiting(
    db: Db,
    subject: { collegeId: CollegeId; kind: ApprovalKindName; subjectId: string; askerId?: UserId },
  ): Promise<{ id: ApprovalId; askerId: UserId; createdAt: Date } | undefined>
  /** Takes a request back for its asker; the kind is told. Call it before locking rows of the domain. */
  withdraw(tx: Tx, person: Person, id: ApprovalId): Promise<void>
  /**
   * Takes a request back for a person who has ended what it was about, such as the membership of the asker. Does nothing
   * when it no longer waits. Call it before locking rows.
   */
  drop(tx: Tx, person: Person, dropped: { id: ApprovalId; reason: string }): Promise<void>
  /**
   * The same for several: all of them are locked before the first ends, because its kind locks what it is about.
   * Without a person where nobody but the clock or a change of the organisation ends them.
   */
  dropAll(tx: Tx, person: Ending, dropped: Dropped): Promise<void>
  /**
   * Decides for a person who is not in a step, but whom the domain itself lets decide. Refused where the college has drawn
   * a flow. Call it before locking rows.
   */
  settle(tx: Tx, person: Person, decision: Decision): Promise<void>
}

export interface ApprovalActs extends Approvals {
  decide(tx: Tx, person: Person, decision: Decision): Promise<void>
  handOver(tx: Tx, person: Person, to: { id: ApprovalId; userId: UserId; reason: string }): Promise<void>
  remind(tx: Tx, person: Person, id: ApprovalId): Promise<void>
  /** The time of the current step is over. */
  timeOut(tx: Tx, request: ApprovalRow): Promise<void>
  /** Places of people who are no longer there go on: to the rest of the step, or to others. */
  refill(tx: Tx, request: ApprovalRow): Promise<void>
  /** Reminds the people of the current step and their deputies. */
  nudge(tx: Tx, request: ApprovalRow): Promise<void>
  /** Throws when the request no longer waits. */
  lockWaiting(tx: Tx, collegeId: CollegeId, id: ApprovalId): Promise<ApprovalRow>
}

interface Parts {
  send: SendMessage
  kinds: readonly ApprovalKind[]
}

export function createApprovals({ clock }: Pick<Kernel, 'clock'>, { send, kinds }: Parts): ApprovalActs {
  const kindOf = (name: ApprovalKindName): ApprovalKind => {
    const kind = kinds.find((known) => known.name === name)
    if (!kind) throw new Error(`nobody decides what an approval of ${name} does`)
    return kind
  }

  const { end, tellAsker } = createEndings(clock, { send, kindOf })

  async function lockWaiting(tx: Tx, collegeId: CollegeId, id: ApprovalId): Promise<ApprovalRow> {
    const row = await approvalRepo.lock(tx, collegeId, id)
    if (!row) throw fail('review.approval_unknown')
    if (row.state === 'withdrawn') throw fail('review.approval_withdrawn')
    if (row.state !== 'waiting') throw fail('review.approval_decided')
    return row
  }

  async function openStep(tx: Tx, row: ApprovalRow, index: number): Promise<void> {
    const step = row.steps[index]
    if (!step) throw new Error('the request has no such step')
    const { collegeId, askerId, allowsSelf, kind } = row
    const people = await approversOf(tx, { collegeId, askerId, allowsSelf, step, right: kindOf(kind).right })
    const now = clock.now()
    const item = { approvalId: row.id, collegeId, kind, step: index, state: 'open', createdAt: now } as const
    await approvalRepo.addItems(
      tx,
      people.map((userId) => ({ ...item, userId })),
    )
    const times = { dueAt: later(now, step.hours), remindAt: later(now, step.remindHours), reminders: 0 }
    await approvalRepo.change(tx, row.id, { step: index, ...times })
  }

  /** The current step is done: the next one begins, or the request ends. */
  async function goOn(tx: Tx, row: ApprovalRow, byId: UserId | null, reason: string): Promise<void> {
    await approvalRepo.closeItems(tx, row.id)
    if (row.step + 1 >= row.steps.length) {
      const because = byId === null ? await kindOf(row.kind).refusal?.(tx, askedOf(row)) : null
      return because
        ? end(tx, row, { step: 'decline', byId, reason, because })
        : end(tx, row, { step: 'approve', byId, reason })
    }
    await openStep(tx, row, row.step + 1)
    await tellAsker(tx, row, 'step', '')
  }

  /** The open place of a person in the current step: their own, or that of somebody for whom they are deputy. */
  async function placeOf(tx: Tx, row: ApprovalRow, { userId, collegeId }: Person): Promise<ApprovalItemRow> {
    const items = await approvalRepo.items(tx, row.id)
    const principals = await approvalRepo.principals(tx, userId, collegeId, clock.now())
    const open = items.filter((item) => item.state === 'open' && item.step === row.step)
    const place = open.find((item) => item.userId === userId) ?? open.find((item) => principals.includes(item.userId))
    if (userId === row.askerId && !row.allowsSelf) throw fail('review.approval_own')
    if (place) return place
    if (items.some((item) => item.decidedBy === userId || item.userId === userId)) throw fail('review.approval_decided')
    throw fail('review.approval_unknown')
  }

  const note = (
    tx: Tx,
    row: ApprovalRow,
    values: Omit<Parameters<typeof approvalRepo.addHistory>[1], 'approvalId' | 'at'>,
  ) => approvalRepo.addHistory(tx, { ...values, approvalId: row.id, at: clock.now() })

  const dropAll: Approvals['dropAll'] = async (tx, { userId, collegeId }, { ids, reason, because }) => {
    if (ids.length === 0) return
    for (const row of await approvalRepo.lockAll(tx, collegeId, ids)) {
      if (row.state !== 'waiting') continue
      await note(tx, row, { act: 'withdrawn', userId, reason })
      const why = typeof because === 'function' ? because(row.id) : because
      await end(tx, row, { step: 'withdraw', byId: userId, reason, ...(why && { because: why }) })
    }
  }

  const late = createLateSteps(clock, { send, note, goOn, end, kindOf: (row) => kindOf(row.kind) })

  return {
    lockWaiting,

    async ask(tx, { steps, ...request }) {
      const kind = kindOf(request.kind)
      const flow = await flowRepo.ofKind(tx, request.collegeId, request.kind)
      const now = clock.now()
      const row = await approvalRepo.add(tx, {
        ...request,
        summary: plainText(request.summary),
        flowId: flow?.id ?? null,
        steps: [...(flow?.steps ?? steps ?? kind.steps)],
        allowsSelf: flow?.allowsSelf ?? false,
        state: 'waiting',
        createdAt: now,
      })
      if (!row) throw fail('review.approval_asked_already')
      await note(tx, row, { act: 'asked', userId: row.askerId, reason: row.summary })
      await openStep(tx, row, 0)
      return row.id
    },

    async waiting(db, subject) {
      const [row] = await approvalRepo.waiting(db, subject)
      return row && { id: row.id, askerId: row.askerId, createdAt: row.createdAt }
    },

    async withdraw(tx, { userId, collegeId }, id) {
      const row = await approvalRepo.lock(tx, collegeId, id)
      if (!row || row.askerId !== userId) throw fail('review.approval_unknown')
      await lockWaiting(tx, collegeId, id)
      await note(tx, row, { act: 'withdrawn', userId })
      await end(tx, row, { step: 'withdraw', byId: userId, reason: '' })
    },

    drop: (tx, person, { id, reason }) => dropAll(tx, person, { ids: [id], reason }),
    dropAll,

    async settle(tx, { userId, collegeId }, { id, isApproved, reason }) {
      const row = await lockWaiting(tx, collegeId, id)
      if (userId === row.askerId && !row.allowsSelf) throw fail('review.approval_own')
      // The steps that the college has drawn are not left out by one person.
      if (row.flowId !== null) throw fail('review.approval_by_flow')
      await note(tx, row, { act: isApproved ? 'approved' : 'declined', userId, reason })
      await end(tx, row, { step: isApproved ? 'approve' : 'decline', byId: userId, reason })
    },

    async decide(tx, person, { id, isApproved, reason: written }) {
      const reason = plainText(written)
      if (!isApproved && reason === '') throw fail('review.approval_reason_missing')
      const row = await lockWaiting(tx, person.collegeId, id)
      const place = await placeOf(tx, row, person)
      const state = isApproved ? 'approved' : 'declined'
      await approvalRepo.changeItem(tx, place.id, { state, decidedBy: person.userId, reason, decidedAt: clock.now() })
      const toUserId = place.userId === person.userId ? null : place.userId
      await note(tx, row, { act: state, userId: person.userId, toUserId, reason })
      if (!isApproved) return end(tx, row, { step: 'decline', byId: person.userId, reason })
      const items = (await approvalRepo.items(tx, id)).filter((item) => item.step === row.step)
      const number = (wanted: ApprovalItemRow['state']) => items.filter((item) => item.state === wanted).length
      const need = row.steps[row.step]?.need ?? 'any'
      if (isStepDone(need, { open: number('open'), approved: number('approved') }))
        await goOn(tx, row, person.userId, reason)
    },

    async handOver(tx, person, { id, userId, reason: written }) {
      const row = await lockWaiting(tx, person.collegeId, id)
      const place = await placeOf(tx, row, person)
      const items = await approvalRepo.items(tx, id)
      const has = items.some((item) => item.step === row.step && item.userId === userId && item.state !== 'handed')
      const isOwn = userId === row.askerId && !row.allowsSelf
      const [active] = await approverRepo.active(tx, person.collegeId, [userId])
      if (!active || has || isOwn || userId === person.userId) throw fail('review.approval_bad_person')
      const reason = plainText(written)
      const now = clock.now()
      await approvalRepo.changeItem(tx, place.id, { state: 'handed', decidedBy: person.userId, reason, decidedAt: now })
      const { collegeId, kind, step } = row
      await approvalRepo.addItems(tx, [
        { approvalId: id, collegeId, kind, step, userId, state: 'open', createdAt: now },
      ])
      await note(tx, row, { act: 'handed', userId: person.userId, toUserId: userId, reason })
    },

    async remind(tx, { userId, collegeId }, id) {
      const found = await approvalRepo.byId(tx, collegeId, id)
      if (found?.askerId !== userId) throw fail('review.approval_unknown')
      const row = await lockWaiting(tx, collegeId, id)
      const now = clock.now()
      if (row.nudgedAt && now.getTime() - row.nudgedAt.getTime() < NUDGE_MS) throw fail('review.approval_reminded')
      await approvalRepo.change(tx, id, { nudgedAt: now })
      await note(tx, row, { act: 'reminded', userId })
      await late.nudge(tx, row)
    },

    nudge: late.nudge,
    timeOut: late.timeOut,
    refill: late.refill,
  }
}
