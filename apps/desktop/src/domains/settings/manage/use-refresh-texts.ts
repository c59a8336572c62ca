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

/**
 * Called after texts were published: fetches all data about them again and applies the new texts to this desktop at
 * once.
 */
export function useRefreshTexts(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([refreshEdits(), ...LISTS.map((key) => queries.invalidateQueries({ queryKey: [key] }))])
  }, [queries])
}
