import { refreshEdits } from '@sands/web/i18n/edits'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const LISTS = [
  'GET /sands-system/api/v1/manage/text/page',
  'GET /sands-system/api/v1/manage/text/get',
  'GET /sands-system/api/v1/manage/text/change/page',
  'GET /sands-system/api/v1/manage/text/edition/page',
  'GET /sands-system/api/v1/manage/text/restore/preview',
] as const

/** After texts were published: everything that shows them is asked for again, and this desktop speaks the new words at once. */
export function useRefreshTexts(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([refreshEdits(), ...LISTS.map((key) => queries.invalidateQueries({ queryKey: [key] }))])
  }, [queries])
}
