import type { Id } from '@sands/contract/kernel/schema'

/** Whose answers are shown: of one edition, and of one department of it. */
export interface ShownAnswers {
  id: Id<'survey'>
  editionId?: Id<'surveyEdition'>
  departmentId?: Id<'department'>
}
