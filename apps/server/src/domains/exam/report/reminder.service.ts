import type { CallBody, CallQuery } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { reminderRepo } from './reminder.repo.ts'
import { reportOn } from './report-subject.service.ts'

const REMIND = '/sands-lms/api/v1/manage/exam/report/remind'

/** Reminders to people who have not taken an exam. */
export interface ExamReminders {
  /** How many people would get a reminder now. */
  effect(viewer: Viewer, wanted: CallQuery<`GET ${typeof REMIND}`>): Promise<{ people: number; resting: number }>
  send(tx: Tx, viewer: Viewer, wanted: CallBody<`POST ${typeof REMIND}`>): Promise<{ people: number }>
}

/** Nobody is reminded of the same exam twice within this time. */
const REST_MS = 86_400_000

export function createExamReminders(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  send: SendMessage,
): ExamReminders {
  /** Throws when the exam cannot be taken now: a reminder would lead nowhere. */
  async function openExam(db: Db, { collegeId }: Viewer, examId: ExamId) {
    const found = await reportOn(db, collegeId, examId)
    const { state, removedAt, opensAt, closesAt, document } = found.exam
    const now = clock.now()
    if (state !== 'published' || removedAt) throw fail('exam.withdrawn')
    if (opensAt && opensAt > now) throw fail('exam.not_open_yet')
    const admitUntil = document?.admitUntil ? new Date(document.admitUntil) : null
    if ((closesAt && closesAt <= now) || (admitUntil && admitUntil <= now)) throw fail('exam.closed')
    return { ...found, now, since: new Date(now.getTime() - REST_MS) }
  }

  return {
    async effect(viewer, { examId, userIds, ...filter }) {
      const db = database.primary
      const { scope, since } = await openExam(db, viewer, examId)
      const chosen = userIds === undefined ? {} : { userIds: userIds.split(',').map(asId<UserId>) }
      return reminderRepo.count(db, scope, { filter: { ...filter, ...chosen }, since })
    },

    async send(tx, viewer, { examId, ...filter }) {
      const { exam, scope, now, since } = await openExam(tx, viewer, examId)
      const userIds = await reminderRepo.note(tx, scope, { filter, since, now })
      if (userIds.length > 0)
        await send(tx, {
          collegeId: viewer.collegeId,
          category: 'study',
          to: { userIds },
          texts: fromTemplate('exam.reminder', { exam: exam.title }),
          jump: { to: 'exam', moduleId: examId },
          dedupeKey: `exam.reminder ${examId} ${now.getTime()}`,
        })
      await audit.record(tx, viewer, {
        action: 'exam.report.reminded',
        subject: { kind: 'exam', id: examId, name: exam.title },
        after: { people: userIds.length },
      })
      return { people: userIds.length }
    },
  }
}
