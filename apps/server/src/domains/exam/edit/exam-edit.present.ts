import type { ManagedExamItem } from '@sands/contract/exam/exam.model'
import type { ListedExam } from './exam-edit.repo.ts'

export const presentExamItem = (row: ListedExam, invited: number): ManagedExamItem => ({
  id: row.id,
  title: row.draft.title,
  state: row.state,
  isChanged: row.isChanged,
  paperId: row.draft.paperId,
  paperTitle: row.paperTitle,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  invited,
  taken: row.taken,
  toMark: row.toMark,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})
