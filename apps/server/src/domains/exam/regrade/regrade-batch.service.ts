import type { Db } from '../../../kernel/database/database.ts'
import type { AnswerRow, AttemptId, AttemptRow } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { type VersionMap, versionIdsOf } from '../attempt/versions.service.ts'
import { regradeRepo } from './regrade.repo.ts'
import type { NewestOf } from './rescore.ts'

export interface RegradeBatch {
  attempts: { attempt: AttemptRow; answers: AnswerRow[] }[]
  versions: VersionMap
  newestOf: NewestOf
  /** Versions of these attempts that have a newer one. */
  outdated: string[]
}

/** The next attempts with their answers and the newest versions of their questions. */
export async function loadBatch(
  db: Db,
  { examId, after, size, only }: { examId: ExamId; after: AttemptId | null; size: number; only?: AttemptRow },
): Promise<RegradeBatch> {
  const rows = only ? [only] : await regradeRepo.attemptsAfter(db, examId, after, size)
  const answers = new Map<AttemptId, AnswerRow[]>(rows.map(({ id }) => [id, []]))
  for (const row of await regradeRepo.answersOf(db, [...answers.keys()])) answers.get(row.attemptId)?.push(row)
  const versionIds = [...new Set(rows.flatMap(({ paper }) => versionIdsOf(paper)))]
  const { versions, newest } = await regradeRepo.newest(db, versionIds)
  return {
    attempts: rows.map((attempt) => ({ attempt, answers: answers.get(attempt.id) ?? [] })),
    versions,
    newestOf: (id) => newest.get(id) ?? id,
    outdated: [...newest].flatMap(([id, next]) => (id === next ? [] : [next])),
  }
}
