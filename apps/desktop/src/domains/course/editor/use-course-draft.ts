import type { CourseDocument, ManagedCourse } from '@sands/contract/course/manage.model'
import { call } from '@sands/web/call/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftSaver, SaverState } from '../../../kernel/draft/draft-saver.model.ts'
import { createDraftSaver } from '../../../kernel/draft/draft-saver.ts'
import { useSaving } from '../../../kernel/draft/use-saving.ts'

/** Every save returns the stored course. */
export type CourseSaver = DraftSaver<CourseDocument, ManagedCourse>

const READ = 'GET /sands-lms/api/v1/manage/course/get'

/** Reads the stored course without replacing the one that the editor works on. */
export const readCourse = (id: ManagedCourse['id']): Promise<ManagedCourse> =>
  call(READ, { query: { id }, quiet: true, silent: true })

const open = (course: ManagedCourse, onStored: (stored: ManagedCourse) => void): CourseSaver =>
  createDraftSaver<CourseDocument, ManagedCourse>({
    draft: course,
    version: course.version,
    document: course.draft,
    savedAt: Date.parse(course.updatedAt),
    save: async ({ version, document, idempotencyKey }) => {
      const stored = await call('POST /sands-lms/api/v1/manage/course/save', {
        body: { id: course.id, version, draft: document },
        idempotencyKey,
        quiet: true,
        silent: true,
      })
      onStored(stored)
      return stored
    },
  })

/** Stores the course as it changes. Each stored course replaces the cached one. */
export function useCourseDraft(
  course: ManagedCourse,
  document: CourseDocument,
): { saver: CourseSaver; state: SaverState<ManagedCourse> } {
  const queries = useQueryClient()
  const [saver] = useState(() =>
    open(course, (stored) => queries.setQueriesData({ queryKey: [READ, { query: { id: stored.id } }] }, stored)),
  )
  return { saver, state: useSaving(saver, document) }
}
