import type { Tx } from '../../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type AttemptId, type AttemptRow, attemptRepo } from '../attempt/attempt.repo.ts'
import { settleScore } from '../marking/settle-score.service.ts'
import { type RegradeId, type RegradeRow, regradeRepo } from './regrade.repo.ts'
import { loadBatch } from './regrade-batch.service.ts'
import { rescore } from './rescore.ts'

export interface RegradePayload {
  regradeId: RegradeId
  /** Only this attempt, which was in progress when all others were scored again. */
  attemptId?: AttemptId
}

/** One transaction each: a crash loses at most this much work, and the next run goes on behind the last one. */
const BATCH = 20

export const regradeAttempts = (kernel: Kernel): JobKind<RegradePayload> => {
  const { database, clock } = kernel

  /** Scores one locked attempt again. True when its result changed. */
  async function regradeOne(tx: Tx, regrade: RegradeRow, attempt: AttemptRow): Promise<boolean> {
    if (attempt.state !== 'in_review' && attempt.state !== 'finished') return false
    const exam = await attemptRepo.examOf(tx, attempt.examId)
    if (!exam?.document) return false
    const batch = await loadBatch(tx, { examId: attempt.examId, after: null, size: 1, only: attempt })
    const answers = batch.attempts[0]?.answers ?? []
    const next = rescore(attempt, answers, { ...batch, passPercent: exam.document.passPercent })
    for (const { questionKey, versionId, verdict, score } of next.answers)
      await regradeRepo.storeAnswer(tx, { attemptId: attempt.id, questionKey }, { versionId, verdict, score })
    const { objectiveScore, subjectiveScore, passScore, paper } = next
    await settleScore(kernel, tx, { attempt, scores: { objectiveScore, subjectiveScore, passScore, paper } })
    if (next.score === attempt.score && next.isQualified === attempt.isQualified) return false
    return regradeRepo.addChange(tx, {
      attemptId: attempt.id,
      before: attempt.score,
      after: next.score,
      wasQualified: attempt.isQualified,
      isQualified: next.isQualified,
      regradeId: regrade.id,
      reason: regrade.reason,
      changedBy: regrade.wantedBy,
      changedAt: clock.now(),
    })
  }

  async function regradeMany(tx: Tx, regrade: RegradeRow, ids: readonly AttemptId[]): Promise<number> {
    let changed = 0
    for (const id of ids) {
      // Read again behind the lock: it may have been marked meanwhile.
      const attempt = await attemptRepo.lockAny(tx, id)
      if (attempt && (await regradeOne(tx, regrade, attempt))) changed += 1
    }
    return changed
  }

  /** True when nothing is left. */
  const nextBatch = (id: RegradeId) =>
    database.transaction(async (tx) => {
      const regrade = await regradeRepo.lock(tx, id)
      if (!regrade || regrade.state === 'done') return true
      const rows = await regradeRepo.attemptsAfter(tx, regrade.examId, regrade.cursor, BATCH)
      const ids = rows.map((row) => row.id)
      const changed = await regradeMany(tx, regrade, ids)
      const isLast = rows.length < BATCH
      await regradeRepo.change(tx, id, {
        state: isLast ? 'done' : 'running',
        cursor: ids.at(-1) ?? regrade.cursor,
        attempts: regrade.attempts + ids.length,
        changed: regrade.changed + changed,
        ...(isLast && { doneAt: clock.now() }),
      })
      return isLast
    })

  const single = (regradeId: RegradeId, attemptId: AttemptId) =>
    database.transaction(async (tx) => {
      const regrade = await regradeRepo.lock(tx, regradeId)
      if (!regrade) return
      const changed = await regradeMany(tx, regrade, [attemptId])
      await regradeRepo.change(tx, regradeId, {
        attempts: regrade.attempts + 1,
        changed: regrade.changed + changed,
      })
    })

  return jobKind<RegradePayload>({
    name: 'exam.regrade',
    retries: 10,
    limitSeconds: 3600,
    silenceSeconds: 30,
    async run({ regradeId, attemptId }) {
      if (attemptId) return single(regradeId, attemptId)
      while (!(await nextBatch(regradeId)));
    },
  })
}

/** Goes on with regradings whose job was lost. */
export const regradeLate = (kernel: Kernel, job: JobKind<RegradePayload>): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'exam.regrade-late',
    retries: 3,
    limitSeconds: 3600,
    cron: '*/10 * * * *',
    async run() {
      for (const regradeId of await regradeRepo.unfinished(kernel.database.primary, 100)) await job.run({ regradeId })
    },
  })

/** Starts a regrading when a manager publishes a change with it, and catches up with attempts that were in progress. */
export function listenForRegrades({ events, jobs }: Kernel, job: JobKind<RegradePayload>): void {
  events.on('exam.regrade-wanted', async (tx, { examId, collegeId, by, reason, at }) => {
    const open = await regradeRepo.open(tx, examId)
    // One that has not ended starts from the first attempt again, with the newest keys.
    if (open) await regradeRepo.change(tx, open.id, { cursor: null, attempts: 0, wantedAt: at })
    const wanted = { examId, collegeId, state: 'waiting' as const, reason, wantedBy: by, wantedAt: at }
    const regrade = open ?? (await regradeRepo.add(tx, wanted))
    if (regrade) await jobs.enqueue(tx, job, { regradeId: regrade.id })
  })
  events.on('exam.handed-in', async (tx, { attemptId, examId }) => {
    const regradeId = await regradeRepo.during(tx, examId, attemptId)
    if (regradeId) await jobs.enqueue(tx, job, { regradeId, attemptId })
  })
}
