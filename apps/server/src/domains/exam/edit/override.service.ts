import type { ExamOverride, NewExamOverride } from '@sands/contract/exam/manage.calls'
import type { Id } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type ExamId, examEditRepo } from './exam-edit.repo.ts'
import { examSubject } from './exam-edit.service.ts'
import { type OverrideRow, overrideRepo } from './override.repo.ts'

export interface OverrideService {
  list(viewer: Viewer, examId: ExamId): Promise<ExamOverride[]>
  add(tx: Tx, viewer: Viewer, wanted: NewExamOverride): Promise<ExamOverride>
  remove(tx: Tx, viewer: Viewer, id: Id<'examOverride'>): Promise<null>
}

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at))

const present = ({ examId: _, ...row }: OverrideRow): ExamOverride => ({
  ...row,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  admitUntil: row.admitUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** For one person or one department, with at least one term. */
function isGood({ userId, departmentId, opensAt, closesAt, admitUntil, limitMinutes, attempts }: NewExamOverride) {
  const hasTerm = [opensAt, closesAt, admitUntil, limitMinutes, attempts].some((term) => term !== null)
  const isForward = opensAt === null || closesAt === null || Date.parse(opensAt) < Date.parse(closesAt)
  return (userId === null) !== (departmentId === null) && hasTerm && isForward
}

export function createOverrideService({ database, clock, audit, events }: Kernel): OverrideService {
  return {
    async list(viewer, examId) {
      const db = database.primary
      if (!(await examEditRepo.get(db, viewer.collegeId, examId))) throw fail('exam.unknown')
      return (await overrideRepo.list(db, examId)).map(present)
    },

    async add(tx, viewer, wanted) {
      const { examId, userId, departmentId, limitMinutes, attempts } = wanted
      const exam = await examEditRepo.lock(tx, viewer.collegeId, examId)
      if (!exam) throw fail('exam.unknown')
      if (!isGood(wanted)) throw fail('exam.bad_override')
      const isThere = userId
        ? await overrideRepo.isMember(tx, viewer.collegeId, userId)
        : departmentId !== null && (await overrideRepo.isDepartment(tx, viewer.collegeId, departmentId))
      if (!isThere) throw fail('org.place_unknown')
      const now = clock.now()
      const id = await overrideRepo.add(tx, {
        examId,
        userId,
        departmentId,
        opensAt: instant(wanted.opensAt),
        closesAt: instant(wanted.closesAt),
        admitUntil: instant(wanted.admitUntil),
        limitMinutes,
        attempts,
        reason: wanted.reason.trim(),
        createdBy: viewer.userId,
        createdAt: now,
      })
      await events.emit(tx, 'exam.override-changed', { examId, userId, departmentId, at: now })
      const row = await overrideRepo.get(tx, viewer.collegeId, id)
      if (!row) throw new Error('the override was not stored')
      const { examId: _exam, ...after } = wanted
      await audit.record(tx, viewer, {
        action: 'exam.exam.override-added',
        subject: examSubject(exam),
        after: { ...after, name: row.name },
      })
      return present(row)
    },

    async remove(tx, viewer, id) {
      const row = await overrideRepo.get(tx, viewer.collegeId, id)
      const exam = row && (await examEditRepo.lock(tx, viewer.collegeId, row.examId))
      if (!row || !exam) throw fail('exam.override_unknown')
      const now = clock.now()
      await overrideRepo.remove(tx, id, now)
      const { examId, userId, departmentId } = row
      await events.emit(tx, 'exam.override-changed', { examId, userId, departmentId, at: now })
      const before = present(row)
      await audit.record(tx, viewer, { action: 'exam.exam.override-removed', subject: examSubject(exam), before })
      return null
    },
  }
}
