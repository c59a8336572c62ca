import type { ManagedPracticeItem } from '@sands/contract/exam/practice.model'
import type { ListedPractice } from './practice-edit.repo.ts'

export function presentPracticeItem(row: ListedPractice, invited: number): ManagedPracticeItem {
  // Until the first publication, lists show the window of the draft.
  const { opensAt, closesAt } = row.published ?? row.draft
  return {
    id: row.id,
    title: row.draft.title,
    state: row.state,
    isChanged: row.isChanged,
    questionNum: row.questionNum,
    opensAt,
    closesAt,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    invited,
    started: row.started,
    completed: row.completed,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedByName ?? '',
  }
}
