import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import { call } from '@sands/web/call/call'
import { useQueryClient } from '@tanstack/react-query'
import { useDocument } from '../draft/use-document.ts'

const READ = 'GET /sands-lms/api/v1/manage/practise/get'

interface OpenedPractice {
  practice: ManagedPractice
  reload: () => Promise<ManagedPractice | undefined>
}

/** A practice that is stored while it is edited. Each stored practice replaces the cached one. */
export function usePracticeDocument({ practice, reload }: OpenedPractice) {
  const queries = useQueryClient()
  const { id } = practice
  return useDocument<PracticeDocument, ManagedPractice>({
    stored: practice,
    documentOf: ({ draft }) => draft,
    read: () => call(READ, { query: { id }, quiet: true, silent: true }),
    save: async ({ version, document, idempotencyKey }) => {
      const stored = await call('POST /sands-lms/api/v1/manage/practise/save', {
        body: { id, version, draft: document },
        idempotencyKey,
        quiet: true,
        silent: true,
      })
      queries.setQueriesData({ queryKey: [READ, { query: { id } }] }, stored)
      return stored
    },
    reload,
  })
}
