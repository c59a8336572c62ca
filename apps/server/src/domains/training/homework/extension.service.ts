import type { CallBody } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import { trainingLinks } from '@sands/contract/training/training.links'
import { wallTime } from '@sands/rules/face/zone'
import { plainStep, STEP_PEOPLE_MOST } from '@sands/rules/review/approval'
import { type ExtensionRefusal, extensionAfter, isMoreTime } from '@sands/rules/training/extension'
import { LIVE_STATES } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { ApprovalKind, Approvals } from '../../review/index.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { memberRepo } from '../member/member.repo.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'
import { type ExtensionRow, extensionRepo } from './extension.repo.ts'
import { cutOffOfTask, type TakenTask } from './taken-task.ts'

const KIND = 'homework_extension'

const REFUSALS = {
  not_taken: 'training.homework_not_taken',
  done: 'training.homework_done',
  locked: 'training.task_locked',
  waiting: 'training.homework_waiting',
  undated: 'training.extension_undated',
  asked: 'review.approval_asked_already',
} as const satisfies Record<ExtensionRefusal, ErrorName>

/** The wished time as the asker wrote it. */
const timeText = ({ wantedTo, timeZone }: ExtensionRow): string =>
  `${wallTime(wantedTo.toISOString(), timeZone).replace('T', ' ')} (${timeZone})`

/** More time for one task: a yes moves the dates of the person who asked. The asker is told with the reason. */
export const extensionApprovals = (
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { send, org }: { send: SendMessage; org: Pick<OrgService, 'nameOf'> },
): ApprovalKind<TrainingTaskId> => ({
  name: KIND,
  right: 'training.members',
  steps: [plainStep('right')],
  tellsAsker: true,

  async decided(tx, { id, collegeId, subjectId, askerId, title }, { end, byId, reason }) {
    const row = await extensionRepo.lock(tx, subjectId, askerId)
    const state = row && extensionAfter(row.state, end)
    if (!row || !state || row.approvalId !== id) return
    const now = clock.now()
    const isGranted = state === 'granted'
    // A yes for a date that has passed would help nobody; a time limit answers all the same.
    if (isGranted && byId !== null && row.wantedTo <= now) throw fail('training.date_passed')
    const [project] = await trainingEditRepo.byIds(tx, [row.trainingId])
    const isLive = project !== undefined && LIVE_STATES.includes(stateOf(project, now))
    if (isGranted && byId !== null && !isLive) throw fail('training.wrong_state')
    const extendedTo = isGranted ? row.wantedTo : row.extendedTo
    await extensionRepo.change(tx, row, { state, extendedTo, decision: reason, endedAt: now })
    if (isGranted) {
      const name = byId === null ? undefined : await org.nameOf(tx, byId)
      const by = byId === null ? 'system' : { userId: byId, name: name ?? '', collegeId, ip: '', userAgent: '' }
      await audit.record(tx, by, {
        action: 'training.member.extended',
        collegeId,
        subject: { kind: 'training', id: row.trainingId, name: title },
        after: {
          people: [(await org.nameOf(tx, askerId)) ?? ''],
          until: row.wantedTo.toISOString(),
          reason,
        },
      })
    }
    if (state === 'withdrawn') return
    // Who has left the project since then is not led back to it.
    const member = await memberRepo.get(tx, row.trainingId, askerId)
    if (member?.state !== 'active') return
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds: [askerId] },
      texts: fromTemplate(isGranted ? 'training.extension_granted' : 'training.extension_declined', {
        task: title,
        time: timeText(row),
        reason,
      }),
      jump: { to: 'training', moduleId: row.trainingId },
    })
  },

  async describe(db, { id, collegeId, subjectId: taskId, askerId }, language) {
    const row = await extensionRepo.get(db, taskId, askerId)
    const task = row && (await recordRepo.task(db, collegeId, taskId))
    // The dates of a later request are not those of this one.
    if (!task || row.approvalId !== id) return { facts: [], changes: [], path: null }
    const facts = [{ label: errorText('training.fact_until', language), value: timeText(row) }]
    return { facts, changes: [], path: trainingLinks.detail(task.trainingId) }
  },
})

export interface Extensions {
  ask(
    tx: Tx,
    viewer: Viewer,
    asked: { found: TakenTask; refusal: ExtensionRefusal | null } & Pick<
      CallBody<'POST /sands-lms/api/v1/homework/extension/ask'>,
      'until' | 'reason'
    >,
  ): Promise<void>
  withdraw(tx: Tx, viewer: Viewer, taskId: TrainingTaskId): Promise<void>
}

export const createExtensions = (
  { clock }: Pick<Kernel, 'clock'>,
  { approvals }: { approvals: Approvals },
): Extensions => ({
  async ask(tx, { userId, collegeId, timeZone }, { found, refusal, until, reason }) {
    if (refusal) throw fail(REFUSALS[refusal])
    const { task, view } = found
    const askedAt = clock.now()
    const wantedTo = new Date(until)
    const due = task.dueTime === null ? null : Date.parse(task.dueTime)
    const { endsAt } = view.training.document
    const isAfterEnd = endsAt !== null && wantedTo.getTime() > Date.parse(endsAt)
    if (isAfterEnd || !isMoreTime(wantedTo.getTime(), { due, cutOff: cutOffOfTask(found), now: askedAt.getTime() }))
      throw fail('training.extension_bad_date')
    const words = plainText(reason)
    const { ownerId, assistantIds } = view.training.document
    // The people of the project decide; where it has none, those who may decide about members.
    const userIds = [...new Set([...(ownerId === null ? [] : [ownerId]), ...assistantIds])].slice(0, STEP_PEOPLE_MOST)
    const { trainingTaskId: taskId, trainingId } = task
    const approvalId = await approvals.ask(tx, {
      ...{ collegeId, askerId: userId, kind: KIND, subjectId: taskId, title: task.taskName, summary: words },
      ...(userIds.length > 0 && { steps: [plainStep('people', { userIds })] }),
    })
    await extensionRepo.ask(tx, {
      ...{ taskId, userId, trainingId, state: 'asked', wantedTo, reason: words, approvalId, askedAt, timeZone },
    })
  },

  async withdraw(tx, viewer, taskId) {
    const { collegeId, userId: askerId } = viewer
    const waiting = await approvals.waiting(tx, { collegeId, kind: KIND, subjectId: taskId, askerId })
    if (!waiting) throw fail('review.approval_unknown')
    await approvals.withdraw(tx, viewer, waiting.id)
  },
})
