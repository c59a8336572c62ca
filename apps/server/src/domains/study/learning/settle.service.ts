import type { UserId } from '@sands/contract/kernel/schema'
import type { FinishTerms } from '@sands/rules/study'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { LearnableKey } from './learnables.service.ts'
import { progressRow, progressState } from './ledger.ts'
import { type Midway, settleRepo } from './settle.repo.ts'
import { missingOf, refit } from './verdict.policy.ts'
import '../study.events.ts'

/** How many people are looked at at once, and held together. */
const SIZE = 200

/** For how many other terms of a thing are what. Who has finished it stays so. */
export interface TermShifts {
  learners: number
  finishedKept: number
  percentUp: number
  percentDown: number
  wouldFinish: number
}

/** How somebody in the middle stands by other terms, as they would by opening the thing now. */
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

/** What would change if these terms held, without changing it; without terms, how many people have to do with the thing. */
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
 * Other terms hold from now on for those who are in the middle too: nobody has to open a thing again to have finished it.
 * A few at a time, so that nobody who is studying waits for long.
 */
export async function settleTerms(
  { database, clock, events }: Pick<Kernel, 'database' | 'clock' | 'events'>,
  learnable: LearnableKey,
  terms: FinishTerms,
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
        await events.emit(tx, 'study.finished', { ...learnable, userId, collegeId, courseId: null, at: now })
  }
  for await (const rows of midwayOf(database.primary, learnable))
    await database.transaction((tx) =>
      settle(
        tx,
        rows.map(({ user_id }) => user_id),
      ),
    )
}
