import type { ManagedSurvey, SurveyDraft } from '@sands/contract/survey/survey.model'
import { call } from '@sands/web/call/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createDraftSaver } from '../../../kernel/draft/draft-saver.ts'
import { useSaving } from '../../../kernel/draft/use-saving.ts'

const READ = 'GET /sands-lms/api/v1/manage/investigation/get'

/** Stores the draft as it changes. People see it only after publication. */
export function useSurveyDraft(survey: ManagedSurvey, document: SurveyDraft) {
  const queries = useQueryClient()
  const [saver] = useState(() =>
    createDraftSaver<SurveyDraft, ManagedSurvey>({
      draft: survey,
      version: survey.version,
      document,
      savedAt: Date.parse(survey.updateTime),
      save: async ({ version, document: draft, idempotencyKey }) => {
        const stored = await call('POST /sands-lms/api/v1/manage/investigation/draft', {
          body: { id: survey.id, version, draft },
          idempotencyKey,
          quiet: true,
          silent: true,
        })
        queries.setQueriesData({ queryKey: [READ, { query: { id: stored.id } }] }, stored)
        return stored
      },
    }),
  )
  const state = useSaving(saver, document)
  return { saver, state, stored: state.draft ?? survey }
}
