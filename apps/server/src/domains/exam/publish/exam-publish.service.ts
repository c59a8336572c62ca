import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { EXAM_MOVES } from '@sands/rules/exam/exam-faults'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience } from '../../org/index.ts'
import { examRecord, faultsOf } from '../edit/exam-document.service.ts'
import { type ExamRow, examEditRepo } from '../edit/exam-edit.repo.ts'
import { type ExamEditService, examSubject, lockSeen, type SeenExam } from '../edit/exam-edit.service.ts'
import type { PaperSnapshot } from '../exam.tables.ts'
import { paperRepo } from '../paper/paper.repo.ts'
import { snapshotOf } from '../paper/paper-content.service.ts'
import { goLive } from './exam-live.service.ts'
import type { PublishPayload } from './exam-publish.jobs.ts'

export interface ExamPublishService {
  publish(tx: Tx, viewer: Viewer, how: SeenExam & { publishAt?: string; regrade?: boolean }): Promise<ManagedExam>
  withdraw(tx: Tx, viewer: Viewer, seen: SeenExam): Promise<ManagedExam>
  unschedule(tx: Tx, viewer: Viewer, seen: SeenExam): Promise<ManagedExam>
  archive(tx: Tx, viewer: Viewer, seen: SeenExam): Promise<ManagedExam>
}

type Move = keyof typeof EXAM_MOVES

/** Throws unless the table of moves allows it from this state. */
function expectMove(move: Move, { state }: Pick<ExamRow, 'state'>): void {
  const from: readonly string[] = EXAM_MOVES[move]
  if (!from.includes(state)) throw fail('exam.wrong_state')
}

const hiddenState = ({ edition }: ExamRow) => (edition === 0 ? 'draft' : 'withdrawn')

export function createExamPublishService(
  kernel: Kernel,
  { exams, job }: { exams: ExamEditService; job: JobKind<PublishPayload> },
): ExamPublishService {
  const { clock, jobs, audit, events } = kernel

  async function paperFor(tx: Tx, viewer: Viewer, { draft }: ExamRow, now: Date): Promise<PaperSnapshot> {
    const faults = (await faultsOf(tx, viewer.collegeId, { document: draft, now })).filter(
      ({ isWarning }) => !isWarning,
    )
    const document = draft.paperId && (await paperRepo.document(tx, viewer.collegeId, draft.paperId))
    if (faults.length > 0 || !document) throw fail('exam.has_faults', { faults: faults.length })
    await checkAudience(tx, viewer.collegeId, draft.audience)
    return snapshotOf(tx, viewer.collegeId, document)
  }

  async function schedule(tx: Tx, exam: ExamRow, publishAt: Date): Promise<ExamRow> {
    const row = await examEditRepo.change(tx, exam.id, {
      state: exam.state === 'published' ? 'published' : 'scheduled',
      publishAt,
      updatedBy: exam.updatedBy,
      updatedAt: exam.updatedAt,
    })
    if (!row) throw fail('exam.unknown')
    await jobs.enqueue(tx, job, { examId: exam.id, publishAt: publishAt.toISOString() }, publishAt)
    return row
  }

  async function moved(
    tx: Tx,
    viewer: Viewer,
    { exam, state, act }: { exam: ExamRow; state: ExamRow['state']; act: 'withdrawn' | 'unscheduled' | 'archived' },
  ): Promise<ManagedExam> {
    await examEditRepo.dropWaiting(tx, exam.id, exam.edition)
    await examEditRepo.change(tx, exam.id, { state, publishAt: null, updatedBy: viewer.userId, updatedAt: clock.now() })
    await audit.record(tx, viewer, {
      action: `exam.exam.${act}`,
      subject: examSubject(exam),
      before: { state: exam.state, publishAt: exam.publishAt?.toISOString() ?? null },
      after: { state, publishAt: null },
    })
    return exams.get(tx, viewer, exam.id)
  }

  return {
    async publish(tx, viewer, { publishAt, regrade = false, ...seen }) {
      const now = clock.now()
      const hour = publishAt === undefined ? undefined : new Date(publishAt)
      if (hour && !(hour > now)) throw fail('kernel.hour_passed')
      const exam = { ...(await lockSeen(tx, viewer, seen)), updatedBy: viewer.userId, updatedAt: now }
      expectMove(hour ? 'schedule' : 'publish', exam)
      const paper = await paperFor(tx, viewer, exam, now)
      const document = exam.draft
      const before = exam.published && (await examRecord(tx, viewer.collegeId, exam.published))
      await examEditRepo.addEdition(tx, {
        examId: exam.id,
        edition: exam.edition + 1,
        document,
        paper,
        publishedAt: hour ?? now,
        publishedBy: viewer.userId,
      })
      const row = hour ? await schedule(tx, exam, hour) : await goLive(kernel, tx, { exam, document, paper, now })
      const after = {
        ...(await examRecord(tx, viewer.collegeId, document)),
        ...(hour && { publishAt: hour.toISOString() }),
      }
      await audit.record(tx, viewer, {
        action: hour ? 'exam.exam.scheduled' : 'exam.exam.published',
        subject: examSubject(row),
        ...(before ? changed<object>(before, after) : { after }),
      })
      if (regrade && !hour && exam.edition > 0)
        await events.emit(tx, 'exam.regrade-wanted', {
          examId: exam.id,
          collegeId: exam.collegeId,
          edition: row.edition,
          by: viewer.userId,
          reason: document.title,
          at: now,
        })
      return exams.get(tx, viewer, row.id)
    },

    async withdraw(tx, viewer, seen) {
      const exam = await lockSeen(tx, viewer, seen)
      expectMove('withdraw', exam)
      return moved(tx, viewer, { exam, state: hiddenState(exam), act: 'withdrawn' })
    },

    async unschedule(tx, viewer, seen) {
      const exam = await lockSeen(tx, viewer, seen)
      expectMove('unschedule', exam)
      if (exam.publishAt === null) throw fail('exam.wrong_state')
      const state = exam.state === 'published' ? exam.state : hiddenState(exam)
      return moved(tx, viewer, { exam, state, act: 'unscheduled' })
    },

    async archive(tx, viewer, seen) {
      const exam = await lockSeen(tx, viewer, seen)
      expectMove('archive', exam)
      return moved(tx, viewer, { exam, state: 'archived', act: 'archived' })
    },
  }
}
