import type { UserId } from '@sands/contract/kernel/schema'
import type { FinishTerms } from '@sands/rules/study'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { LearnableKey } from './learnables.service.ts'
import { progressRow, progressState } from './ledger.ts'
import { type Midway, settleRepo } from './settle.repo.ts'
import { missingOf, refit } from './verdict.policy.ts'
import '../study.events.ts'

/** How many people are read and locked at once. */
const SIZE = 200

/** How many people are affected by changed terms, and how. Finished learners stay finished. */
export interface TermShifts {
  learners: number
  finishedKept: number
  percentUp: number
  percentDown: number
  wouldFinish: number
}

/** A learner's progress under the changed terms, as if they opened the content now. */
function settled(row: Midway, terms: FinishTerms, now: Date) {
  const fitted = refit(progressState(row), terms)
  const isFinished = missingOf(terms, fitted).length === 0
  return progressRow(terms.form, { ...fitted, finishedAt: isFinished ? now.getTime() : null })
}

async function* midwayOf(db: Db, learnable: LearnableKey): AsyncGenerator<Midway[]> {
  let after: UserId | '0' = '0'
  for (;;) {
    const rows: Midway[] = await settleRepo.midway(db, learnable, { after, size: SIZE })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < SIZE) return
    after = last.user_id
  }
}

/**
 * What would change under these terms, without changing it. Without
 * terms: only how many people have started or finished.
 */
export async function termShifts(
  db: Db,
  learnable: LearnableKey,
  { terms, now }: { terms: FinishTerms | undefined; now: Date },
): Promise<TermShifts> {
  const { learners, finished } = await settleRepo.counts(db, learnable)
  const shifts = { learners, finishedKept: finished, percentUp: 0, percentDown: 0, wouldFinish: 0 }
  if (!terms) return shifts
  for await (const rows of midwayOf(db, learnable))
    for (const row of rows) {
      const { percent, finishedAt } = settled(row, terms, now)
      if (finishedAt) shifts.wouldFinish += 1
      if (percent > row.percent) shifts.percentUp += 1
      if (percent < row.percent) shifts.percentDown += 1
    }
  return shifts
}

/**
 * Applies changed terms to learners who have started and not finished, so that nobody has to open the content again
 * to finish it. Works in small groups, so that nobody who is studying waits for long.
 */
export async function settleTerms(
  { database, clock, events }: Pick<Kernel, 'database' | 'clock' | 'events'>,
  learnable: LearnableKey,
  { isSound, ...terms }: FinishTerms & { isSound: boolean },
): Promise<void> {
  const settle = async (tx: Tx, userIds: readonly UserId[]): Promise<void> => {
    await settleRepo.hold(tx, userIds)
    const now = clock.now()
    const held = await settleRepo.midwayFor(tx, learnable, userIds)
    const rows = held.map((row) => ({ userId: row.user_id, ...settled(row, terms, now) }))
    await settleRepo.write(tx, learnable, { total: terms.total, rows })
    const finished = new Set(rows.flatMap(({ userId, finishedAt }) => (finishedAt ? [userId] : [])))
    for (const { user_id: userId, college_id: collegeId } of held)
      if (finished.has(userId))
        await events.emit(tx, 'study.finished', {
          ...{ ...learnable, userId, collegeId, courseId: null },
          ...{ form: terms.form, isSound, at: now },
        })
  }
  for await (const rows of midwayOf(database.primary, learnable))
    await database.transaction((tx) =>
      settle(
        tx,
        rows.map(({ user_id }) => user_id),
      ),
    )
}
