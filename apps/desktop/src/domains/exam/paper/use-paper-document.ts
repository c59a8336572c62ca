import type { ManagedPaper } from '@sands/contract/exam/paper.calls'
import type { PaperDocument } from '@sands/contract/exam/paper.model'
import { call } from '@sands/web/call/call'
import { useQueryClient } from '@tanstack/react-query'
import { useDocument } from '../draft/use-document.ts'

const READ = 'GET /sands-lms/api/v1/manage/paper/get'

interface OpenedPaper {
  paper: ManagedPaper
  reload: () => Promise<ManagedPaper | undefined>
}

/** A paper that is stored while it is edited. Each stored paper replaces the cached one. */
export function usePaperDocument({ paper, reload }: OpenedPaper) {
  const queries = useQueryClient()
  const { id } = paper
  return useDocument<PaperDocument, ManagedPaper>({
    stored: paper,
    documentOf: ({ document }) => document,
    read: () => call(READ, { query: { id }, quiet: true, silent: true }),
    save: async ({ version, document, idempotencyKey }) => {
      const stored = await call('POST /sands-lms/api/v1/manage/paper/save', {
        body: { id, version, document },
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
