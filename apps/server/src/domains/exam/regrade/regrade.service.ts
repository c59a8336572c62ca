import type { RegradeChange, RegradeItem, RegradePreview } from '@sands/contract/exam/regrade.calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { markingRepo } from '../marking/marking.repo.ts'
import type { RegradePayload } from './regrade.jobs.ts'
import { type RegradeId, type RegradeRow, regradeRepo } from './regrade.repo.ts'
import { loadBatch } from './regrade-batch.service.ts'
import { rescore } from './rescore.ts'

export interface RegradeService {
  preview(viewer: Viewer, examId: ExamId): Promise<RegradePreview>
  start(tx: Tx, viewer: Viewer, wanted: { examId: ExamId; reason: string }): Promise<RegradeItem>
  page(viewer: Viewer, query: PageRequest & { examId: ExamId }): Promise<PageOf<RegradeItem>>
  changes(viewer: Viewer, query: PageRequest & { id: RegradeId }): Promise<PageOf<RegradeChange>>
}

/** A preview reads at most this many attempts, and lists at most this many changes. */
const MOST_ATTEMPTS = 5000
const MOST_CHANGES = 200
const AT_ONCE = 200

const present = ({ regrade, name }: { regrade: RegradeRow; name: string | null }): RegradeItem => ({
  id: regrade.id,
  state: regrade.state,
  reason: regrade.reason,
  wantedAt: regrade.wantedAt.toISOString(),
  wantedBy: name ?? '',
  doneAt: regrade.doneAt?.toISOString() ?? null,
  attempts: regrade.attempts,
  changed: regrade.changed,
})

type Change = Omit<RegradeChange, 'name' | 'userName' | 'departmentName'>

export function createRegradeService(kernel: Kernel, job: JobKind<RegradePayload>): RegradeService {
  const { database, clock, jobs, audit } = kernel
  const db = database.primary

  async function examOf(on: Db, viewer: Viewer, examId: ExamId) {
    const exam = await regradeRepo.exam(on, viewer.collegeId, examId)
    if (!exam) throw fail('exam.unknown')
    return exam
  }

  /** What would change, attempt by attempt, without storing anything. */
  async function lookAhead(examId: ExamId, passPercent: number) {
    const changes: Change[] = []
    const outdated = new Set<string>()
    let looked = 0
    let after: AttemptId | null = null
    while (looked < MOST_ATTEMPTS) {
      const batch = await loadBatch(db, { examId, after, size: AT_ONCE })
      for (const { attempt, answers } of batch.attempts) {
        const next = rescore(attempt, answers, { ...batch, passPercent })
        const { score: before, isQualified: wasQualified } = attempt
        if (next.score !== before || next.isQualified !== wasQualified)
          changes.push({
            examRecordId: attempt.id,
            userId: attempt.userId,
            before,
            after: next.score,
            wasQualified,
            isQualified: next.isQualified,
          })
      }
      for (const questionId of batch.outdated) outdated.add(questionId)
      looked += batch.attempts.length
      after = batch.attempts.at(-1)?.attempt.id ?? null
      if (batch.attempts.length < AT_ONCE) break
    }
    return { changes, looked, questions: outdated.size }
  }

  async function named(viewer: Viewer, changes: readonly Change[]): Promise<RegradeChange[]> {
    const ids: UserId[] = [...new Set(changes.map(({ userId }) => userId))]
    const people = await markingRepo.people(db, viewer.collegeId, ids)
    return changes.flatMap((change) => {
      const person = people.get(change.userId)
      return person ? [{ ...change, ...person }] : []
    })
  }

  return {
    async preview(viewer, examId) {
      const exam = await examOf(db, viewer, examId)
      const { changes, looked, questions } = await lookAhead(examId, exam.document?.passPercent ?? 0)
      return {
        examName: exam.title,
        attempts: await regradeRepo.handedIn(db, examId),
        looked,
        questions,
        changed: changes.length,
        wouldPass: changes.filter(({ wasQualified, isQualified }) => isQualified && !wasQualified).length,
        wouldFail: changes.filter(({ wasQualified, isQualified }) => wasQualified && isQualified === false).length,
        changes: await named(viewer, changes.slice(0, MOST_CHANGES)),
      }
    },

    async start(tx, viewer, { examId, reason }) {
      const exam = await examOf(tx, viewer, examId)
      if (!exam.document) throw fail('exam.wrong_state')
      const wanted = { examId, collegeId: viewer.collegeId, reason: reason.trim(), wantedBy: viewer.userId }
      const regrade = await regradeRepo.add(tx, { ...wanted, state: 'waiting', wantedAt: clock.now() })
      if (!regrade) throw fail('exam.regrade_running')
      await jobs.enqueue(tx, job, { regradeId: regrade.id })
      await audit.record(tx, viewer, {
        action: 'exam.exam.regrade-started',
        subject: { kind: 'exam', id: examId, name: exam.title },
        after: { reason: regrade.reason },
      })
      return present({ regrade, name: viewer.name })
    },

    async page(viewer, { examId, ...request }) {
      await examOf(db, viewer, examId)
      const rows = await regradeRepo.page(db, examId, pageWindow(request))
      return pageOf(rows.map(present), await regradeRepo.count(db, examId), request)
    },

    async changes(viewer, { id, ...request }) {
      const regrade = await regradeRepo.byId(db, viewer.collegeId, id)
      if (!regrade) throw fail('exam.unknown')
      return pageOf(await regradeRepo.changes(db, id, pageWindow(request)), regrade.changed, request)
    },
  }
}
