import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { call } from '@sands/web/call/call'
import { useQueryClient } from '@tanstack/react-query'
import { useDocument } from '../draft/use-document.ts'

const READ = 'GET /sands-lms/api/v1/manage/exam/get'

/** Reads the stored exam without replacing the one that the editor works on. */
export const readExam = (id: ManagedExam['id']): Promise<ManagedExam> =>
  call(READ, { query: { id }, quiet: true, silent: true })

interface OpenedExam {
  exam: ManagedExam
  reload: () => Promise<ManagedExam | undefined>
  isBusy: boolean
}

/** An exam that is stored while it is edited. Each stored exam replaces the cached one. */
export function useExamDocument({ exam, reload, isBusy }: OpenedExam) {
  const queries = useQueryClient()
  const { id } = exam
  return useDocument<ExamDocument, ManagedExam>({
    stored: exam,
    documentOf: ({ draft }) => draft,
    read: () => readExam(id),
    save: async ({ version, document, idempotencyKey }) => {
      const stored = await call('POST /sands-lms/api/v1/manage/exam/save', {
        body: { id, version, draft: document },
        idempotencyKey,
        quiet: true,
        silent: true,
      })
      queries.setQueriesData({ queryKey: [READ, { query: { id } }] }, stored)
      return stored
    },
    reload,
    isBusy,
  })
}
