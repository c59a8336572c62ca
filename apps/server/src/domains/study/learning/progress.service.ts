import type { LearningProgress } from '@sands/contract/study/learning.model'
import type { LearnType } from '@sands/rules/study'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentProgress } from './learning.present.ts'
import { learningRepo } from './learning.repo.ts'
import { progressState } from './ledger.ts'

export interface ProgressQuery {
  learnType: LearnType
  ids: readonly string[]
  /** Today in the person's time zone. */
  day: string
}

/**
 * A person's progress with each learnable, by its id; content that the
 * person never started is left out. Every screen uses this.
 */
export async function progressOf(
  db: Db,
  viewer: Viewer,
  query: ProgressQuery,
): Promise<ReadonlyMap<string, LearningProgress>> {
  if (query.ids.length === 0) return new Map()
  const rows = await learningRepo.progressFor(db, viewer, query)
  return new Map(
    rows.map((row) => [
      row.learn_id,
      {
        ...presentProgress({
          learnType: query.learnType,
          learnId: row.learn_id,
          terms: { form: row.form, total: row.total, threshold: row.threshold, minSeconds: row.min_seconds },
          progress: progressState({ ...row, finished_at: row.finished_at === null ? null : new Date(row.finished_at) }),
          todayMs: Number(row.today_ms),
        }),
        lastTime: new Date(row.last_at).toISOString(),
      },
    ]),
  )
}
